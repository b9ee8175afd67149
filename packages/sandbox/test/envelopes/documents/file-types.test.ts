import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import {
  accountsListUnsupportedFileTypes,
  envelopeDocumentsGet,
  envelopesCreate,
} from '@countersign/client/esign-v2.1';
import { findAnchors, supportedFileTypes } from '../../../src/documents/index.ts';
import { makeDocx } from '../../documents/make-docx.ts';
import { makeForm } from '../../documents/make-form.ts';
import { encryptedPdf, makePdf } from '../../documents/make-pdf.ts';
import { makeDoc, makePptx, makeWorkbook, rtf } from '../../documents/make-office.ts';
import { startTest, type TestSandbox } from '../../harness.ts';
import { catchErrorCode } from '../../lease.ts';

let running: TestSandbox;
let client: Client;

beforeAll(async () => {
  running = await startTest();
  client = running.client();
});
afterAll(() => running.close());

async function send(bytes: Uint8Array, name: string, fileExtension?: string): Promise<string> {
  const documentBase64 = Buffer.from(bytes).toString('base64');
  const document = {
    documentId: '1',
    name,
    documentBase64,
    ...(fileExtension !== undefined && { fileExtension }),
  };
  const body = { emailSubject: 'Berth', status: 'created' as const, documents: [document] };
  return (await envelopesCreate(client, { body })).envelopeId ?? '';
}

/** The types that the service lists. */
const listed =
  'doc docm docx dot dotm dotx htm html msg pdf rtf txt wpd xps bmp gif jpg jpeg png tif tiff pot potx pps ppt pptm pptx csv xls xlsm xlsx';

test('all types that the service lists are taken, and none of them is called unsupported', async () => {
  expect(
    listed.split(' ').filter((type) => !supportedFileTypes.some((one) => one === type)),
  ).toEqual([]);
  const { fileTypes = [] } = await accountsListUnsupportedFileTypes(client);
  const unsupported = fileTypes.map(({ fileExtension = '' }) => fileExtension);
  expect(unsupported.filter((type) => supportedFileTypes.some((one) => one === type))).toEqual([]);
  for (const type of ['zip', 'exe', 'svg', 'webp', 'mp4', 'json', 'xml', 'pages', 'ods', 'odp'])
    expect(unsupported).toContain(type);
});

test('bytes decide what a file is, not its name or its fileExtension', async () => {
  const pdf = await makePdf({ pages: [['A PDF']] });
  const docx = makeDocx(['A docx']);
  for (const [bytes, name, fileExtension, text] of [
    [pdf, 'x.docx', 'docx', 'A PDF'],
    [pdf, 'x', undefined, 'A PDF'],
    [docx, 'x.html', 'html', 'A docx'],
    [docx, 'x.txt', 'txt', 'A docx'],
    [docx, 'x.pdf', 'pdf', 'A docx'],
    [makeWorkbook('xls'), 'x.xlsx', 'xlsx', 'Petrel'],
    [makeDoc('A doc\r', '\r'), 'x.rtf', 'rtf', 'A doc'],
    [Buffer.from(rtf), 'x.doc', 'doc', 'Mooring'],
    [makePptx(['A slide']), 'x.ppt', 'ppt', 'A slide'],
  ] as const) {
    const path = { envelopeId: await send(bytes, name, fileExtension), documentId: '1' };
    const file = await envelopeDocumentsGet(client, { path }).bytes();
    const [found = []] = await findAnchors(file, [{ text }]);
    expect([name, found.length]).toEqual([name, 1]);
  }
});

test.each([
  ['text without a type', 'plain words', 'x', undefined],
  ['text that is called a PDF', 'plain words', 'x.pdf', 'pdf'],
  ['JSON', '{}', 'x.json', 'json'],
  ['a program', 'MZ', 'x.exe', 'exe'],
  ['a WordPerfect document without LibreOffice', '\u00FFWPC', 'x.wpd', 'wpd'],
])('%s is refused', async (_, text, name, fileExtension) => {
  const sent = send(Buffer.from(text, 'latin1'), name, fileExtension);
  expect(await catchErrorCode(sent)).toBe('UNABLE_TO_LOAD_DOCUMENT');
});

test('restrictions of a PDF that opens without a password are taken off', async () => {
  const document = await PDFDocument.load(
    await makeForm([{ name: 'a', type: 'Tx', value: 'Kept' }]),
  );
  document.encrypt({ ownerPassword: 'boss', userPassword: '', permissions: { modifying: false } });
  const envelopeId = await send(await document.save(), 'restricted.pdf', 'pdf');
  const file = await envelopeDocumentsGet(client, {
    path: { envelopeId, documentId: '1' },
  }).bytes();
  expect(Buffer.from(file).includes('/Filter /Standard')).toBe(false);
  const [found = []] = await findAnchors(file, [{ text: 'Berth form' }]);
  expect(found).toHaveLength(1);
});

test('a PDF that opens only with a password is refused', async () => {
  const sent = send(await encryptedPdf(), 'locked.pdf', 'pdf');
  expect(await catchErrorCode(sent)).toBe('UNSUPPORTED_PDF_CONTENT');
});
