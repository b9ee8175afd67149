import type { Page } from '../core/steps.ts';
import type { MockRequest, MockResponse } from '../message.ts';
import { headersOfPages, json, readOnly } from './own-response.ts';
import { pageAsset } from './page-assets.ts';
import type { Recorder } from './recorder.ts';
import { createTrafficApi } from './traffic-api.ts';

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
  server: 'mock' | 'sandbox';
  traffic: Recorder;
  about: About;
}

const page = '/_countersign/page/';
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

/** The page of the traffic, and the addresses for programs (`traffic-api.ts`). */
export function createTrafficPages({
  server,
  traffic,
  about,
}: TrafficPageOptions): readonly Page[] {
  return [
    { under: '/', answer: (request) => readOnly(request, () => asset('index.html')) },
    {
      under: page,
      answer: (request) => {
        const name = pathOf(request).slice(page.length);
        return readOnly(request, () => (name === 'about.json' ? json(200, about) : asset(name)));
      },
    },
    createTrafficApi(server, traffic),
  ];
}

function pathOf({ url }: MockRequest): string {
  return url.split('?', 1)[0] ?? '';
}

function asset(name: string): MockResponse {
  const found = pageAsset(name);
  if (found === undefined) return json(404, { error: 'file not found' });
  return {
    status: 200,
    headers: {
      ...headersOfPages,
      'content-security-policy': policy,
      'content-type': `${found.mediaType}; charset=utf-8`,
    },
    body: found.text,
  };
}
