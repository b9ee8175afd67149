import { decode } from 'fast-png';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import {
  envelopeDocumentTabsGet,
  envelopesDeleteDocumentPage,
  envelopesGetPageImage,
  envelopesGetPageImages,
  envelopesGetRecipientInitialsImage,
  envelopesGetRecipientSignature,
  envelopesGetRecipientSignatureImage,
  envelopesRotateDocumentPage,
  envelopesUpdate,
  envelopesUpdateRecipientSignatureImage,
  templatesDeleteDocumentPage,
  templatesGetDocumentPageImage,
  templatesGetPageImages,
  templatesRotateDocumentPage,
} from '@countersign/client/esign-v2.1';
import { makePdf } from '../../documents/make-pdf.ts';
import { catchErrorCode, makeLease, makeTemplate } from '../../lease.ts';
import { startTest, type TestSandbox } from '../../harness.ts';

let running: TestSandbox;
let client: Client;

beforeAll(async () => {
  running = await startTest();
  client = running.client();
});
afterAll(() => running.close());

async function makePages(): Promise<string> {
  const pdf = Buffer.from(await makePdf({ pages: [['One'], ['Two'], ['Three']] }));
  const tabs = { signHereTabs: [1, 2, 3].map((page) => ({ pageNumber: String(page) })) };
  return makeLease(client, {
    documents: [{ documentId: '1', name: 'Plan', documentBase64: pdf.toString('base64') }],
    recipients: {
      signers: [{ recipientId: '1', name: 'Ines', email: 'ines@seabird.example', tabs }],
    },
  });
}

test('pages are listed in parts, and drawn as large as asked', async () => {
  const path = { envelopeId: await makePages(), documentId: '1' };
  const query = { count: '2', start_position: '1', dpi: '72' };
  expect(await envelopesGetPageImages(client, { path, query })).toMatchObject({
    resultSetSize: '2',
    totalSetSize: '3',
    pages: [{ sequence: '2', width: '612', height: '792', dpi: '72' }, { sequence: '3' }],
  });
  const small = { path: { ...path, pageNumber: '2' }, query: { max_width: '153' } };
  const { width, height } = decode(await envelopesGetPageImage(client, small).bytes());
  expect([width, height]).toEqual([153, 198]);
  const none = { path: { ...path, pageNumber: '4' } };
  expect(await catchErrorCode(envelopesGetPageImage(client, none))).toBe('PAGE_IMAGE_NOT_FOUND');
});

test('pages of a draft are turned and removed, with the tabs on them', async () => {
  const envelopeId = await makePages();
  const path = { envelopeId, documentId: '1', pageNumber: '2' };
  await envelopesRotateDocumentPage(client, { path, body: { rotate: 'left' } });
  const sizes = async () =>
    (await envelopesGetPageImages(client, { path, query: { dpi: '72' } })).pages?.map(
      ({ width, height }) => `${width}x${height}`,
    );
  expect(await sizes()).toEqual(['612x792', '792x612', '612x792']);
  await envelopesDeleteDocumentPage(client, { path });
  expect(await sizes()).toEqual(['612x792', '612x792']);
  const { signHereTabs } = await envelopeDocumentTabsGet(client, { path });
  expect(signHereTabs?.map(({ pageNumber }) => pageNumber)).toEqual(['1', '2']);
  await envelopesDeleteDocumentPage(client, { path });
  const last = { path: { ...path, pageNumber: '1' } };
  expect(await catchErrorCode(envelopesDeleteDocumentPage(client, last))).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
  await envelopesUpdate(client, { path, body: { status: 'sent' } });
  expect(await catchErrorCode(envelopesDeleteDocumentPage(client, last))).toBe(
    'ENVELOPE_INVALID_STATUS',
  );
});

test('pages of templates', async () => {
  const path = { templateId: await makeTemplate(client), documentId: '2', pageNumber: '1' };
  await templatesRotateDocumentPage(client, { path, body: { rotate: 'right' } });
  const query = { dpi: '36' };
  expect((await templatesGetPageImages(client, { path, query })).pages).toMatchObject([
    { width: '396', height: '306' },
  ]);
  const { width } = decode(await templatesGetDocumentPageImage(client, { path, query }).bytes());
  expect(width).toBe(396);
  expect(
    await catchErrorCode(
      templatesDeleteDocumentPage(client, { path: { ...path, pageNumber: '2' } }),
    ),
  ).toBe('PAGE_IMAGE_NOT_FOUND');
});

test('the signature of a recipient and its images', async () => {
  const path = { envelopeId: await makeLease(client), recipientId: '1' };
  expect(await envelopesGetRecipientSignature(client, { path })).toMatchObject({
    signatureName: 'Ines Valdivia',
    signatureInitials: 'IV',
  });
  const made = Buffer.from(await envelopesGetRecipientSignatureImage(client, { path }).bytes());
  expect(made.subarray(0, 6).toString('latin1')).toBe('GIF89a');
  expect([made.readUInt16LE(6), made.readUInt16LE(8)]).toEqual([200, 72]);
  expect(made.at(-1)).toBe(0x3b);
  const initials = Buffer.from(await envelopesGetRecipientInitialsImage(client, { path }).bytes());
  expect(initials.readUInt16LE(6)).toBe(100);

  await envelopesUpdateRecipientSignatureImage(client, { path, body: new Blob([initials]) });
  const kept = await envelopesGetRecipientSignatureImage(client, { path }).bytes();
  expect(Buffer.from(kept).equals(initials)).toBe(true);
  expect(
    await catchErrorCode(
      envelopesUpdateRecipientSignatureImage(client, { path, body: new Blob(['PNG']) }),
    ),
  ).toBe('INVALID_REQUEST_BODY');
  const copy = { path: { ...path, recipientId: '2' } };
  expect(await catchErrorCode(envelopesGetRecipientSignature(client, copy))).toBe(
    'INVALID_RECIPIENT_ID',
  );
});
