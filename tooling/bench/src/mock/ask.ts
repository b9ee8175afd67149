import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request, for a server at any address. */
export interface Asked {
  method: 'GET' | 'POST';
  /** Path and query. */
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** What stands in the body where each request is to have a number of its own, in Base64. */
  numberAt?: string;
}

/** What a server answers, as it came. */
export interface Answer {
  status: number;
  /** Names and values in turn. */
  headers: string[];
  body: Buffer;
}

/** Asks a server once, over a connection of its own; `fetch` would hide how headers are written. */
export async function ask(server: string, { method, url, headers, body }: Asked): Promise<Answer> {
  const options = { method, agent: false, headers: { ...headers } };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${server}${url}`, options, resolve).once('error', reject).end(body);
  });
  return {
    status: response.statusCode ?? 0,
    headers: response.rawHeaders,
    body: await buffer(response),
  };
}
