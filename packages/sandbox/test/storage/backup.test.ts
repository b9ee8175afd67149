// A backup that is made as the README says, while the sandbox runs, is a world to go on from.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newDatabase } from '@countersign/testing/postgres';
import { envelopesCreate, envelopesGet } from '@countersign/client/esign-v2.1';
import { Client as Pg } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startReceiver, type Receiver } from '../connect/receiver.ts';
import { startTest, type TestSandbox } from '../harness.ts';
import type { StorageOptions } from '../../src/index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'countersign-backup-'));
let receiver: Receiver;
let storage: StorageOptions;

beforeAll(async () => {
  receiver = await startReceiver();
  const server = inject('postgres');
  storage =
    server === undefined
      ? { file: path.join(folder, 'state.db') }
      : { url: await newDatabase(server) };
});
afterAll(async () => {
  await receiver.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Makes a backup of storage in use: of a file; or of a database, as a copy once it is idle. */
async function backUp(test: TestSandbox): Promise<StorageOptions> {
  if (storage.url === undefined) {
    const copy = path.join(folder, 'backup.db');
    const program = new DatabaseSync(path.join(folder, 'state.db'));
    program.exec(`vacuum into '${copy}'`);
    program.close();
    await test.close();
    return { file: copy };
  }
  await test.close();
  const url = new URL(storage.url);
  const name = url.pathname.slice(1);
  const admin = new URL(storage.url);
  admin.pathname = '/postgres';
  const client = new Pg({ connectionString: admin.href });
  await client.connect();
  await client.query(`create database "${name}_backup" template "${name}"`);
  await client.end();
  url.pathname = `/${name}_backup`;
  return { url: url.href };
}

it('has what there was, and sends the events that waited', async () => {
  const test = await startTest({ storage });
  receiver.answer(0);
  const { envelopeId = '' } = await envelopesCreate(test.client(), {
    body: {
      status: 'sent',
      emailSubject: 'Kept',
      documents: [
        { documentId: '1', name: 'a.txt', fileExtension: 'txt', documentBase64: 'SGVsbG8=' },
      ],
      recipients: { signers: [{ recipientId: '1', name: 'Mara', email: 'mara@example.com' }] },
      eventNotification: {
        url: receiver.url,
        events: ['envelope-sent'],
        eventData: { version: 'restv2.1', format: 'json' },
      },
    },
  });
  await expect.poll(() => receiver.received.length).toBe(1);
  const restored = await backUp(test);
  receiver.answer(200);
  const next = await startTest({ storage: restored });
  expect((await envelopesGet(next.client(), { path: { envelopeId } })).emailSubject).toBe('Kept');
  await next.sandbox.idle();
  // The sandbox cannot know whether the receiver accepted the first message.
  expect(receiver.received.map(({ event }) => event)).toMatchObject([
    { envelopeId, retryCount: 0 },
    { envelopeId, retryCount: 1 },
  ]);
  await next.close();
});
