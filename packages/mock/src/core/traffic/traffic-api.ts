import { splitUrl } from '../split-url.ts';
import type { Handle, Page } from '../steps/steps.ts';
import { isForeign } from '../is-foreign.ts';
import { createEventStreams } from '../live/event-stream.ts';
import type { MockRequest, MockResponse } from '../message.ts';
import { includesObservers, readFilter } from './filter-exchanges.ts';
import type { Recorder } from './recorder.ts';
import { repeatRequest } from './repeat-request.ts';
import { toHar } from './to-har.ts';

/** The headers of all that the server responds about itself. */
const headersOfPages = {
  'cache-control': 'no-cache',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function json(status: number, body: unknown): MockResponse {
  const headers = { ...headersOfPages, 'content-type': 'application/json; charset=utf-8' };
  return { status, headers, body: JSON.stringify(body) };
}

/** Responds to GET and HEAD, and refuses other methods. */
function readOnly(
  { method }: Pick<MockRequest, 'method'>,
  answer: () => MockResponse,
  allow = 'GET, HEAD',
): MockResponse {
  if (method === 'GET' || method === 'HEAD') return answer();
  return notAllowed(method, allow);
}

function notAllowed(method: string, allow: string): MockResponse {
  const refused = json(405, { error: `${method} is not allowed here. Allowed: ${allow}` });
  return { ...refused, headers: { ...refused.headers, allow } };
}

const trafficPath = '/_countersign/traffic';
const archivePath = `${trafficPath}.har`;

/**
 * The addresses where programs see what the server was asked:
 *
 * - `GET /_countersign/traffic`: `{ exchanges, oldest, newest }`, the exchanges from the oldest to
 *   the newest and the ids of the first and the last that are kept, 0 where none is. `?after=3`
 *   leaves only those with a greater id, `?operation=Envelopes_get` those of that operation,
 *   `?status=400` or `?status=4xx` those with that status, `?method=POST`, `?path=/envelopes` and
 *   `?caller=…` likewise, and `?limit=100` the newest 100 of them. `?observers=true` adds the calls
 *   of the console;
 * - `DELETE /_countersign/traffic`: forgets them, 204;
 * - `GET /_countersign/traffic/3`: an exchange with its headers and bodies;
 * - `POST /_countersign/traffic/3/repeat`: sends the request again, and responds with the new
 *   exchange;
 * - `GET /_countersign/traffic.har`: an HTTP archive, with the same filters;
 * - `GET /_countersign/traffic/live`: server-sent events: `hello`, then `request` with each exchange.
 *
 * Pages of other origins may not read or clear the traffic: their requests get 403, and no answer
 * has a CORS header.
 */
export function createTrafficApi(server: string, recorder: Recorder): Page {
  const streams = createEventStreams(server);

  function list(request: MockRequest): MockResponse {
    const query = queryOf(request);
    const leave = readFilter(query);
    if ('message' in leave) return json(400, { error: leave.message });
    const kept = recorder.recent();
    const shown = recorder.recent({ observers: includesObservers(query) });
    const [oldest, newest] = [kept[0]?.id ?? 0, kept.at(-1)?.id ?? 0];
    return json(200, { exchanges: leave(shown), oldest, newest });
  }

  function archive(request: MockRequest): MockResponse {
    const query = queryOf(request);
    const leave = readFilter(query);
    if ('message' in leave) return json(400, { error: leave.message });
    const recent = recorder.recent({ observers: includesObservers(query) });
    const found = leave(recent).flatMap(({ id }) => recorder.find(id) ?? []);
    const response = json(200, toHar(found, 'Countersign'));
    const disposition = 'attachment; filename="requests.har"';
    return { ...response, headers: { ...response.headers, 'content-disposition': disposition } };
  }

  function clear(): MockResponse {
    recorder.clear();
    return { status: 204, headers: headersOfPages, body: '' };
  }

  function show(id: number): MockResponse {
    const found = recorder.find(id);
    return found === undefined ? notKept(id) : json(200, found);
  }

  async function repeat(id: number, handle: Handle): Promise<MockResponse> {
    if (recorder.find(id) === undefined) return notKept(id);
    const repeated = await repeatRequest(recorder, id, handle);
    return 'error' in repeated ? json(409, repeated) : json(200, repeated);
  }

  function respond(
    path: string,
    request: MockRequest,
    handle: Handle,
  ): MockResponse | Promise<MockResponse> | undefined {
    const { method } = request;
    if (path === archivePath) return readOnly(request, () => archive(request));
    if (path === trafficPath)
      return method === 'DELETE'
        ? clear()
        : readOnly(request, () => list(request), 'GET, HEAD, DELETE');
    const [, id, act] = /^\/(\w+)(?:\/(\w+))?$/.exec(path.slice(trafficPath.length)) ?? [];
    if (id === 'live' && act === undefined)
      return readOnly(request, () =>
        streams.open((send) =>
          recorder.subscribe((exchange) => send('request', exchange), {
            observers: includesObservers(queryOf(request)),
          }),
        ),
      );
    if (id === undefined || !/^\d{1,15}$/.test(id)) return undefined;
    if (act === undefined) return readOnly(request, () => show(Number(id)));
    if (act !== 'repeat') return undefined;
    return method === 'POST' ? repeat(Number(id), handle) : notAllowed(method, 'POST');
  }

  return {
    under: trafficPath,
    answer: (request, handle) => {
      const path = splitUrl(request.url).path;
      if (path !== trafficPath && path !== archivePath && !path.startsWith(`${trafficPath}/`))
        return undefined;
      return isForeign(request) ? foreign : respond(path, request, handle);
    },
  };
}

function queryOf({ url }: MockRequest): URLSearchParams {
  return new URLSearchParams(splitUrl(url).search);
}

function notKept(id: number): MockResponse {
  return json(404, { error: `No exchange with the id ${id} is kept.` });
}

const foreign = json(403, {
  error: 'Pages of other origins are not allowed to read or clear the traffic.',
});
