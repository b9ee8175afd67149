import { createServer, request, type Server } from 'node:http';
import { once } from 'node:events';

/** An answer, before it goes back. */
export interface Answer {
  status: number;
  /** The body, if it is JSON. */
  json: unknown;
}

/** Changes an answer of the API. */
export type Change = (answer: Answer) => void;

/** Starts a server that returns the responses of another one, after a change. */
export async function createChangingServer(upstream: string) {
  let change: Change | undefined;
  const server = createServer((incoming, response) => {
    const { method, url = '/', headers } = incoming;
    const outgoing = request(new URL(url, upstream), { method, headers }, async (answered) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answered) chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      const { statusCode = 500, headers: given } = answered;
      const isJson = given['content-type']?.includes('json') === true && bytes.length > 0;
      const json: unknown = isJson ? JSON.parse(bytes.toString()) : undefined;
      const answer: Answer = { status: statusCode, json };
      // Responses of the control API are not those of the service, and stay unchanged.
      if (!url.includes('/_countersign/')) change?.(answer);
      const body = isJson ? Buffer.from(JSON.stringify(answer.json)) : bytes;
      response.writeHead(answer.status, { ...given, 'content-length': body.length });
      response.end(body);
    });
    incoming.pipe(outgoing);
  });
  const url = await serverUrl(server);
  return {
    url,
    change(next: Change | undefined): void {
      change = next;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Lets a server listen on a free port of this machine, and returns its address. */
async function serverUrl(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}
