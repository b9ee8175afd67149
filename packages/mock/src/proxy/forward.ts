import { Agent as HttpAgent, request as requestHttp } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
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

/** Forwards requests over connections that are kept. */
export function createForward() {
  const http = new HttpAgent({ keepAlive: true });
  const https = new HttpsAgent({ keepAlive: true });

  /**
   * Sends a request to an upstream and its response back, byte for byte and while they come.
   * @returns copies of the bodies, if they are not too long
   * @throws the error of the connection to the upstream
   */
  function forward(
    incoming: IncomingMessage,
    response: ServerResponse,
    upstream: URL,
    keepHost: boolean,
  ): Promise<Forwarded> {
    const isSecure = upstream.protocol === 'https:';
    const requestBody = keepBody();
    return new Promise((done, fail) => {
      const outgoing = (isSecure ? requestHttps : requestHttp)({
        agent: isSecure ? https : http,
        hostname: upstream.hostname,
        port: upstream.port === '' ? undefined : upstream.port,
        method: incoming.method,
        path: `${upstream.pathname.replace(/\/$/, '')}${incoming.url ?? '/'}`,
        headers: toHeaders(incoming.rawHeaders, { host: keepHost ? undefined : upstream.host }),
        setDefaultHeaders: false,
      });
      outgoing.once('error', fail);
      outgoing.once('response', (answer) => {
        const { statusCode: status = 502, statusMessage, headers } = answer;
        const responseBody = keepBody();
        answer.on('data', responseBody.add);
        response.writeHead(status, statusMessage, toHeaders(answer.rawHeaders));
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
      });
      response.once('close', () => {
        if (response.writableFinished) return;
        // Who goes away needs no response any more.
        outgoing.destroy();
        fail(new Error('the program has closed the connection'));
      });
      incoming.on('data', requestBody.add);
      incoming.pipe(outgoing);
    });
  }

  return {
    forward,
    close() {
      http.destroy();
      https.destroy();
    },
  };
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
