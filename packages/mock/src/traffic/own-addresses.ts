import type { Page } from '../core/steps.ts';
import { isForeign } from '../is-foreign.ts';
import type { MockRequest, MockResponse } from '../message.ts';
import { exchangesFor } from './exchanges-for.ts';
import { pageAsset } from './page-assets.ts';
import type { Traffic } from './traffic.ts';

/** What the traffic page says of the server that it is on. */
export interface About {
  title: string;
  /** The areas that are served, and how many operations each has. */
  areas: readonly { area: string; title: string; operations: number }[];
  /** Whether there is a reference site at `/reference/`. */
  reference: boolean;
  /** The path of an operation that answers a GET with any bearer token, for people to try. */
  example: string;
}

export interface TrafficPageOptions {
  traffic: Traffic;
  about: About;
}

const page = '/_countersign/page/';
const trafficPath = '/_countersign/traffic';
const common = {
  'cache-control': 'no-cache',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The addresses where people and tests see what the mock was asked:
 *
 * - `GET /`: the page;
 * - `GET /_countersign/traffic`: `{ exchanges, oldest, newest }`, the exchanges from the oldest to
 *   the newest and the ids of the first and the last that are kept, 0 where none is. `?after=3`
 *   leaves only those with a greater id, `?operation=Envelopes_get` those of that operation,
 *   `?status=400` or `?status=4xx` those with that status;
 * - `DELETE /_countersign/traffic`: forgets them, 204.
 *
 * Pages of other origins may not read or clear the traffic: their requests get 403, and no answer
 * has a CORS header.
 */
export function createTrafficPages({ traffic, about }: TrafficPageOptions): readonly Page[] {
  return [
    { under: '/', answer: (request) => readOnly(request, () => asset('index.html')) },
    {
      under: page,
      answer: (request) => {
        const name = pathOf(request).slice(page.length);
        return readOnly(request, () => (name === 'about.json' ? json(200, about) : asset(name)));
      },
    },
    {
      under: trafficPath,
      answer: (request) =>
        pathOf(request) === trafficPath ? trafficResponse(request, traffic) : undefined,
    },
  ];
}

function pathOf({ url }: MockRequest): string {
  return url.split('?', 1)[0] ?? '';
}

function trafficResponse(request: MockRequest, traffic: Traffic): MockResponse {
  if (isForeign(request))
    return json(403, {
      error: 'Pages of other origins are not allowed to read or clear the traffic.',
    });
  if (request.method !== 'DELETE')
    return readOnly(
      request,
      () => listResponse(request.url.split('?', 2)[1] ?? '', traffic),
      'GET, HEAD, DELETE',
    );
  traffic.clear();
  return { status: 204, headers: common, body: '' };
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

function asset(name: string): MockResponse {
  const found = pageAsset(name);
  if (found === undefined) return json(404, { error: 'file not found' });
  return {
    status: 200,
    headers: {
      ...common,
      'content-security-policy': policy,
      'content-type': `${found.mediaType}; charset=utf-8`,
    },
    body: found.text,
  };
}

function json(status: number, body: unknown): MockResponse {
  const headers = { ...common, 'content-type': 'application/json; charset=utf-8' };
  return { status, headers, body: JSON.stringify(body) };
}
