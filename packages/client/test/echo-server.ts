import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What reached the server. */
export interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What the server is to answer. */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A server that remembers the last request and answers as it is told. */
export async function startEcho(reply: () => Reply) {
  let seen: Seen | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      seen = { method, url, headers, body: Buffer.concat(chunks) };
      const { status = 200, headers: sent = {}, body = '' } = reply();
      response.writeHead(status, sent).end(body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address: AddressInfo | string | null = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    last(): Seen {
      if (seen === undefined) throw new Error('nothing was sent yet');
      return seen;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
