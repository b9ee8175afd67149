import { createServer } from 'node:http';
import { fire } from '../mock/fire.ts';
import type { Command } from '../mock/servers.ts';
import { startServer } from '../mock/start-server.ts';
import { createEnvelope } from './workloads.ts';

/** How many envelopes are sent, each of which sends one event. */
const envelopes = 4000;

/**
 * How many events a second arrive at a listener, while envelopes are created as fast as that goes
 * and until the last of their events is there.
 * @param bytes the size of the PDF of each envelope
 */
export async function eventRate(command: Command, bytes: number): Promise<number> {
  let arrived = 0;
  let wanted = Infinity;
  const { promise: all, resolve: done } = Promise.withResolvers<void>();
  const listener = createServer((request, response) => {
    request.resume().once('end', () => {
      response.end();
      arrived += 1;
      if (arrived >= wanted) done();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const eventNotification = {
    url: `http://127.0.0.1:${port}/`,
    events: ['envelope-sent'],
    eventData: { version: 'restv2.1', format: 'json' },
  };
  const request = await createEnvelope({ eventNotification }, bytes);
  const server = await startServer(command, request, 201);
  try {
    await fire(server.url, [request], 400);
    const before = arrived;
    wanted = before + envelopes;
    const since = performance.now();
    await fire(server.url, [request], envelopes);
    await all;
    return envelopes / ((performance.now() - since) / 1000);
  } finally {
    server.close();
    listener.close();
    listener.closeAllConnections();
  }
}
