import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A registry that speaks of vulnerabilities only. */
export interface Advisories {
  url: string;
  /** The packages and versions in the requests so far. */
  asked: Record<string, string[]>[];
  close(): Promise<void>;
}

/** Answers the question for vulnerabilities, and no other. */
export async function startAdvisories(status: number, body: string): Promise<Advisories> {
  const asked: Advisories['asked'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url !== '/-/npm/v1/security/advisories/bulk') {
        response.writeHead(404).end();
        return;
      }
      asked.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
