import { useEffect, useRef, useState } from 'preact/hooks';
import { onChange, onRequest } from '../api/live.ts';
import { useResource } from '../api/use-resource.ts';
import { listRequests, type RequestSummary, summarize } from './api.ts';

/** How many requests are shown, as many as servers remember. */
const most = 1000;

const none: readonly RequestSummary[] = [];

/** The requests, newest first, with those that come in. While it is paused, none comes in. */
export function useRequests(paused: boolean) {
  const { data, error, reload } = useResource(listRequests, { kinds: ['*'] });
  const [added, setAdded] = useState(none);
  const arrived = useRef<RequestSummary[]>([]);
  const frame = useRef(0);
  useEffect(() => {
    arrived.current = [];
    setAdded(none);
  }, [data]);
  useEffect(() => {
    if (paused) return undefined;
    // What came in meanwhile is in the list of the server.
    reload();
    const stop = onRequest((request) => {
      arrived.current.push(summarize(request));
      // A load test sends hundreds in the time of one frame.
      if (frame.current !== 0) return;
      frame.current = requestAnimationFrame(() => {
        frame.current = 0;
        setAdded([...arrived.current]);
      });
    });
    const stopChanges = onChange(({ kinds }) => {
      if (kinds.includes('*')) reload();
    });
    return () => {
      stop();
      stopChanges();
    };
  }, [paused, reload]);
  const loaded = data ?? none;
  const last = loaded.at(-1)?.id ?? 0;
  const all = [...loaded, ...added.filter(({ id }) => id > last)].slice(-most).toReversed();
  return { requests: data === undefined ? undefined : all, error, reload };
}
