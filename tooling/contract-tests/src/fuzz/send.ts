import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { FuzzRequest } from './request.ts';

/** A response as it was received. */
export interface FuzzReply {
  status: number;
  /** Names in lower case. */
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The time for a response, in milliseconds, after which the server is asked for others. */
const patience = 30_000;

/**
 * The number of later requests that a server answers before one that it has not answered hangs: on a
 * busy machine both take longer.
 */
const mostLater = 50;

/** The time for a response of a server that answers nothing else either, in milliseconds. */
const deadline = 600_000;

/** A request that got no response although the server answers others, or answers none at all. */
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
 * @throws Hang
 * @throws Error if the connection fails
 */
export function send(request: FuzzRequest, baseUrl: string, isRetry = false): Promise<FuzzReply> {
  const { method, url, headers, body } = request;
  const { protocol, hostname, port, host, pathname } = new URL(baseUrl);
  const [open, agent] = protocol === 'https:' ? [https.request, secure] : [http.request, plain];
  const length = body === undefined ? [] : ['content-length', String(body.length)];
  const hangs = new AbortController();
  const answered = new AbortController();
  const watch = setTimeout(async () => {
    await waitForOthers(baseUrl, answered.signal);
    hangs.abort();
  }, patience);
  const reply = new Promise<FuzzReply>((done, fail) => {
    const call = open({
      agent,
      hostname,
      port,
      method,
      path: pathname.replace(/\/$/, '') + url,
      headers: ['host', host, ...headers.flat(), ...length],
      signal: AbortSignal.any([hangs.signal, AbortSignal.timeout(deadline)]),
    });
    call.on('response', (answer) => done(readReply(answer)));
    call.on('error', (cause) => {
      const isStale = call.reusedSocket && 'code' in cause && cause.code === 'ECONNRESET';
      if (isStale && !isRetry) return done(send(request, baseUrl, true));
      if (cause.name === 'AbortError' || cause.name === 'TimeoutError')
        return fail(
          new Hang(`no response, while the server answered ${mostLater} others, or none at all`),
        );
      fail(new Error(`no response: ${cause.message}`, { cause }));
    });
    call.end(body);
  });
  return reply.finally(() => {
    clearTimeout(watch);
    answered.abort();
  });
}

/** Resolves when the server has answered so many later requests, or at the signal. */
async function waitForOthers(baseUrl: string, signal: AbortSignal): Promise<void> {
  for (let others = 0; others < mostLater && !signal.aborted;)
    try {
      await (await fetch(new URL('/healthz', baseUrl), { signal })).arrayBuffer();
      others += 1;
    } catch {
      await wait(1000, undefined, { signal }).catch(() => {});
    }
}

async function readReply(answer: http.IncomingMessage): Promise<FuzzReply> {
  const { statusCode = 0, headers } = answer;
  return { status: statusCode, headers, body: await buffer(answer) };
}
