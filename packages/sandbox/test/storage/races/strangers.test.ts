// Work on different envelopes has nothing in common: it does not make each other begin again.
import { envelopesCreate, envelopesUpdate } from '@countersign/client/esign-v2.1';
import { roomsCreateRoom } from '@countersign/client/rooms-v2';
import { newDatabase } from '@countersign/testing/postgres';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createControl } from '../../../src/control/client.ts';
import { createSandbox, type Sandbox } from '../../../src/index.ts';
import { connect } from '../../harness.ts';

/** The maximum average number of transactions per write. */
const most = 1.1;

/** Makes the requests of new rooms, two of which may change the same one of 64 counts. */
const mostForRooms = 1.5;

let servers: Sandbox[] = [];

beforeAll(async () => {
  const server = inject('postgres');
  if (server === undefined) throw new Error('two servers need a PostgreSQL');
  const options = { storage: { url: await newDatabase(server) }, metrics: true };
  servers = [await createSandbox(options), await createSandbox(options)];
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Counts the repeats of writing transactions, in all servers. */
async function countRepeats(): Promise<number> {
  const texts = await Promise.all(
    servers.map(async ({ fetch }) => (await fetch('http://sandbox.test/metrics')).text()),
  );
  const counts = texts.map((text) =>
    Number(/^countersign_transaction_retries_total\{mode="write"\} (\d+)/m.exec(text)?.[1] ?? 0),
  );
  return counts.reduce((sum, one) => sum + one, 0);
}

it.each([4, 16])('%i clients', async (clients) => {
  const before = await countRepeats();
  let writes = 0;
  const work = async (client: number) => {
    const { fetch } = servers[client % servers.length] ?? { fetch: globalThis.fetch };
    const own = connect(fetch);
    const control = createControl('http://sandbox.test', { fetch });
    for (let round = 0; round < 6; round += 1) {
      const emailSubject = `${client} ${round}`;
      const recipients = { signers: [{ email: 'i@example.com', name: 'I', recipientId: '1' }] };
      const body = { emailSubject, recipients, status: 'created' as const };
      const { envelopeId = '' } = await envelopesCreate(own, { body });
      const path = { envelopeId };
      await envelopesUpdate(own, { path, body: { emailSubject: `${emailSubject} again` } });
      const document = {
        documentId: '1',
        name: 'Lease.txt',
        fileExtension: 'txt',
        documentBase64: Buffer.from(emailSubject).toString('base64'),
      };
      const sent = { ...body, documents: [document], status: 'sent' as const };
      const { envelopeId: second = '' } = await envelopesCreate(own, { body: sent });
      await control.sign(second, '1');
      writes += 4;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  const repeats = (await countRepeats()) - before;
  expect((writes + repeats) / writes).toBeLessThanOrEqual(most);
});

async function createRooms(client: number): Promise<void> {
  const { fetch } = servers[client % servers.length] ?? { fetch: globalThis.fetch };
  for (let round = 0; round < 6; round += 1)
    await roomsCreateRoom(connect(fetch), {
      body: { name: `${client} ${round}`, roleId: 52411 },
    });
}

it('16 clients that create rooms', async () => {
  const before = await countRepeats();
  await Promise.all(Array.from({ length: 16 }, (_, client) => createRooms(client)));
  const repeats = (await countRepeats()) - before;
  expect((96 + repeats) / 96).toBeLessThanOrEqual(mostForRooms);
});
