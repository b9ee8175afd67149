import type { IncomingMessage } from 'node:http';
import { isForeign } from '../is-foreign.ts';
import type { MockRequest } from '../message.ts';
import type { TransportProblem } from '../mock.ts';
import { isOwn, type Cors } from './cors.ts';
import { deliveryMark } from './delivery-mark.ts';

/** A problem, and the sentence about it where the usual one would not say enough. */
export type Refused = readonly [problem: TransportProblem, sentence?: string];

/** The methods that change nothing. */
const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Finds the reason to refuse a request before any handler sees it; every listener calls this first.
 * @param foreignHost the host of the request, if the server does not have that name
 */
export function findRefusal(
  { rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>,
  request: MockRequest,
  foreignHost: string | undefined,
  cors: Pick<Cors, 'allows'>,
): Refused | undefined {
  const { method, url, headers } = request;
  if (foreignHost !== undefined) return ['wrongHost', wrongHost(foreignHost)];
  if (hasTwoHosts(rawHeaders)) return ['malformed', twoHosts];
  if (headers[deliveryMark] !== undefined) return ['delivery'];
  if (safe.has(method) || !isForeign(request)) return undefined;
  const { origin = 'null', 'sec-fetch-site': site } = headers;
  // A form of the server's own pages has the origin `null`, so that only browsers that say more
  // can be believed; the control API and the traffic are more strict themselves.
  if (isOwn(url)) return site === undefined ? undefined : ['foreignPage', ownPages];
  // Without a token, as with `auth: false`, a page could send a form to an operation: browsers make
  // no preflight request for forms.
  return cors.allows(origin) ? undefined : ['foreignPage', foreignPage(origin)];
}

/** Reports whether a request has two `Host` headers: two servers could each use another one (RFC 9112, 3.2). */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

const twoHosts = 'The request has two Host headers. Send one.';
const ownPages = 'Pages of other origins may not use the pages of this server.';

function wrongHost(host: string): string {
  const name = host.replace(/:\d*$/, '');
  return `This server does not answer to the host ${name}. If requests for that host are meant for this server, start it with --hostnames ${name} (option hostnames).`;
}

function foreignPage(origin: string): string {
  return `Pages of the origin ${origin} may not call this server. To let them, start it with --cors ${origin} (option cors).`;
}
