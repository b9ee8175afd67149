import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { parse, type ConnectEvent } from '@countersign/connect';
import { listen } from '@countersign/testing/listen';
import { expect } from 'vitest';

/** A message as it arrived. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Read by the package for receivers. */
  event: ConnectEvent;
}

/** Somebody on this machine who receives events. */
export interface Receiver {
  url: string;
  received: Received[];
  /** Sets the status of responses from now on (200); 0 for no response at all. */
  answer(status: number, headers?: Record<string, string>): void;
  /** Answers the requests that have had no answer, with a status (200). */
  release(status?: number): void;
  close(): Promise<void>;
}

export async function startReceiver(host = '127.0.0.1'): Promise<Receiver> {
  const received: Received[] = [];
  const unanswered: ServerResponse[] = [];
  let status = 200;
  let headers: Record<string, string> = {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        body,
        event: parse(body),
      });
      if (status > 0) response.writeHead(status, headers).end();
      else unanswered.push(response);
    });
  });
  const port = await listen(server, host);
  return {
    url: `http://${host}:${port}/events`,
    received,
    answer(newStatus, newHeaders = {}) {
      status = newStatus;
      headers = newHeaders;
    },
    release(late = 200) {
      for (const response of unanswered.splice(0)) response.writeHead(late).end();
    },
    async close() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}

/** The names of the events that arrived. */
export function listEventNames({ received }: Receiver): string[] {
  return received.map(({ event }) => event.event);
}

/** The only message that arrived. */
export function onlyOne({ received }: Receiver): Received {
  const [first] = received;
  expect(received).toHaveLength(1);
  if (first === undefined) throw new Error('nothing arrived');
  return first;
}
