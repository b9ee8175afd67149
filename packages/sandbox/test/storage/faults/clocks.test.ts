// The clocks of machines differ by an hour, and jump: events still go out once, and in their order.
import path from 'node:path';
import { createClient } from '@countersign/client';
import { envelopesCreate, envelopesUpdate } from '@countersign/client/esign-v2.1';
import { newDatabase } from '@countersign/testing/postgres';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startReceiver, type Receiver } from '../../connect/receiver.ts';
import { accountId } from '../../harness.ts';
import { startServerIn, type Server } from '../kill/server.ts';

const hour = 3_600_000;
const shifting = path.join(import.meta.dirname, 'shift-clock.mjs');
let receiver: Receiver;
let servers: Server[] = [];

beforeAll(async () => {
  receiver = await startReceiver();
  const server = inject('postgres');
  if (server === undefined) throw new Error('several processes need a PostgreSQL');
  const database = await newDatabase(server);
  servers = [];
  for (const shift of [hour, -hour, 0]) {
    const env = { NODE_OPTIONS: `--import=${shifting}`, CLOCK_SHIFT: String(shift) };
    servers.push(await startServerIn(env, '--database', database));
  }
});
afterAll(async () => {
  await Promise.all(servers.map((one) => one.kill()));
  await receiver.close();
});

/** Lists the events received for an envelope, in order. */
function arrived(id: string): string[] {
  return receiver.received
    .map(({ event }) => event)
    .filter((event) => 'envelopeId' in event && event.envelopeId === id)
    .map(({ event }) => event);
}

it('each event arrives once and in order, also when the clocks jump', async () => {
  const clients = servers.map((one) =>
    createClient({ baseUrl: one.url, token: 'sandbox', path: { accountId }, retry: false }),
  );
  const clientAt = (at: number) => {
    const client = clients[at % clients.length];
    if (client === undefined) throw new Error('there is no server');
    return client;
  };
  const live = async (at: number) => {
    const { envelopeId = '' } = await envelopesCreate(clientAt(at), {
      body: {
        status: 'sent',
        emailSubject: `Berth ${at}`,
        documents: [
          { documentId: '1', name: 'a.txt', fileExtension: 'txt', documentBase64: 'SGVsbG8=' },
        ],
        recipients: { signers: [{ recipientId: '1', name: 'Ida', email: 'ida@tenant.example' }] },
        eventNotification: {
          url: receiver.url,
          requireAcknowledgment: 'true',
          events: ['envelope-sent', 'envelope-voided'],
          eventData: { version: 'restv2.1', format: 'json' },
        },
      },
    });
    // Another process, with another clock, ends it.
    await envelopesUpdate(clientAt(at + 1), {
      path: { envelopeId },
      body: { status: 'voided', voidedReason: 'The berth is taken.' },
    });
    return envelopeId;
  };
  const ids: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    ids.push(...(await Promise.all([0, 1, 2, 3, 4].map((at) => live(round * 5 + at)))));
    for (const one of servers) one.signal('SIGUSR2');
  }
  await expect.poll(() => ids.filter((id) => arrived(id).length < 2)).toEqual([]);
  for (const id of ids) expect(arrived(id)).toEqual(['envelope-sent', 'envelope-voided']);
});
