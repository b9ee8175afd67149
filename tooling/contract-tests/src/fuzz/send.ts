import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { FuzzRequest } from './request.ts';

/** A response as it was received. */
export interface FuzzReply {
  status: number;
  /** Names in lower case. */
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The longest time for a response, in milliseconds. */
const deadline = 30_000;

/** A request that got no response in time. */
export class Hang extends Error {
  override name = 'Hang';
}

const plain = new http.Agent({ keepAlive: true });
const secure = new https.Agent({ keepAlive: true });

/** Closes idle connections. */
export function closeConnections(): void {
  plain.destroy();
  secure.destroy();
}

/**
 * Sends a request and reads the whole response.
 * @param isRetry true if the server had closed the reused connection
 * @throws Hang if there is no response in time
 * @throws Error if the connection fails
 */
export function send(request: FuzzRequest, baseUrl: string, isRetry = false): Promise<FuzzReply> {
  const { method, url, headers, body } = request;
  const { protocol, hostname, port, host, pathname } = new URL(baseUrl);
  const [open, agent] = protocol === 'https:' ? [https.request, secure] : [http.request, plain];
  const length = body === undefined ? [] : ['content-length', String(body.length)];
  return new Promise((done, fail) => {
    const call = open({
      agent,
      hostname,
      port,
      method,
      path: pathname.replace(/\/$/, '') + url,
      headers: ['host', host, ...headers.flat(), ...length],
      signal: AbortSignal.timeout(deadline),
    });
    call.on('response', (answer) => done(readReply(answer)));
    call.on('error', (cause) => {
      const isStale = call.reusedSocket && 'code' in cause && cause.code === 'ECONNRESET';
      if (isStale && !isRetry) return done(send(request, baseUrl, true));
      if (cause.name === 'AbortError' || cause.name === 'TimeoutError')
        return fail(new Hang(`no response within ${deadline} ms`));
      fail(new Error(`no response: ${cause.message}`, { cause }));
    });
    call.end(body);
  });
}

async function readReply(answer: http.IncomingMessage): Promise<FuzzReply> {
  const { statusCode = 0, headers } = answer;
  return { status: statusCode, headers, body: await buffer(answer) };
}
