import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type Client } from '@countersign/client';
import {
  chunkedUploadsCreate,
  chunkedUploadsGet,
  chunkedUploadsUpdate,
  envelopeDocumentVisibilityGet,
  envelopeEmailSettingsCreate,
  envelopeLocksCreate,
} from '@countersign/client/esign-v2.1';
import { startTest, type TestSandbox } from '../harness.ts';
import { catchErrorCode, makeLease } from '../lease.ts';

// An account that has switched off all optional features, and an administrator who may not lock.
const world = `
accounts:
  - accountId: 6c2f8a40-1d7b-4e93-b5a8-9e0c3d6f7b12
    number: '77'
    name: Quayside
    settings:
      allowDocumentVisibility: 'false'
      bccEmailArchive: 'false'
      pdfMaxChunkedUploadTotalSize: '6'
    chunkedUploads:
      - chunkedUploadId: 1a7c3e5d-9b48-4f26-8d0a-c4e2f6b1a973
        userId: 0b9d6e31-4c8f-4a72-9e15-2d7a8c5f3b60
        parts: [b25l]
        expirationDateTime: '2026-01-01T00:20:00Z'
users:
  - userId: 0b9d6e31-4c8f-4a72-9e15-2d7a8c5f3b60
    userName: Rosa Blum
    email: rosa.blum@quayside.example
    memberships:
      - permissionProfileId: '2301414'
        settings: { canLockEnvelopes: 'false' }
integrations:
  - integrationKey: 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20
    name: Quay Desk
tokens:
  - token: rosa
    userId: 0b9d6e31-4c8f-4a72-9e15-2d7a8c5f3b60
    integrationKey: 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20
`;

let folder: string;
let running: TestSandbox;
let client: Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-parts-'));
  const seedFile = join(folder, 'world.yaml');
  await writeFile(seedFile, world);
  running = await startTest({ seedFile });
  client = createClient({
    baseUrl: 'http://sandbox.test',
    token: 'rosa',
    path: { accountId: '77' },
    retry: false,
    fetch: (input, init) => running.sandbox.fetch(new Request(input, init)),
  });
});
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true, force: true });
});

test('what the account has switched off is refused', async () => {
  const envelopeId = await makeLease(client);
  const path = { envelopeId, recipientId: '1' };
  expect(await catchErrorCode(envelopeDocumentVisibilityGet(client, { path }))).toBe(
    'ACCOUNT_LACKS_PERMISSIONS',
  );
  const blind = (email: string[]) =>
    envelopeEmailSettingsCreate(client, {
      path: { envelopeId },
      body: { bccEmailAddresses: email.map((one) => ({ email: one })) },
    });
  expect(await catchErrorCode(blind(['archive@quayside.example']))).toBe(
    'ACCOUNT_LACKS_PERMISSIONS',
  );
  expect(await catchErrorCode(blind([]))).toBe('none');
});

test('who may not lock envelopes does not', async () => {
  const path = { envelopeId: await makeLease(client) };
  expect(await catchErrorCode(envelopeLocksCreate(client, { path }))).toBe(
    'USER_LACKS_PERMISSIONS',
  );
});

test('an upload is gone when its time is over', async () => {
  const path = { chunkedUploadId: '1a7c3e5d-9b48-4f26-8d0a-c4e2f6b1a973' };
  expect(await catchErrorCode(chunkedUploadsGet(client, { path }))).toBe('RESOURCE_NOT_FOUND');
});

test('an upload has no more bytes than the account allows', async () => {
  const data = Buffer.from('four').toString('base64');
  const { chunkedUploadId, maxTotalSize } = await chunkedUploadsCreate(client, { body: { data } });
  expect(maxTotalSize).toBe('6');
  const path = { chunkedUploadId, chunkedUploadPartSeq: '1' };
  expect(await catchErrorCode(chunkedUploadsUpdate(client, { path, body: { data } }))).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
  const two = Buffer.from('ab').toString('base64');
  expect(await catchErrorCode(chunkedUploadsUpdate(client, { path, body: { data: two } }))).toBe(
    'none',
  );
});
