// Documents in an object store, apart from the database; the store is a server with the S3 API.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  envelopeDocumentsDelete,
  envelopeDocumentsGet,
  envelopesCreate,
  envelopesListStatusChanges,
} from '@countersign/client/esign-v2.1';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Client } from '@countersign/client';
import { clearUnusedContents } from '../../src/state/clearing/unused-contents.ts';
import { openDatabase, type Database } from '../../src/state/storage/database.ts';
import { createSandbox, type StorageOptions } from '../../src/index.ts';
import { sandboxOn } from '../../src/server/create-sandbox.ts';
import type { Sandbox } from '../../src/server/sandbox.ts';
import { makePdf } from '../documents/make-pdf.ts';
import { connect } from '../harness.ts';
import { newStorage } from '../storage.ts';
import { startObjectServer, type ObjectServer } from './s3.ts';

let objects: ObjectServer;
let storage: StorageOptions;
let database: Database;
let sandbox: Sandbox;
let client: Client;

beforeAll(async () => {
  objects = await startObjectServer();
  storage = { ...(await newStorage()), objects: objects.options };
  database = await openDatabase(storage);
  sandbox = await sandboxOn(database, {});
  client = connect(sandbox.fetch);
});
afterEach(() => {
  objects.isWell = true;
  objects.instead = undefined;
  objects.asked.length = 0;
});
afterAll(async () => {
  await sandbox.close();
  await objects.stop();
});

async function createEnvelope(files: readonly Buffer[], emailSubject = 'Lease', by = client) {
  const { envelopeId = '' } = await envelopesCreate(by, {
    body: {
      emailSubject,
      documents: files.map((bytes, index) => ({
        documentId: String(index + 1),
        name: `Lease ${index + 1}`,
        fileExtension: 'pdf',
        documentBase64: bytes.toString('base64'),
      })),
    },
  });
  return envelopeId;
}

async function makeLarge(text: string): Promise<Buffer> {
  return Buffer.from(await makePdf({ pages: [[text]], bytes: 60_000 }));
}

const nameOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url');
const puts = () => objects.asked.filter((one) => one.startsWith('PUT'));

it('large ones go there, once each however often the request begins again, and come from there', async () => {
  const files = await Promise.all(['one', 'two', 'three', 'four'].map((text) => makeLarge(text)));
  const envelopeId = await createEnvelope(files);
  expect(puts().toSorted()).toEqual(files.map((bytes) => `PUT ${nameOf(bytes)}`).toSorted());
  expect(objects.list()).toEqual(expect.arrayContaining(files.map(nameOf)));
  const rows = await database.transaction('read', (db) =>
    db.selectFrom('contents').where('hash', 'in', files.map(nameOf)).selectAll().execute(),
  );
  expect(rows.map(({ size, bytes }) => [size > 60_000, bytes.length])).toEqual(
    files.map(() => [true, 0]),
  );
  for (const [index, bytes] of files.entries()) {
    const path = { envelopeId, documentId: String(index + 1) };
    expect(Buffer.from(await envelopeDocumentsGet(client, { path }).bytes())).toEqual(bytes);
  }
});

it('one that is there already is not sent again', async () => {
  const bytes = await makeLarge('twice');
  await createEnvelope([bytes]);
  await createEnvelope([bytes]);
  expect(puts()).toEqual([`PUT ${nameOf(bytes)}`]);
});

it('a small one stays in the database', async () => {
  const bytes = Buffer.from(await makePdf());
  expect(bytes.length).toBeLessThan(16_000);
  await createEnvelope([bytes]);
  expect(puts()).toEqual([]);
});

it('a store that fails changes nothing, and says so', async () => {
  objects.isWell = false;
  const failed = createEnvelope([await makeLarge('lost')], 'Not kept');
  await expect(failed).rejects.toThrow('503');
  await expect(failed).rejects.toThrow('the object store failed (it responded with 500)');
  objects.isWell = true;
  const { envelopes = [] } = await envelopesListStatusChanges(client, {
    query: { from_date: '2020-01-01', search_text: 'Not kept' },
  });
  expect(envelopes).toEqual([]);
});

it('what only the store has is read from it, and without the store the message says where it is', async () => {
  const bytes = await makeLarge('restart');
  const envelopeId = await createEnvelope([bytes]);
  const path = { envelopeId, documentId: '1' };
  if (storage.url === undefined) return;
  const second = await createSandbox({ storage });
  expect(Buffer.from(await envelopeDocumentsGet(connect(second.fetch), { path }).bytes())).toEqual(
    bytes,
  );
  objects.isWell = false;
  const third = await createSandbox({ storage });
  await expect(envelopeDocumentsGet(connect(third.fetch), { path }).bytes()).rejects.toThrow('503');
  const without = await createSandbox({ storage: { url: storage.url } });
  await expect(envelopeDocumentsGet(connect(without.fetch), { path }).bytes()).rejects.toThrow(
    'in an object store',
  );
  for (const one of [second, third, without]) await one.close();
});

it.each<[what: string, instead: NonNullable<ObjectServer['instead']>, says: string]>([
  ['other bytes', (outgoing) => outgoing.end('other'), 'is not what was put there'],
  ['nothing', (outgoing) => outgoing.end(), 'is not what was put there'],
  [
    'another address',
    (outgoing) => outgoing.writeHead(302, { location: objects.options.url }).end(),
    'the object store failed',
  ],
  [
    'a million letters about an error',
    (outgoing) => outgoing.writeHead(403).end('x'.repeat(1_000_000)),
    'it responded with 403',
  ],
])('a store that gives %s is not believed', async (what, instead, says) => {
  const bytes = await makeLarge(what);
  const folder = mkdtempSync(join(tmpdir(), 'countersign-objects-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const kept = { file: join(folder, 'sandbox.db'), objects: objects.options };
  const one = await createSandbox({ storage: kept });
  const envelopeId = await createEnvelope([bytes], 'Lease', connect(one.fetch));
  await one.close();
  // Another process has no cache of the stored contents.
  const other = await createSandbox({ storage: kept });
  const read = () =>
    envelopeDocumentsGet(connect(other.fetch), { path: { envelopeId, documentId: '1' } }).bytes();
  objects.instead = instead;
  const asked = read();
  await expect(asked).rejects.toThrow('503');
  await expect(asked).rejects.toThrow(says);
  objects.instead = undefined;
  expect(Buffer.from(await read())).toEqual(bytes);
  await other.close();
});

it('what nobody uses any more is deleted there, and what was never committed', async () => {
  const used = await makeLarge('used');
  const unused = await makeLarge('unused');
  const envelopeId = await createEnvelope([used, unused]);
  const documents = [{ documentId: '2' }];
  await envelopeDocumentsDelete(client, { path: { envelopeId }, body: { documents } });
  // The request is rejected after its document was stored.
  const orphan = await makeLarge('orphan');
  await database.transaction('queue', (db) =>
    db
      .insertInto('content_checks')
      .values({ hash: nameOf(orphan), noted_at: Date.now() })
      .execute(),
  );
  await database.objects?.put(nameOf(orphan), orphan);
  expect(objects.list()).toEqual(
    expect.arrayContaining([nameOf(used), nameOf(unused), nameOf(orphan)]),
  );
  while (await clearUnusedContents(database, -1));
  expect(objects.list()).toContain(nameOf(used));
  expect(objects.list()).not.toContain(nameOf(unused));
  expect(objects.list()).not.toContain(nameOf(orphan));
});

it('an address without a bucket is refused', async () => {
  const wrong = createSandbox({ storage: { objects: { ...objects.options, url: 'bucket' } } });
  await expect(wrong).rejects.toThrow('https://host/bucket, not bucket');
});
