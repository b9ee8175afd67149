import type { Page } from '../core/steps.ts';
import { createEventStreams, type EventStreams } from '../live/event-stream.ts';
import { isForeign } from '../is-foreign.ts';
import type { MockRequest, MockResponse } from '../message.ts';
import { exchangesFor } from './exchanges-for.ts';
import type { Traffic } from './traffic.ts';

const trafficPath = '/_countersign/traffic';
const common = {
  'cache-control': 'no-cache',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
/**
 * The addresses where people and tests see what the mock was asked:
 *
 * - `GET /_countersign/traffic`: `{ exchanges, oldest, newest }`, the exchanges from the oldest to
 *   the newest and the ids of the first and the last that are kept, 0 where none is. `?after=3`
 *   leaves only those with a greater id, `?operation=Envelopes_get` those of that operation,
 *   `?status=400` or `?status=4xx` those with that status;
 * - `DELETE /_countersign/traffic`: forgets them, 204;
 * - `GET /_countersign/traffic/live`: server-sent events: `hello`, then `request` with each exchange.
 *
 * Pages of other origins may not read or clear the traffic: their requests get 403, and no answer
 * has a CORS header.
 */
export function createTrafficPages(server: 'mock' | 'sandbox', traffic: Traffic): readonly Page[] {
  const streams = createEventStreams(server);
  return [
    {
      under: trafficPath,
      answer: (request) => {
        const at = pathOf(request).slice(trafficPath.length);
        if (at === '') return trafficResponse(request, traffic);
        return at === '/live' ? liveResponse(request, traffic, streams) : undefined;
      },
    },
  ];
}

function pathOf({ url }: MockRequest): string {
  return url.split('?', 1)[0] ?? '';
}

function trafficResponse(request: MockRequest, traffic: Traffic): MockResponse {
  if (isForeign(request)) return foreign;
  if (request.method !== 'DELETE')
    return readOnly(
      request,
      () => listResponse(request.url.split('?', 2)[1] ?? '', traffic),
      'GET, HEAD, DELETE',
    );
  traffic.clear();
  return { status: 204, headers: common, body: '' };
}

function liveResponse(request: MockRequest, traffic: Traffic, streams: EventStreams): MockResponse {
  if (isForeign(request)) return foreign;
  return readOnly(request, () =>
    streams.open((send) => traffic.subscribe((exchange) => send('request', exchange))),
  );
}

function listResponse(query: string, traffic: Traffic): MockResponse {
  const result = exchangesFor(new URLSearchParams(query), traffic.recent());
  return json('error' in result ? 400 : 200, result);
}

function readOnly(
  { method }: MockRequest,
  answer: () => MockResponse,
  allow = 'GET, HEAD',
): MockResponse {
  if (method === 'GET' || method === 'HEAD') return answer();
  const refused = json(405, { error: `${method} is not allowed here. Allowed: ${allow}` });
  return { ...refused, headers: { ...refused.headers, allow } };
}

function json(status: number, body: unknown): MockResponse {
  const headers = { ...common, 'content-type': 'application/json; charset=utf-8' };
  return { status, headers, body: JSON.stringify(body) };
}

const foreign = json(403, {
  error: 'Pages of other origins are not allowed to read or clear the traffic.',
});
