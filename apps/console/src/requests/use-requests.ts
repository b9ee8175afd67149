import { useEffect, useRef, useState } from 'preact/hooks';
import { onRequest } from '../api/live.ts';
import { useResource } from '../api/use-resource.ts';
import { listRequests, type RequestSummary, summarize } from './api.ts';

/** The number of requests to show, as many as servers remember. */
const most = 1000;

const none: readonly RequestSummary[] = [];

/** The requests, newest first, with those that come in. While it is paused, none comes in. */
export function useRequests(paused: boolean) {
  const [added, setAdded] = useState(none);
  const arrived = useRef<RequestSummary[]>([]);
  const frame = useRef(0);
  async function load(): Promise<RequestSummary[]> {
    const newest = arrived.current.at(-1)?.id ?? 0;
    const loaded = await listRequests();
    // The list has those that came in before it was requested, unless they were cleared.
    arrived.current = arrived.current.filter(({ id }) => id > newest);
    setAdded([...arrived.current]);
    return loaded;
  }
  const { data, error, reload } = useResource(load, { kinds: ['*'] });
  useEffect(() => {
    if (paused) return undefined;
    // Requests that arrived during loading are in the list of the server.
    reload();
    return onRequest((request) => {
      arrived.current.push(summarize(request));
      // A load test sends hundreds in the time of one frame.
      if (frame.current !== 0) return;
      frame.current = requestAnimationFrame(() => {
        frame.current = 0;
        setAdded([...arrived.current]);
      });
    });
  }, [paused, reload]);
  const loaded = data ?? none;
  const last = loaded.at(-1)?.id ?? 0;
  const all = [...loaded, ...added.filter(({ id }) => id > last)].slice(-most).toReversed();
  return { requests: data === undefined ? undefined : all, error, reload };
}
