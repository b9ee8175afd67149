import type { MockRequest, MockResponse } from '../message.ts';

/** What pages of other origins are told, by the rules of the Fetch standard. */
export interface Cors {
  /** The headers for an answer: names and values in turn. */
  headersFor(request: MockRequest): readonly string[];
  /** The answer to the question that browsers ask before a call; nothing where the request is none. */
  preflight(request: MockRequest): MockResponse | undefined;
}

const none: readonly string[] = [];

/** @param allowed any origin, these as browsers write them (`https://host:port`), or none */
export function createCors(allowed: boolean | readonly string[]): Cors {
  if (allowed === false) return { headersFor: () => none, preflight: () => undefined };
  const everyone = allowing('*');
  const known =
    allowed === true
      ? undefined
      : new Map(allowed.map((origin) => [origin, [...allowing(origin), 'vary', 'Origin']]));
  const unknown = ['vary', 'Origin'];

  return {
    headersFor: (request) => {
      const { origin } = request.headers;
      if (isOwn(request.url)) return none;
      if (known !== undefined) return known.get(origin ?? '') ?? unknown;
      // What is no browser has no use for them.
      return origin === undefined ? none : everyone;
    },
    preflight: (request) => {
      const { headers } = request;
      const method = headers['access-control-request-method'];
      if (request.method !== 'OPTIONS' || method === undefined) return undefined;
      if (headers.origin === undefined || isOwn(request.url)) return undefined;
      // An unknown origin is refused by the browser, for want of the header that names it.
      if (known?.has(headers.origin) === false) return { status: 204, headers: {}, body: '' };
      return { status: 204, headers: permission(headers, method), body: '' };
    },
  };
}

/** A wildcard exposes every header, as no call here takes cookies. */
function allowing(origin: string): string[] {
  return ['access-control-allow-origin', origin, 'access-control-expose-headers', '*'];
}

/** All that is asked for is granted; whether an address knows the method, its own answer says. */
function permission(
  {
    'access-control-request-headers': asked,
    'access-control-request-private-network': network,
  }: MockRequest['headers'],
  method: string,
): Record<string, string> {
  return {
    'access-control-allow-methods': method,
    ...(asked !== undefined && { 'access-control-allow-headers': asked }),
    ...(network === 'true' && { 'access-control-allow-private-network': 'true' }),
    // Two hours is the most that browsers remember.
    'access-control-max-age': '7200',
  };
}

/** The page with the record of all calls and the login page are for nobody else's scripts. */
function isOwn(url: string): boolean {
  return url === '/' || url.startsWith('/?') || url.startsWith('/_countersign');
}
