import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { listen } from '@countersign/testing/listen';

/** Serves on a port of its own until it is closed. */
export async function localServer(listener: RequestListener) {
  const server = createServer(listener);
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** The whole body of a request. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
