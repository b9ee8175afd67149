import type { Agent as HttpAgent, ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { Socket } from 'node:net';
import type { MockRequest } from '../core/message.ts';
import { http } from '../core/node-http.ts';
import { keepBody } from './keep-body.ts';

/** A request and its response after they went through. */
export interface Forwarded {
  requestBody: Buffer | undefined;
  status: number;
  headers: IncomingMessage['headers'];
  responseBody: Buffer | undefined;
}

/** Headers that are about one connection (RFC 9110, 7.6.1), which end here. */
const ofConnection: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The methods that may be sent again if their arrival is uncertain (RFC 9110, 9.2.2). */
const repeatable: ReadonlySet<string> = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PUT']);

/**
 * The longest time in milliseconds for which an idle connection is used again. Few servers close
 * one sooner.
 */
const longestIdle = 1000;

/** Forwards requests over connections that are kept. */
export function createForward() {
  const plain = new http.Agent({ keepAlive: true });
  const secure = new HttpsAgent({ keepAlive: true });
  /** The time at which the last response on a connection ended. */
  const idleSince = new WeakMap<Socket, number>();

  /** Ends the connections that upstream may be about to close. A timer could come too late for that. */
  function dropIdle(agent: HttpAgent): void {
    const oldest = performance.now() - longestIdle;
    for (const sockets of Object.values(agent.freeSockets))
      for (const socket of sockets ?? [])
        if ((idleSince.get(socket) ?? 0) < oldest) socket.destroy();
  }

  /**
   * Sends a request to an upstream and its response back, byte for byte and while they come.
   * @returns copies of the bodies, if they are not too long
   * @throws the error of the connection to the upstream
   */
  function forward(
    { method, url }: Pick<MockRequest, 'method' | 'url'>,
    incoming: IncomingMessage,
    response: ServerResponse,
    upstream: URL,
    keepHost: boolean,
  ): Promise<Forwarded> {
    const isSecure = upstream.protocol === 'https:';
    const agent = isSecure ? secure : plain;
    const requestBody = keepBody();
    return new Promise((done, fail) => {
      dropIdle(agent);
      let outgoing = begin();
      response.once('close', () => {
        if (response.writableFinished) return;
        // A client that has disconnected needs no response any more.
        outgoing.destroy();
        fail(new Error('the program has closed the connection'));
      });
      incoming.on('data', requestBody.add);

      function begin(isRepeated = false): ClientRequest {
        const sent = (isSecure ? requestHttps : http.request)({
          agent,
          hostname: upstream.hostname,
          port: upstream.port === '' ? undefined : upstream.port,
          method,
          path: `${upstream.pathname.replace(/\/$/, '')}${url}`,
          headers: toHeaders(incoming.rawHeaders, { host: keepHost ? undefined : upstream.host }),
          setDefaultHeaders: false,
        });
        let isAnswered = false;
        sent.once('error', (error) => {
          const isStale = sent.reusedSocket && !isAnswered && !response.destroyed;
          if (isStale && !isRepeated && mayRepeat(incoming)) outgoing = begin(true);
          else fail(error);
        });
        // No client has requested another protocol: `Upgrade` is a header of the connection, and is
        // not forwarded.
        sent.once('upgrade', (_, socket) => {
          socket.destroy();
          fail(new Error('it has changed the protocol'));
        });
        sent.once('response', (answer) => {
          isAnswered = true;
          handBack(answer);
        });
        incoming.pipe(sent);
        return sent;
      }

      function handBack(answer: IncomingMessage): void {
        const { statusCode: status = 502, statusMessage, headers, socket } = answer;
        const responseBody = keepBody();
        answer.on('data', responseBody.add);
        answer.once('end', () => idleSince.set(socket, performance.now()));
        try {
          response.writeHead(status, statusMessage, toHeaders(answer.rawHeaders));
        } catch (error) {
          // Node reads more than it writes, such as a status of 99.
          outgoing.destroy();
          fail(error);
          return;
        }
        // `pipeline` does the same, but makes an AbortController for each pair of streams.
        answer.pipe(response);
        answer.once('error', (error) => {
          response.destroy();
          fail(error);
        });
        response.once('finish', () => {
          done({
            requestBody: requestBody.take(),
            status,
            headers,
            responseBody: responseBody.take(),
          });
        });
      }
    });
  }

  return {
    forward,
    close() {
      plain.destroy();
      secure.destroy();
    },
  };
}

/** Reports whether a request can be sent again: it has no body, and its method is idempotent. */
function mayRepeat({ method = 'GET', headers }: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = headers;
  return repeatable.has(method) && length === '0' && coding === undefined;
}

/** Headers as they came, in their order and spelling, without those of the connection. */
function toHeaders(raw: readonly string[], outgoing?: { host: string | undefined }): string[] {
  const host = outgoing?.host;
  const headers: string[] = [];
  let isChunked = false;
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? '';
    const value = raw[at + 1] ?? '';
    const lower = name.toLowerCase();
    if (lower === 'transfer-encoding') isChunked = true;
    if (ofConnection.has(lower)) continue;
    headers.push(name, lower === 'host' && host !== undefined ? host : value);
  }
  if (isChunked && outgoing !== undefined) headers.push('Transfer-Encoding', 'chunked');
  return headers;
}
