import { isLocalHost } from '../loopback.ts';
import type { MockRequest, MockResponse } from '../message.ts';
import { parseHostname } from './hosts.ts';

/** The origins that may call, and the headers that tell browsers so, by the Fetch standard. */
export interface Cors {
  /** Reports whether pages of an origin may call. */
  allows(origin: string): boolean;
  /** The headers for a response: names and values in turn. */
  headersFor(request: MockRequest): readonly string[];
  /** The response to a preflight request; undefined where the request is none. */
  preflight(request: MockRequest): MockResponse | undefined;
}

const none: readonly string[] = [];

/**
 * @param allowed any origin (`true`, or a list with `*`), these as browsers write them
 * (`https://host:port`), none (`false`), or by default those of this machine
 */
export function createCors(allowed: boolean | readonly string[] | undefined): Cors {
  if (allowed === false)
    return { allows: () => false, headersFor: () => none, preflight: () => undefined };
  if (allowed === true || allowed?.includes('*')) {
    const headers = allowing('*');
    // Only browsers use CORS headers.
    return createFor(
      () => true,
      (origin) => (origin === undefined ? none : headers),
    );
  }
  const listed = allowed === undefined ? undefined : new Set(allowed);
  const allows = (origin: string) => listed?.has(origin) ?? isLocalOrigin(origin);
  const unknown = ['vary', 'Origin'];
  return createFor(allows, (origin) =>
    origin !== undefined && allows(origin) ? [...allowing(origin), ...unknown] : unknown,
  );
}

function createFor(
  allows: (origin: string) => boolean,
  headers: (origin: string | undefined) => readonly string[],
): Cors {
  return {
    allows,
    headersFor: ({ url, headers: { origin } }) => (isOwn(url) ? none : headers(origin)),
    preflight: (request) => {
      const { origin, 'access-control-request-method': method } = request.headers;
      if (request.method !== 'OPTIONS' || method === undefined) return undefined;
      if (origin === undefined || isOwn(request.url)) return undefined;
      // The browser refuses an unknown origin, since the header that names it is missing.
      const granted = allows(origin) ? permission(request.headers, method) : {};
      return { status: 204, headers: granted, body: '' };
    },
  };
}

/** Reports whether an origin is that of a page served by this machine, at any port. */
function isLocalOrigin(origin: string): boolean {
  const [, host] = /^https?:\/\/([^/]+)$/.exec(origin) ?? [];
  const name = host === undefined ? undefined : parseHostname(host);
  return name !== undefined && isLocalHost(name);
}

/** A wildcard exposes every header, as no call here takes cookies. */
function allowing(origin: string): string[] {
  return ['access-control-allow-origin', origin, 'access-control-expose-headers', '*'];
}

/** Grants everything requested; whether the address knows the method, its own response says. */
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

/** The pages of the server itself and its control API are not for scripts of other origins. */
export function isOwn(url: string): boolean {
  return url === '/' || url.startsWith('/?') || url.startsWith('/_countersign');
}
