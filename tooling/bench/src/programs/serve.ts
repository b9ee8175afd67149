import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';

/** Listens at any free port of this machine; returns the address, without a trailing slash. */
export async function listen(server: Server, stage?: AsyncDisposableStack): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stage?.defer(() => {
    server.close();
    server.closeAllConnections();
  });
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

/** A response that was received once and is returned again. */
export interface Recorded {
  method: string;
  /** Path and query of the request. */
  url: string;
  status: number;
  /** Names and values in turn, as received, without those that each server writes itself. */
  headers: string[];
  /** In Base64. */
  body: string;
}

/**
 * Reads recorded responses; none if no file is given. They are not validated: loading a validator
 * would count for the start of the server.
 */
export function readRecorded(file: string | undefined): Recorded[] {
  return file === undefined ? [] : JSON.parse(readFileSync(file, 'utf8'));
}
