import { afterAll, beforeAll, expect, test } from 'vitest';
import { unzipSync } from 'fflate';
import type { Client } from '@countersign/client';
import type { Tabs } from '@countersign/types/esign-v2.1';
import {
  envelopeDocumentTabsGet,
  envelopeDocumentVisibilityUpdate,
  envelopeDocumentsDelete,
  envelopeDocumentsGet,
  envelopeDocumentsList,
  envelopeDocumentsUpdate,
  envelopeDocumentsUpdateList,
  envelopeRecipientTabsList,
  envelopesRotateDocumentPage,
  envelopesUpdate,
  templateDocumentsDelete,
  templateDocumentsGet,
  templateDocumentsList,
  templateDocumentsUpdate,
  templateDocumentsUpdateList,
  templatesRotateDocumentPage,
} from '@countersign/client/esign-v2.1';
import { findAnchors, readPdf } from '../../../src/documents/index.ts';
import { encryptedPdf, makePdf } from '../../documents/make-pdf.ts';
import { catchErrorCode, makeLease, makeTemplate } from '../../lease.ts';
import { startTest, type TestSandbox } from '../../harness.ts';

let running: TestSandbox;
let client: Client;

beforeAll(async () => {
  running = await startTest();
  client = running.client();
});
afterAll(() => running.close());

const countPages = async (pdf: Uint8Array) => (await readPdf(pdf)).pages.length;
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64');

async function hasText(pdf: Uint8Array, text: string): Promise<boolean> {
  const [found = []] = await findAnchors(pdf, [{ text }]);
  return found.length > 0;
}

test('documents are added, replaced, ordered, listed and removed with their tabs', async () => {
  const envelopeId = await makeLease(client);
  const path = { envelopeId };
  const pdf = await makePdf({ pages: [['Plan'], ['Map']] });
  const added = await envelopeDocumentsUpdateList(client, {
    path,
    body: {
      documents: [
        { documentId: '3', name: 'Plan', order: '1', documentBase64: base64(pdf) },
        {
          documentId: '2',
          name: 'Rules',
          fileExtension: 'txt',
          documentBase64: base64('No wake.'),
        },
      ],
    },
  });
  expect(added.envelopeDocuments).toMatchObject([
    { documentId: '3', order: '1' },
    { documentId: '2', name: 'Rules', order: '2' },
  ]);
  const ids = async () =>
    (await envelopeDocumentsList(client, { path })).envelopeDocuments?.map((one) => one.documentId);
  expect(await ids()).toEqual(['1', '3', '2']);
  const rules = await envelopeDocumentsGet(client, {
    path: { envelopeId, documentId: '2' },
  }).bytes();
  expect(await hasText(rules, 'No wake.')).toBe(true);

  const tabs = { path: { envelopeId, recipientId: '1' } };
  expect((await envelopeRecipientTabsList(client, tabs)).signHereTabs).toHaveLength(1);
  await envelopeDocumentsDelete(client, { path, body: { documents: [{ documentId: '1' }] } });
  expect(await ids()).toEqual(['3', '2']);
  expect(await envelopeRecipientTabsList(client, tabs)).toEqual({});
  expect(
    await catchErrorCode(
      envelopeDocumentsDelete(client, { path, body: { documents: [{ documentId: '1' }] } }),
    ),
  ).toBe('DOCUMENT_DOES_NOT_EXIST');
});

test('a list has size, changes and fields of documents only where they are asked for', async () => {
  const pdf = await makePdf({ pages: [['Plan']] });
  const field = { label: 'Boat', name: 'boat', value: 'Petrel' };
  const envelopeId = await makeLease(client, {
    documents: ['1', '2'].map((documentId) => ({
      documentId,
      name: 'Plan',
      documentBase64: base64(pdf),
      ...(documentId === '2' && { docGenFormFields: [field] }),
    })),
  });
  const path = { envelopeId };
  const turned = { envelopeId, documentId: '1', pageNumber: '1' };
  await envelopesRotateDocumentPage(client, { path: turned, body: { rotate: 'right' } });
  const query = {
    include_docgen_formfields: 'true',
    include_document_size: 'true',
    include_is_edited: 'true',
  } as const;
  const { envelopeDocuments: full } = await envelopeDocumentsList(client, { path, query });
  expect(full).toMatchObject([
    { isEdited: 'true', docGenFormFields: [] },
    { isEdited: 'false', docGenFormFields: [field], sizeBytes: String(pdf.length) },
  ]);
  const { envelopeDocuments: short = [] } = await envelopeDocumentsList(client, { path });
  for (const document of short)
    for (const name of ['docGenFormFields', 'isEdited', 'sizeBytes'])
      expect(document).not.toHaveProperty(name);
});

test('a template tells which of its documents were changed', async () => {
  const templateId = await makeTemplate(client);
  const turned = { templateId, documentId: '2', pageNumber: '1' };
  await templatesRotateDocumentPage(client, { path: turned, body: { rotate: 'left' } });
  const { templateDocuments = [] } = await templateDocumentsList(client, {
    path: { templateId },
    query: { include_is_edited: 'true' },
  });
  expect(templateDocuments.map(({ isEdited }) => isEdited)).toEqual(['false', 'true']);
});

test('a file is the body, and its header says its name', async () => {
  const envelopeId = await makeLease(client);
  const path = { envelopeId, documentId: '4' };
  const answer = await envelopeDocumentsUpdate(client, {
    path,
    header: {
      'Content-Disposition': 'file; filename="Größe.txt"; fileExtension=txt; documentId=4',
    },
    body: new Blob(['Three metres']),
  });
  expect(answer).toMatchObject({ documentId: '4', name: 'Größe.txt', type: 'content', order: '3' });
  const file = await envelopeDocumentsGet(client, { path }).withResponse();
  expect(file.headers.get('content-disposition')).toBe(
    `file; filename="Gr__e.pdf"; documentid="4"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.pdf`,
  );
  const text = envelopeDocumentsGet(client, { path, query: { encoding: 'base64' } });
  const encoded = await text.bytes();
  const decoded = Buffer.from(Buffer.from(encoded).toString(), 'base64');
  expect(await hasText(decoded, 'Three metres')).toBe(true);
  const inText = { path, header: { 'Content-Transfer-Encoding': 'base64' } };
  expect(await envelopeDocumentsGet(client, inText).bytes()).toEqual(encoded);
});

test('the certificate is listed once the envelope is sent, and after it ended', async () => {
  const envelopeId = await makeLease(client);
  const path = { envelopeId };
  const ids = async () =>
    (await envelopeDocumentsList(client, { path })).envelopeDocuments?.map((one) => one.documentId);
  expect(await ids()).toEqual(['1', '2']);
  await envelopesUpdate(client, { path, body: { status: 'sent' } });
  expect(await ids()).toEqual(['1', '2', 'certificate']);
  await envelopesUpdate(client, { path, body: { status: 'voided', voidedReason: 'Sold' } });
  expect(await ids()).toEqual(['1', '2', 'certificate']);
});

test('a document may be given as HTML in place of a file', async () => {
  const source = '<html><body><h1>Harbour rules</h1><p>No wake past the pier.</p></body></html>';
  const htmlDefinition = { source };
  const envelopeId = await makeLease(client, {
    documents: [{ documentId: '1', name: 'Lease.pdf', htmlDefinition }],
    recipients: {},
  });
  const path = { envelopeId };
  const read = (documentId: string) =>
    envelopeDocumentsGet(client, { path: { envelopeId, documentId } }).bytes();
  expect(await hasText(await read('1'), 'No wake past the pier.')).toBe(true);
  const changed = { source: source.replace('No wake', 'Five knots') };
  await envelopeDocumentsUpdateList(client, {
    path,
    body: { documents: [{ documentId: '1', name: 'Lease', htmlDefinition: changed }] },
  });
  expect(await hasText(await read('1'), 'Five knots past the pier.')).toBe(true);
  expect((await envelopeDocumentsList(client, { path })).envelopeDocuments).toMatchObject([
    { documentId: '1', name: 'Lease', type: 'content' },
  ]);
  const made = { documents: [{ documentId: '2', htmlDefinition: { source: 'document' } }] };
  const answer = await envelopeDocumentsUpdateList(client, { path, body: made });
  expect(answer.envelopeDocuments).toMatchObject([
    { documentId: '2', errorDetails: { errorCode: 'NO_DOCUMENT_RECEIVED' } },
  ]);
});

test('bad files are refused with what is wrong', async () => {
  const envelopeId = await makeLease(client);
  const putList = (document: object) =>
    envelopeDocumentsUpdateList(client, {
      path: { envelopeId },
      body: { documents: [{ documentId: '3', name: 'Plan', ...document }] },
    });
  const put = async (document: object) =>
    (await putList(document)).envelopeDocuments?.[0]?.errorDetails?.errorCode;
  expect(await put({ documentBase64: base64(await encryptedPdf()) })).toBe(
    'UNSUPPORTED_PDF_CONTENT',
  );
  expect(await put({ documentBase64: base64('text'), fileExtension: 'pdf' })).toBe(
    'UNABLE_TO_LOAD_DOCUMENT',
  );
  expect(await put({ documentBase64: 'no base64!', fileExtension: 'txt' })).toBe(
    'UNABLE_TO_LOAD_DOCUMENT',
  );
  expect(await put({ documentBase64: base64('x'), fileExtension: 'xlsx' })).toBe(
    'UNABLE_TO_LOAD_DOCUMENT',
  );
  expect(await put({ remoteUrl: 'https://files.example/plan.pdf' })).toBe(
    'UNABLE_TO_LOAD_DOCUMENT',
  );
  expect(await catchErrorCode(putList({ documentId: 'plan' }))).toBe('INVALID_REQUEST_PARAMETER');
  const { envelopeDocuments } = await envelopeDocumentsList(client, { path: { envelopeId } });
  expect(envelopeDocuments).toHaveLength(2);
});

test('documents of an envelope that has ended stay', async () => {
  const envelopeId = await makeLease(client, { status: 'sent' });
  const path = { envelopeId };
  const documents = [{ documentId: '3', fileExtension: 'txt', documentBase64: base64('x') }];
  await envelopesUpdate(client, { path, body: { status: 'voided', voidedReason: 'Sold' } });
  expect(
    await catchErrorCode(envelopeDocumentsUpdateList(client, { path, body: { documents } })),
  ).toBe('ENVELOPE_INVALID_STATUS');
  expect(await catchErrorCode(envelopeDocumentsDelete(client, { path, body: { documents } }))).toBe(
    'ENVELOPE_INVALID_STATUS',
  );
});

test('combined, certificate, archive and portfolio', async () => {
  const envelopeId = await makeLease(client, { status: 'sent' });
  const get = (documentId: string, query: { certificate?: 'true' } = {}) =>
    envelopeDocumentsGet(client, { path: { envelopeId, documentId }, query }).bytes();

  const combined = await get('combined');
  expect(await countPages(combined)).toBe(2);
  expect(await hasText(combined, envelopeId)).toBe(true);
  const certificate = await get('certificate');
  expect(await hasText(certificate, 'Ines Valdivia')).toBe(true);
  expect(await countPages(await get('combined', { certificate: 'true' }))).toBe(
    2 + (await countPages(certificate)),
  );
  const files = unzipSync(await get('archive'));
  expect(Object.keys(files)).toEqual(['Lease.pdf', 'Rules.pdf', 'Summary.pdf']);
  const portfolio = await get('portfolio');
  expect(await hasText(portfolio, 'Lease.pdf')).toBe(true);
  expect(await catchErrorCode(get('7'))).toBe('DOCUMENT_DOES_NOT_EXIST');
});

test('numbers are printed as their locale has it, and narrow boxes keep all letters', async () => {
  const place = { documentId: '1', pageNumber: '1', xPosition: '72' };
  const localePolicy = { cultureName: 'en-US', currencyCode: 'USD' };
  const words = 'The boat Petrel may stay at the northern quay until the end of the season';
  const envelopeId = await makeLease(client, {
    recipients: {
      signers: [
        {
          recipientId: '1',
          name: 'Ines Valdivia',
          email: 'ines.valdivia@seabird.example',
          tabs: {
            numericalTabs: [
              { ...place, yPosition: '200', localePolicy, numericalValue: '1234' },
              { ...place, yPosition: '220', localePolicy, value: '98765.5' },
            ],
            textTabs: [{ ...place, yPosition: '300', width: '60', height: '12', value: words }],
          },
        },
      ],
    },
  });
  const pdf = await envelopeDocumentsGet(client, { path: { envelopeId, documentId: '1' } }).bytes();
  expect(await hasText(pdf, '$1,234.00')).toBe(true);
  expect(await hasText(pdf, '$98,765.50')).toBe(true);
  for (const word of words.split(' ')) expect(await hasText(pdf, word)).toBe(true);
});

test('a document through the eyes of a recipient', async () => {
  const envelopeId = await makeLease(client);
  const path = { envelopeId };
  expect(
    await catchErrorCode(envelopeDocumentsList(client, { path, query: { recipient_id: '7' } })),
  ).toBe('INVALID_RECIPIENT_ID');
  await envelopeDocumentVisibilityUpdate(client, {
    path: { envelopeId, recipientId: '1' },
    body: { documentVisibility: [{ documentId: '2', visible: 'false' }] },
  });
  const query = { recipient_id: '1' };
  const seen = await envelopeDocumentsList(client, { path, query });
  expect(seen.envelopeDocuments?.map(({ documentId }) => documentId)).toEqual(['1']);
  const get = (documentId: string) =>
    envelopeDocumentsGet(client, { path: { envelopeId, documentId }, query });
  expect(await countPages(await get('combined').bytes())).toBe(1);
  expect(await catchErrorCode(get('2'))).toBe('DOCUMENT_DOES_NOT_EXIST');
  expect((await envelopeDocumentsList(client, { path })).envelopeDocuments).toHaveLength(2);
});

test('documents of templates', async () => {
  const templateId = await makeTemplate(client);
  const path = { templateId };
  const text = { fileExtension: 'txt', documentBase64: base64('Rules of the harbour') };
  await templateDocumentsUpdateList(client, {
    path,
    body: {
      documents: [{ documentId: '3', name: 'More', ...text }],
      recipients: {
        signers: [{ recipientId: '1', tabs: { initialHereTabs: [{ documentId: '3' }] } }],
      },
    },
  });
  const one = { templateId, documentId: '2' };
  await templateDocumentsUpdate(client, {
    path: one,
    body: { documents: [{ name: 'New', ...text }] },
  });
  const { templateDocuments } = await templateDocumentsList(client, { path });
  expect(templateDocuments?.map(({ name }) => name)).toEqual(['Lease', 'New', 'More']);
  const combined = { templateId, documentId: 'combined' };
  expect(
    await hasText(await templateDocumentsGet(client, { path: combined }).bytes(), 'Rules of'),
  ).toBe(true);
  await templateDocumentsDelete(client, { path, body: { documents: [{ documentId: '2' }] } });
  expect(await catchErrorCode(templateDocumentsGet(client, { path: one }))).toBe(
    'DOCUMENT_DOES_NOT_EXIST',
  );
  const other = { documentId: '9', ...text };
  expect(
    await catchErrorCode(
      templateDocumentsUpdate(client, { path: one, body: { documents: [other] } }),
    ),
  ).toBe('INVALID_REQUEST_BODY');
});

test('tabs that stand at a document are those that the sender fills in', async () => {
  const envelopeId = await makeLease(client);
  const put = (tabs: Tabs) =>
    envelopeDocumentsUpdateList(client, {
      path: { envelopeId },
      body: {
        documents: [
          { documentId: '3', fileExtension: 'txt', documentBase64: base64('Pier'), tabs },
        ],
      },
    });
  await put({
    prefillTabs: {
      textTabs: [{ tabLabel: 'pier', value: 'North quay', pageNumber: '1', yPosition: '300' }],
    },
  });
  const path = { envelopeId, documentId: '3' };
  const { prefillTabs } = await envelopeDocumentTabsGet(client, { path });
  expect(prefillTabs?.textTabs).toMatchObject([{ documentId: '3', value: 'North quay' }]);
  expect(await hasText(await envelopeDocumentsGet(client, { path }).bytes(), 'North quay')).toBe(
    true,
  );
  expect((await put({ signHereTabs: [{}] })).envelopeDocuments).toMatchObject([
    { documentId: '3', errorDetails: { errorCode: 'INVALID_REQUEST_PARAMETER' } },
  ]);
});

test('the last documents of a sent envelope stay; another one can take their place', async () => {
  const envelopeId = await makeLease(client, { status: 'sent' });
  const path = { envelopeId };
  const both = { documents: [{ documentId: '1' }, { documentId: '2' }] };
  expect(await catchErrorCode(envelopeDocumentsDelete(client, { path, body: both }))).toBe(
    'ENVELOPE_IS_INCOMPLETE',
  );
  const pdf = base64(await makePdf({ pages: [['Other lease']] }));
  await envelopeDocumentsUpdateList(client, {
    path,
    body: { documents: [{ documentId: '3', name: 'Other', documentBase64: pdf }] },
  });
  await envelopeDocumentsDelete(client, { path, body: both });
  const { envelopeDocuments = [] } = await envelopeDocumentsList(client, { path });
  expect(envelopeDocuments.map(({ documentId }) => documentId)).toEqual(['3', 'certificate']);
});
