import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import {
  chunkedUploadsCommit,
  chunkedUploadsCreate,
  chunkedUploadsDelete,
  chunkedUploadsGet,
  chunkedUploadsUpdate,
  envelopeAttachmentsCreate,
  envelopeAttachmentsDelete,
  envelopeAttachmentsGet,
  envelopeAttachmentsList,
  envelopeAttachmentsUpdate,
} from '@countersign/client/esign-v2.1';
import { startTest, type TestSandbox } from '../../harness.ts';
import { catchErrorCode, makeLease } from '../../lease.ts';

let running: TestSandbox;
let client: Client;

beforeAll(async () => {
  running = await startTest();
  client = running.client();
});
afterAll(() => running.close());

const base64 = (text: string) => Buffer.from(text).toString('base64');

async function fetchText(envelopeId: string, attachmentId: string): Promise<string> {
  const file = await envelopeAttachmentsGet(client, { path: { envelopeId, attachmentId } });
  return new Response(file).text();
}

test('attachments are added, replaced, read byte for byte and taken out of a draft', async () => {
  const envelopeId = await makeLease(client);
  const path = { envelopeId };
  const berth = { attachmentId: '1', name: 'berth.xml', label: 'Berth', attachmentType: '.xml' };
  const { attachments: added } = await envelopeAttachmentsCreate(client, {
    path,
    body: { attachments: [{ ...berth, data: base64('<berth/>') }] },
  });
  expect(added).toEqual([berth]);
  expect(await fetchText(envelopeId, '1')).toBe('<berth/>');
  await envelopeAttachmentsUpdate(client, {
    path: { envelopeId, attachmentId: '1' },
    body: { ...berth, data: base64('<berth length="15"/>') },
  });
  expect(await fetchText(envelopeId, '1')).toBe('<berth length="15"/>');
  expect((await envelopeAttachmentsList(client, { path })).attachments).toEqual([berth]);
  const { attachments: gone } = await envelopeAttachmentsDelete(client, {
    path,
    body: { attachments: [{ attachmentId: '1' }, { attachmentId: '7' }] },
  });
  expect(gone?.map(({ errorDetails }) => errorDetails?.errorCode)).toEqual([
    undefined,
    'RESOURCE_NOT_FOUND',
  ]);
  expect(await catchErrorCode(fetchText(envelopeId, '1'))).toBe('RESOURCE_NOT_FOUND');
});

test('an envelope in process takes attachments but gives none back', async () => {
  const path = { envelopeId: await makeLease(client, { status: 'sent' }) };
  const attachments = [{ attachmentId: '1', name: 'a.txt', data: base64('a') }];
  await envelopeAttachmentsCreate(client, { path, body: { attachments } });
  expect(
    await catchErrorCode(envelopeAttachmentsDelete(client, { path, body: { attachments } })),
  ).toBe('ENVELOPE_INVALID_STATUS');
  for (const wrong of [
    { name: 'b.txt' },
    { data: 'no*base64' },
    { remoteUrl: 'http://127.0.0.1/b' },
  ])
    expect(
      await catchErrorCode(
        envelopeAttachmentsCreate(client, { path, body: { attachments: [wrong] } }),
      ),
    ).toBe('INVALID_REQUEST_PARAMETER');
  expect((await envelopeAttachmentsList(client, { path })).attachments).toHaveLength(1);
});

test('an upload in parts is committed and used up by an attachment', async () => {
  const upload = await chunkedUploadsCreate(client, { body: { data: base64('one ') } });
  const path = { chunkedUploadId: upload.chunkedUploadId };
  const add = (chunkedUploadPartSeq: string, text: string) =>
    chunkedUploadsUpdate(client, {
      path: { ...path, chunkedUploadPartSeq },
      body: { data: base64(text) },
    });
  expect(await catchErrorCode(add('2', 'three'))).toBe('INVALID_REQUEST_PARAMETER');
  const second = await add('1', 'two');
  expect(second.chunkedUploadParts).toEqual([
    { sequence: '0', size: '4' },
    { sequence: '1', size: '3' },
  ]);
  expect(await catchErrorCode(add('1', 'again'))).toBe('INVALID_REQUEST_PARAMETER');
  const checksum = createHash('sha256').update('one two').digest('hex');
  const read = await chunkedUploadsGet(client, { path, query: { include: 'checksum' } });
  expect(read).toMatchObject({
    checksum,
    committed: 'false',
    totalSize: '7',
    maxChunkedUploadParts: '128',
  });
  const envelopeId = await makeLease(client);
  const attach = () =>
    envelopeAttachmentsCreate(client, {
      path: { envelopeId },
      body: { attachments: [{ attachmentId: '1', remoteUrl: upload.chunkedUploadUri }] },
    });
  expect(await catchErrorCode(attach())).toBe('INVALID_REQUEST_PARAMETER');
  const committed = await chunkedUploadsCommit(client, { path, query: { action: 'commit' } });
  expect(committed).toMatchObject({ committed: 'true', checksum });
  expect(await catchErrorCode(add('2', 'late'))).toBe('INVALID_REQUEST_PARAMETER');
  await attach();
  expect(await fetchText(envelopeId, '1')).toBe('one two');
  expect(await catchErrorCode(chunkedUploadsGet(client, { path }))).toBe('RESOURCE_NOT_FOUND');
  expect(await catchErrorCode(attach())).toBe('INVALID_REQUEST_PARAMETER');
});

test("an upload is nobody else's, has bytes and can be thrown away", async () => {
  expect(await catchErrorCode(chunkedUploadsCreate(client, { body: { data: '' } }))).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
  expect(await catchErrorCode(chunkedUploadsCreate(client, { body: { data: '%' } }))).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
  const { chunkedUploadId } = await chunkedUploadsCreate(client, { body: { data: base64('a') } });
  const path = { chunkedUploadId };
  const sender = running.client({ token: 'sandbox-sender' });
  expect(await catchErrorCode(chunkedUploadsDelete(sender, { path }))).toBe(
    'USER_LACKS_PERMISSIONS',
  );
  expect((await chunkedUploadsDelete(client, { path })).chunkedUploadId).toBe(chunkedUploadId);
  expect(await catchErrorCode(chunkedUploadsDelete(client, { path }))).toBe('RESOURCE_NOT_FOUND');
});

test('an upload has 128 parts at most', async () => {
  const data = base64('a');
  const { chunkedUploadId } = await chunkedUploadsCreate(client, { body: { data } });
  const add = (part: number) =>
    chunkedUploadsUpdate(client, {
      path: { chunkedUploadId, chunkedUploadPartSeq: String(part) },
      body: { data },
    });
  for (let part = 1; part < 128; part += 1) await add(part);
  expect(await catchErrorCode(add(128))).toBe('INVALID_REQUEST_PARAMETER');
  const { totalSize } = await chunkedUploadsGet(client, { path: { chunkedUploadId } });
  expect(totalSize).toBe('128');
});
