import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { FuzzRequest } from './request.ts';

/** An answer as it came. */
export interface FuzzReply {
  status: number;
  /** Names in lower case. */
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** How long a request may take, in milliseconds; one that takes longer counts as a hang. */
const deadline = 30_000;

/** A request that was not answered in time. */
export class Hang extends Error {
  override name = 'Hang';
}

const plain = new http.Agent({ keepAlive: true });
const secure = new https.Agent({ keepAlive: true });

/** Closes the connections that stand open. */
export function closeConnections(): void {
  plain.destroy();
  secure.destroy();
}

/**
 * Sends a request and reads all of the answer.
 * @throws Hang where the answer is not there in time
 * @throws Error where the connection breaks
 */
export async function send(request: FuzzRequest, baseUrl: string): Promise<FuzzReply> {
  const first = await attempt(request, baseUrl);
  if (first !== 'stale') return first;
  const second = await attempt(request, baseUrl);
  if (second === 'stale') throw new Error('the connection was reset twice');
  return second;
}

/** One attempt; stale where the server had closed the connection that was used again. */
function attempt(
  { method, url, headers, body }: FuzzRequest,
  baseUrl: string,
): Promise<FuzzReply | 'stale'> {
  const { protocol, hostname, port, host, pathname } = new URL(baseUrl);
  const [open, agent] = protocol === 'https:' ? [https.request, secure] : [http.request, plain];
  const prefix = pathname.replace(/\/$/, '');
  return new Promise((done, fail) => {
    const call = open({
      agent,
      hostname,
      port,
      method,
      path: prefix + url,
      headers: ['host', host, ...headers.flat(), ...lengthOf(body)],
      signal: AbortSignal.timeout(deadline),
    });
    call.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
      answer.on('error', (cause) => fail(new Error('the response is incomplete', { cause })));
    });
    call.on('error', (cause) => {
      if (call.reusedSocket && 'code' in cause && cause.code === 'ECONNRESET') return done('stale');
      if (cause.name === 'AbortError' || cause.name === 'TimeoutError')
        return fail(new Hang(`no response within ${deadline} ms`));
      fail(new Error(`no answer: ${cause.message}`, { cause }));
    });
    call.end(body);
  });
}

function lengthOf(body: Buffer | undefined): string[] {
  return body === undefined ? [] : ['content-length', String(body.length)];
}
