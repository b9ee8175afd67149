import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { Server } from 'node:net';

/** Listens at any free port of this machine; returns the address, without a trailing slash. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

/** Serves, and prints the address. */
export async function serve(onRequest: RequestListener): Promise<void> {
  const server = createServer(onRequest);
  // A connection that was closed between two bursts would slow down the next one.
  server.keepAliveTimeout = 600_000;
  process.stdout.write(`${await listen(server)}\n`);
}
