import { useEffect, useRef, useState } from 'preact/hooks';
import { onRequest } from '../api/live.ts';
import { useResource } from '../api/use-resource.ts';
import { toTenantTime } from '../parts/moment.tsx';
import { listRequests, type RequestSummary, summarize } from './api.ts';

/** The number of requests that servers remember. */
const all = 1000;

interface RequestOptions {
  /** While it is true, no request is added. */
  paused?: boolean;
  /** The number of requests to show, the newest ones; all that the server remembers if left out. */
  most?: number;
  /** True to show the calls of observers too, such as those of the console. */
  observers?: boolean;
}

const none: readonly RequestSummary[] = [];

/** The requests, newest first, with those that come in. */
export function useRequests({ paused = false, most = all, observers = false }: RequestOptions) {
  const [added, setAdded] = useState(none);
  const arrived = useRef<RequestSummary[]>([]);
  const frame = useRef(0);
  const wasPaused = useRef(false);
  async function load(): Promise<RequestSummary[]> {
    const before = arrived.current.length;
    const loaded = await listRequests({ observers, ...(most !== all && { limit: most }) });
    // The list has those that came in before it was requested, unless they were cleared.
    arrived.current = arrived.current.slice(before);
    setAdded([...arrived.current]);
    return loaded;
  }
  const { data, error, reload } = useResource(load, { kinds: ['*'], key: String(observers) });
  const asked = useRef(most);
  useEffect(() => {
    // More are wanted than before: those that are shown stay meanwhile.
    if (asked.current !== most) reload();
    asked.current = most;
  }, [most, reload]);
  useEffect(() => {
    if (paused) {
      wasPaused.current = true;
      return undefined;
    }
    // Requests that arrived during the pause are in the list of the server.
    if (wasPaused.current) reload();
    wasPaused.current = false;
    return onRequest((request) => {
      if (request.observer !== undefined && !observers) return;
      arrived.current.push(atTenantTime(summarize(request)));
      // A load test sends hundreds in the time of one frame.
      if (frame.current !== 0) return;
      frame.current = requestAnimationFrame(() => {
        frame.current = 0;
        setAdded([...arrived.current]);
      });
    });
  }, [paused, observers, reload]);
  const loaded = data ?? none;
  const known = new Set(loaded.map(({ id }) => id));
  const shown = [...loaded, ...added.filter(({ id }) => !known.has(id))].slice(-most).toReversed();
  return { requests: data === undefined ? undefined : shown, error, reload };
}

/** Adds the time by the tenant's clock to a request that comes in now, where that is another. */
function atTenantTime(request: RequestSummary): RequestSummary {
  const time = Date.parse(request.time);
  const shown = toTenantTime(time);
  return shown === time ? request : { ...request, tenantTime: new Date(shown).toISOString() };
}
