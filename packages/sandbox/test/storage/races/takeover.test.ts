// Three of four processes on a database are killed while they send events: the last goes on with them.
import {
  createServer,
  type IncomingMessage,
  type Server as Listener,
  type ServerResponse,
} from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@countersign/client';
import { envelopesCreate } from '@countersign/client/esign-v2.1';
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
const processes: Server[] = [];
let listener: Listener;
let url = '';

beforeAll(async () => {
  listener = createServer((request, response) => {
    void receive(request, response);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
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
  onTheWay.add(id);
  // Slow enough for many to be on their way at any moment.
  await wait(400);
  onTheWay.delete(id);
  // Whoever has sent it may be gone by now, and does not know that it was taken.
  const from = response.destroyed ? cutOff : arrived;
  from.push({ envelopeId: id, retryCount });
  response.end();
}

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
  // In the middle of what they send.
  await expect.poll(() => onTheWay.size, { interval: 5, timeout: 20_000 }).toBeGreaterThan(20);
  await Promise.all(processes.slice(0, 3).map((one) => one.kill()));
  const since = performance.now();
  await Promise.all(all);
  await expect
    .poll(() => [...acknowledged].filter((id) => !arrived.some((one) => one.envelopeId === id)), {
      timeout: 60_000,
    })
    .toEqual([]);
  const late = Math.round(performance.now() - since);
  const doubled = arrived.filter(
    ({ envelopeId }, at) => arrived.findIndex((one) => one.envelopeId === envelopeId) < at,
  );
  const again = cutOff.map(({ envelopeId }) =>
    arrived.find((one) => one.envelopeId === envelopeId),
  );
  process.stdout.write(
    `takeover: ${acknowledged.size} envelopes, 0 lost, ${doubled.length} doubled, ${cutOff.length} cut off and sent again, all there after ${late} ms\n`,
  );
  expect(acknowledged.size).toBeGreaterThan(20);
  // It had been answered, but the process ended before it had stored that.
  for (const { retryCount } of doubled) expect(retryCount).toBeGreaterThan(0);
  expect(cutOff.length).toBeGreaterThan(0);
  for (const one of again) expect(one?.retryCount).toBeGreaterThan(0);
});
