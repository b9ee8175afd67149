import type { ServerResponse } from 'node:http';
import type { MockResponse } from '../message.ts';
import { http } from '../node-http.ts';
import type { Streams } from './streams.ts';

/**
 * Sends an answer.
 * @param more further headers: names and values in turn
 */
export function send(
  answer: MockResponse,
  response: ServerResponse,
  more: readonly string[],
  streams: Streams,
): void {
  response.writeHead(answer.status, headerList(answer, more));
  if (answer.stream === undefined || response.req.method === 'HEAD') response.end(answer.body);
  else streams.write(answer.stream, response);
}

/** Sends about half of an answer and drops the connection; one without a body is dropped before it starts. */
export function sendHalf(
  answer: MockResponse,
  response: ServerResponse,
  more: readonly string[],
): void {
  const { socket } = response.req;
  const bytes = Buffer.from(answer.body);
  const half = bytes.subarray(0, Math.floor(bytes.length / 2));
  if (half.length === 0 || !mayHaveBody(answer.status)) {
    socket.destroy();
    return;
  }
  response.writeHead(answer.status, headerList(answer, more));
  response.write(half, () => socket.destroy());
}

/** An answer as the bytes of HTTP/1.1, after which the connection ends. */
export function toBytes(answer: MockResponse): Buffer {
  const lines = [`HTTP/1.1 ${answer.status} ${http.STATUS_CODES[answer.status] ?? ''}`];
  const headers = headerList(answer, ['date', new Date().toUTCString(), 'connection', 'close']);
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`);
  return Buffer.concat([
    Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
    Buffer.from(answer.body),
  ]);
}

/** The headers of an answer as Node takes them fastest: names and values in turn. */
export function headerList(
  { status, headers, body, stream }: MockResponse,
  more: readonly string[],
): string[] {
  const list: string[] = [];
  let cached = false;
  for (const name of Object.keys(headers)) {
    // These are for the transport to say; with two lengths, clients refuse the answer.
    if (name === 'content-length' || name === 'connection') continue;
    if (name === 'cache-control') cached = true;
    list.push(name, headers[name] ?? '');
  }
  if (!cached) list.push('cache-control', stream === undefined ? 'no-cache' : 'no-store');
  if (mayHaveBody(status) && stream === undefined)
    list.push('content-length', String(Buffer.byteLength(body)));
  list.push(...more);
  return list;
}

function mayHaveBody(status: number): boolean {
  return status !== 204 && status !== 304;
}
