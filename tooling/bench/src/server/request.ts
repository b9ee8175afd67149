import { request as send, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request to a server at any address. */
export interface Request {
  method: 'GET' | 'POST' | 'PUT';
  /** Path and query. */
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** A text, or bytes where making these of a long text would keep the process from its other requests. */
  body?: string | Buffer;
  /** The part of the body that is replaced by a number, in Base64, so that no two bodies are the same. */
  numberAt?: string;
  /** The expected status; 201 for a POST and 200 for a GET if not set. */
  status?: number | readonly number[];
}

export interface Response {
  status: number;
  /** Names and values in turn, as they were received. */
  headers: string[];
  body: Buffer;
}

/**
 * Sends a request over a new connection. `fetch` would not keep the headers as they were received.
 * @throws where the status is not the expected one
 */
export async function request(
  server: string,
  { method, url, headers, body, status = method === 'POST' ? 201 : 200 }: Request,
): Promise<Response> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { method, agent: false, headers: { ...headers } };
    send(`${server}${url}`, options, resolve).once('error', reject).end(body);
  });
  const received = await buffer(response);
  const { statusCode = 0, rawHeaders } = response;
  if (![status].flat().includes(statusCode))
    throw new Error(`${method} ${url} returned ${statusCode}, not ${status}: ${String(received)}`);
  return { status: statusCode, headers: rawHeaders, body: received };
}
