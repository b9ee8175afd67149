import type { MockRequest, MockResponse } from '../src/core/message.ts';
import type { Mock } from '../src/core/mock.ts';
import type { Exchange } from '../src/core/traffic/exchange.ts';

/** A mock whose requests and responses the tests of the transport observe and control. */
export interface HandMock extends Mock {
  /** Every request that arrived. */
  seen: MockRequest[];
  /** Resolves when a request for an address arrives. */
  arrived(url: string): Promise<void>;
  /** Answers all requests for `/held` that wait, and those to come. */
  release(): void;
}

const statuses = {
  tooLarge: 413,
  timedOut: 408,
  headersTooLarge: 431,
  malformed: 400,
  wrongHost: 421,
  delivery: 403,
  foreignPage: 403,
};
const json = { 'content-type': 'application/json; charset=utf-8' };

/** A mock whose answers contain the request as the transport passed it on. */
export function createHandMock(): HandMock {
  const seen: MockRequest[] = [];
  const listeners = new Set<(exchange: Exchange) => void>();
  const waiting = new Map<string, () => void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();

  async function answer({ method, url, headers, origin, body }: MockRequest) {
    const path = url.split('?')[0];
    const text = JSON.stringify({ method, url, headers, origin, body: body.toString('utf8') });
    const echo: MockResponse = { status: 200, headers: json, body: text };
    if (path === '/held') await released;
    if (path === '/empty') return { status: 204, headers: {}, body: '' };
    if (path === '/bytes') return { status: 200, headers: {}, body: Buffer.from([0, 255, 10, 13]) };
    if (path === '/umlaut')
      return { status: 200, headers: { 'cache-control': 'private' }, body: 'Fähre' };
    if (path === '/unsendable')
      return { ...echo, headers: { location: 'a\nb' }, delay: Number(url.split('?')[1]) };
    if (path === '/delayed') return { ...echo, delay: Number(url.split('?')[1]) };
    if (path === '/dropped/before') return { ...echo, drop: 'before' as const };
    if (path === '/dropped/within') return { ...echo, body: '0123456789', drop: 'within' as const };
    if (path === '/dropped/empty')
      return { status: 204, headers: {}, body: '', drop: 'within' as const };
    return echo;
  }

  return {
    seen,
    arrived: (url) => new Promise((resolve) => waiting.set(url, resolve)),
    release,
    async handle(request) {
      seen.push(request);
      waiting.get(request.url)?.();
      const answered: MockResponse = await answer(request);
      const exchange: Exchange = {
        id: seen.length,
        time: '2026-01-01T00:00:00.000Z',
        method: request.method,
        url: request.url,
        status: answered.status,
        milliseconds: 0,
        findings: [],
      };
      for (const listener of listeners) listener(exchange);
      return answered;
    },
    refuse: (problem, { url }) => ({
      status: statuses[problem],
      headers: json,
      body: JSON.stringify({ problem, url }),
    }),
    largestBody: (_method, url) => (url.startsWith('/small') ? 100 : 1_000_000),
    fetch: () => Promise.reject(new Error('the transport has no use for it')),
    traffic: {
      recent: () => [],
      find: () => undefined,
      clear: () => {},
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}
