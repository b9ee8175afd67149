import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { MockRequest } from '../message.ts';

/** The empty body of a request that has none. */
const nothing = Buffer.alloc(0);

/** The head of a request. */
export interface Head {
  request: MockRequest;
  /** The host of the request, if it is not a host of this server. */
  foreignHost: string | undefined;
}

/** The address of a server, and the hosts that it answers to. */
export interface Place {
  scheme: 'http' | 'https';
  /** The address that the server listens on, for clients that send no host or a wrong one. */
  address: () => string;
  /** Reports whether the server answers requests for a host. */
  answers: (host: string | undefined) => boolean;
}

/** Creates the function that converts the head of a request to the mock's form. */
export function createHeadReader({ scheme, address, answers }: Place) {
  // Clients stay with one name of the server; judging it once will do.
  let lastHost: string | undefined;
  let lastOrigin = '';
  let foreignHost: string | undefined;

  function rememberHost(host: string): void {
    lastHost = host;
    lastOrigin = isHost(host) ? `${scheme}://${host}` : address();
    foreignHost = answers(host) ? undefined : host;
  }

  return ({ method = 'GET', url = '/', headers }: IncomingMessage): Head => {
    const { host, path } = url.startsWith('/')
      ? { host: headers.host, path: url }
      : readAbsolute(url, headers.host);
    if (host !== undefined && host !== lastHost) rememberHost(host);
    const request = {
      method,
      url: path,
      headers: isFlat(headers) ? headers : flatten(headers),
      body: nothing,
      origin: host === undefined ? address() : lastOrigin,
    };
    return { request, foreignHost: host === undefined ? undefined : foreignHost };
  };
}

/** Creates the request that represents one that could not be read as far as its address. */
export function unreadRequest(origin: string): MockRequest {
  return { method: 'GET', url: '/', headers: {}, body: nothing, origin };
}

/** The forms of an address that proxies use; the host in it goes before the Host header (RFC 9112, 3.2.2). */
function readAbsolute(url: string, host: string | undefined) {
  const [, authority, rest = ''] = /^https?:\/\/([^/?#]+)(.*)$/is.exec(url) ?? [];
  if (authority === undefined) return { host, path: url };
  return { host: authority, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** Reports whether a text is a host with or without a port, and nothing else. */
function isHost(text: string): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(text) && URL.canParse(`http://${text}`);
}

/** Node joins repeated headers into one text, except for `set-cookie`. */
function isFlat(headers: object): headers is Readonly<Record<string, string>> {
  return !('set-cookie' in headers);
}

/** Headers with one text each. */
export function flatten(headers: IncomingHttpHeaders): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) flat[name] = typeof value === 'string' ? value : value.join(', ');
  return flat;
}
