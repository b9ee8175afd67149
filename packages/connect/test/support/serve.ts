import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { onTestFinished } from 'vitest';

/** Serves on a free port until the test ends. @returns the address */
export async function serve(onRequest: RequestListener): Promise<string> {
  const server = createServer(onRequest);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

/** Serves a function that answers a `Request`. */
export function serveFetch(
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<string> {
  return serve(getRequestListener(fetch));
}
