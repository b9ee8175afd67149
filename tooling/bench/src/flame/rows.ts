import * as ask from '../requests.ts';
import { listenForEvents } from '../sandbox/event-listener.ts';
import { fire } from '../server/load.ts';
import { request, type Request } from '../server/request.ts';
import type { Server } from '../server/start.ts';
import type { Stage } from '../stage.ts';

/** Work of a server of which a flame graph is drawn. */
export interface FlameRow {
  /** The package whose command is the server. The sandbox keeps its state in a file of SQLite. */
  server: 'mock' | 'sandbox';
  /** The work in words. */
  what: string;
  /** The number of requests that are recorded; a fourth of it warms up the server. */
  requests: number;
  /** Prepares so many requests, and returns a function that sends them. */
  prepare(stage: Stage, server: Server, amount: number): Promise<() => Promise<void>>;
}

export const flameRows: Readonly<Record<string, FlameRow>> = {
  'mock-get': {
    server: 'mock',
    what: 'Envelopes_get of the mock',
    requests: 40_000,
    prepare: firing(ask.getEnvelope),
  },
  'mock-create': {
    server: 'mock',
    what: 'Envelopes_create of the mock, 4 kB',
    requests: 40_000,
    prepare: firing(ask.createEnvelope),
  },
  create: {
    server: 'sandbox',
    what: 'Envelopes_create of the sandbox, with a PDF of 100 kB',
    requests: 2000,
    prepare: firing(ask.createSandboxEnvelope()),
  },
  sign: {
    server: 'sandbox',
    what: 'sign of the control API of the sandbox',
    requests: 2000,
    prepare: signing,
  },
  deliver: {
    server: 'sandbox',
    what: 'Envelopes_create of the sandbox, with a PDF of 1 kB, and its event',
    requests: 2000,
    prepare: delivering,
  },
};

function firing(one: Request | Promise<Request>): FlameRow['prepare'] {
  return async (_, server, amount) => {
    const requests = [await one];
    return async () => void (await fire(server, requests, amount));
  };
}

async function delivering(stage: Stage, server: Server, amount: number) {
  const { eventNotification, arrival } = await listenForEvents(stage);
  const requests = [await ask.createSandboxEnvelope({ eventNotification }, 1000)];
  return async () => {
    const all = arrival(amount);
    await fire(server, requests, amount);
    await all;
  };
}

/** The number of requests to sign under way at once. */
const atOnce = 10;

async function signing(_: Stage, { url }: Server, amount: number) {
  const one = await ask.createSandboxEnvelope({}, 1000);
  const waiting: string[] = [];
  while (waiting.length < amount) {
    const { body } = await request(url, one);
    const { envelopeId }: { envelopeId: string } = JSON.parse(body.toString());
    waiting.push(envelopeId);
  }
  const signNext = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) await sign(url, id);
  };
  return async () => void (await Promise.all(Array.from({ length: atOnce }, signNext)));
}

/** @throws where the response has no status of success */
async function sign(url: string, envelopeId: string): Promise<void> {
  const path = `/_countersign/control/v1/envelopes/${envelopeId}/recipients/1/sign`;
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`Signing returned ${response.status}: ${text}`);
}
