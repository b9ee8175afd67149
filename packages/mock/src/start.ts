import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { createHandler, type HandlerOptions } from './handler.js';
import type { MockRequest, MockResponse } from './message.js';
import { readIndex } from './operations.js';

/** How and where the server runs. */
export interface StartOptions extends HandlerOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  /** The address to listen on; 127.0.0.1 where nothing is said. */
  host?: string;
  /** A folder with the built reference site, to be served under /reference. */
  reference?: string;
}

/** A server that runs. */
export interface RunningMock {
  /** Scheme, host and port, without a trailing slash. */
  url: string;
  /** Stops listening, ends what connections there are, and resolves when all is closed. */
  close(): Promise<void>;
}

/**
 * Starts the mock server and resolves when it listens.
 * @throws the error of the socket, where the port is taken or the host unknown
 */
export async function startMock(options: StartOptions = {}): Promise<RunningMock> {
  const { port = 0, host = '127.0.0.1', reference } = options;
  const handle = createHandler(options);
  const largest = Math.max(...readIndex().areas.map(({ problems }) => problems.largestBody));
  const site = reference === undefined ? undefined : sirv(reference, { etag: true });

  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (site !== undefined && isReference(url)) return serveReference(request, response, url);
    void readRequest(request, largest)
      .then(handle)
      .then((answer) => send(answer, response))
      // A client that went away while it was sending has nobody left to answer.
      .catch(() => response.destroy());
  });

  function serveReference(request: IncomingMessage, response: ServerResponse, url: string): void {
    if (/^\/(reference)?$/.test(url)) {
      response.writeHead(302, { location: '/reference/' }).end();
      return;
    }
    request.url = url.slice('/reference'.length);
    site?.(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('There is no such page. Start at /reference/\n');
    });
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  return {
    url: urlOf(server.address(), host),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function isReference(url: string): boolean {
  return url === '/' || /^\/reference(?=[/?]|$)/.test(url);
}

async function readRequest(request: IncomingMessage, largest: number): Promise<MockRequest> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > largest) break;
    chunks.push(chunk);
  }
  const tooLarge = size > largest;
  return {
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
    ),
    body: tooLarge ? Buffer.alloc(0) : Buffer.concat(chunks),
    ...(tooLarge && { tooLarge }),
  };
}

function send({ status, headers, body }: MockResponse, response: ServerResponse): void {
  const length = status === 204 ? {} : { 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, { 'cache-control': 'no-cache', ...length, ...headers });
  response.end(body);
}

function urlOf(address: AddressInfo | string | null, host: string): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
