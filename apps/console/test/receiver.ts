import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A message as it arrived. */
interface Received {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** An application on this machine that receives events. */
export interface Receiver {
  url: string;
  received: Received[];
  /** Sets the status that it answers with from now on, which is 200 at first. */
  answer(status: number): void;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await buffer(request) });
    response.writeHead(status).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/events`,
    received,
    answer(newStatus) {
      status = newStatus;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
