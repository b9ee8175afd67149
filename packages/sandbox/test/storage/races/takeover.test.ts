// Three of four processes on a database are killed while they send events: the last one takes them
// over.
import {
  createServer,
  type IncomingMessage,
  type Server as Listener,
  type ServerResponse,
} from 'node:http';
import { json } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { createClient } from '@countersign/client';
import { envelopesCreate } from '@countersign/client/esign-v2.1';
import { listen } from '@countersign/testing/listen';
import { newDatabase } from '@countersign/testing/postgres';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { accountId } from '../../harness.ts';
import { makePdf } from '../../documents/make-pdf.ts';
import { type Server, startServer } from '../kill/server.ts';

/** An event as it arrived. */
interface Arrived {
  envelopeId: string;
  retryCount: number;
}

/** Those that were answered, and those whose sender ended first. */
const arrived: Arrived[] = [];
const cutOff: Arrived[] = [];
const onTheWay = new Set<string>();
/** The first are answered at once; those after them when their senders have been killed. */
const answeredAtOnce = 20;
const killed = Promise.withResolvers<void>();
const processes: Server[] = [];
let listener: Listener;
let url = '';

beforeAll(async () => {
  listener = createServer((request, response) => {
    void receive(request, response);
  });
  url = `http://127.0.0.1:${await listen(listener)}/`;
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.kill()));
  listener.closeAllConnections();
  listener.close();
});

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { retryCount, data }: { retryCount: number; data: { envelopeId: string } } = Object(
    await json(request),
  );
  const id = data.envelopeId;
  if (arrived.length >= answeredAtOnce) {
    onTheWay.add(id);
    await killed.promise;
  }
  // The sender may have ended, and then does not know that the message was accepted.
  const from = response.destroyed ? cutOff : arrived;
  from.push({ envelopeId: id, retryCount });
  response.end();
}

// Four processes start, and each of them does the work of a server.
it('sends every event, and marks those that may come twice', async () => {
  const server = inject('postgres');
  if (server === undefined) throw new Error('four processes need a PostgreSQL');
  const database = await newDatabase(server);
  const documentBase64 = Buffer.from(await makePdf({ pages: [['Lease']] })).toString('base64');
  processes.push(
    ...(await Promise.all(Array.from({ length: 4 }, () => startServer('--database', database)))),
  );
  const clients = processes.map((one) =>
    createClient({ baseUrl: one.url, token: 'sandbox', path: { accountId }, retry: false }),
  );
  const acknowledged = new Set<string>();
  const create = async (at: number) => {
    const client = clients[at % clients.length];
    if (client === undefined) return;
    const created = await envelopesCreate(client, {
      body: {
        emailSubject: `Berth ${at}`,
        status: 'sent',
        documents: [{ documentId: '1', name: 'Lease', fileExtension: 'pdf', documentBase64 }],
        recipients: { signers: [{ recipientId: '1', name: 'Ida', email: 'ida@tenant.example' }] },
        eventNotification: {
          url,
          events: ['envelope-sent'],
          eventData: { version: 'restv2.1', format: 'json' },
        },
      },
    }).catch(() => undefined);
    if (created?.envelopeId === undefined) return;
    acknowledged.add(created.envelopeId);
  };
  const all = Array.from({ length: 240 }, (_, at) => create(at));
  // Messages are being sent at this moment.
  await expect.poll(() => onTheWay.size, { interval: 5 }).toBeGreaterThan(20);
  await Promise.all(processes.slice(0, 3).map((one) => one.kill()));
  // The ends of their connections are read in the turn after the ends of the processes.
  for (let turn = 0; turn < 3; turn += 1) await setImmediate();
  killed.resolve();
  await Promise.all(all);
  await expect
    .poll(() => [...acknowledged].filter((id) => !arrived.some((one) => one.envelopeId === id)))
    .toEqual([]);
  const doubled = arrived.filter(
    ({ envelopeId }, at) => arrived.findIndex((one) => one.envelopeId === envelopeId) < at,
  );
  const again = cutOff.map(({ envelopeId }) =>
    arrived.find((one) => one.envelopeId === envelopeId),
  );
  process.stdout.write(
    `takeover: ${acknowledged.size} envelopes, 0 lost, ${doubled.length} doubled, ${cutOff.length} cut off and sent again\n`,
  );
  expect(acknowledged.size).toBeGreaterThan(20);
  // It had been answered, but the process ended before it had stored that.
  for (const { retryCount } of doubled) expect(retryCount).toBeGreaterThan(0);
  expect(cutOff.length).toBeGreaterThan(0);
  for (const one of again) expect(one?.retryCount).toBeGreaterThan(0);
});
