import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import type { Tabs } from '@countersign/types/esign-v2.1';
import {
  envelopeDocumentFieldsCreate,
  envelopeDocumentFieldsDelete,
  envelopeDocumentFieldsList,
  envelopeDocumentFieldsUpdate,
  envelopeDocumentVisibilityGet,
  envelopeDocumentVisibilityUpdate,
  envelopeDocumentVisibilityUpdateList,
  templateDocumentFieldsCreate,
  templateDocumentFieldsList,
  templateDocumentVisibilityGet,
  templateDocumentVisibilityUpdate,
} from '@countersign/client/esign-v2.1';
import { startTest, type TestSandbox } from '../../harness.ts';
import { catchErrorCode, createLease, makeLease, makeTemplate } from '../../lease.ts';

let running: TestSandbox;
let client: Client;

beforeAll(async () => {
  running = await startTest();
  client = running.client();
});
afterAll(() => running.close());

const plainText = (text: string) => ({
  fileExtension: 'txt',
  documentBase64: Buffer.from(text).toString('base64'),
});
const ines = { recipientId: '1', rights: 'editable' } as const;

test('a document without tabs of the signer is hidden and shown again', async () => {
  const envelopeId = await makeLease(client);
  const path = { envelopeId, recipientId: '1' };
  const set = (visible: 'true' | 'false', documentId = '2') =>
    envelopeDocumentVisibilityUpdate(client, {
      path,
      body: { documentVisibility: [{ documentId, visible }] },
    });
  expect(await set('false')).toEqual({
    documentVisibility: [
      {
        ...ines,
        documentId: '2',
        visible: 'false',
      },
    ],
  });
  expect(await envelopeDocumentVisibilityGet(client, { path })).toEqual({
    documentVisibility: [
      { ...ines, documentId: '1', visible: 'true' },
      { ...ines, documentId: '2', visible: 'false' },
    ],
  });
  await set('true');
  const { documentVisibility } = await envelopeDocumentVisibilityGet(client, { path });
  expect(documentVisibility?.map(({ visible }) => visible)).toEqual(['true', 'true']);
  expect(await catchErrorCode(set('false', '1'))).toBe('ONESIGNALLSIGN_NOT_SATISFIED');
  expect(await catchErrorCode(set('false', '9'))).toBe('DOCUMENT_DOES_NOT_EXIST');
});

test('who gets a copy sees everything, whatever is set', async () => {
  const envelopeId = await makeLease(client);
  const { documentVisibility } = await envelopeDocumentVisibilityUpdateList(client, {
    path: { envelopeId },
    body: { documentVisibility: [{ documentId: '2', recipientId: '2', visible: 'false' }] },
  });
  expect(documentVisibility).toMatchObject([{ visible: 'true', rights: 'read_only' }]);
  const stranger = {
    documentVisibility: [{ documentId: '2', recipientId: '8', visible: 'false' as const }],
  };
  expect(
    await catchErrorCode(
      envelopeDocumentVisibilityUpdateList(client, { path: { envelopeId }, body: stranger }),
    ),
  ).toBe('INVALID_RECIPIENT_ID');
});

/** Ines alone, with tabs and documents that she is not to see. */
const inesAlone = (tabs: Tabs, excludedDocuments?: string[]) => ({
  signers: [
    {
      recipientId: '1',
      name: 'Ines Valdivia',
      email: 'ines.valdivia@seabird.example',
      ...(excludedDocuments !== undefined && { excludedDocuments }),
      tabs,
    },
  ],
});

test('an anchor is also looked for in documents that its signer does not see', async () => {
  const { documents = [] } = await createLease();
  const look = async (envelopeId: string) => {
    const path = { envelopeId, recipientId: '1' };
    const { documentVisibility } = await envelopeDocumentVisibilityGet(client, { path });
    return documentVisibility?.map(({ visible }) => visible);
  };
  const anchored = { signHereTabs: [{ anchorString: 'Berth lease', anchorTabScope: 'envelope' }] };
  const own = await makeLease(client, {
    status: 'sent',
    enforceSignerVisibility: 'true',
    documents: [...documents, { ...documents[0], documentId: '3', ...plainText('Nothing here.') }],
    recipients: inesAlone(anchored),
  });
  expect(await look(own)).toEqual(['true', 'true', 'false']);
  const excluded = await makeLease(client, {
    status: 'sent',
    recipients: inesAlone(anchored, ['1']),
  });
  expect(await look(excluded)).toEqual(['true', 'true']);
});

test('signers see only documents with tabs of theirs where the envelope says so', async () => {
  const envelopeId = await makeLease(client, { enforceSignerVisibility: 'true' });
  const seen = async (recipientId: string) => {
    const { documentVisibility = [] } = await envelopeDocumentVisibilityGet(client, {
      path: { envelopeId, recipientId },
    });
    return documentVisibility
      .filter(({ visible }) => visible === 'true')
      .map(({ documentId }) => documentId);
  };
  expect(await seen('1')).toEqual(['1']);
  expect(await seen('2')).toEqual(['1', '2']);
});

test('a hidden document is not there for the recipient', async () => {
  const email = 'ines.arcand@harbour.example';
  const { recipients = {} } = await createLease();
  const [signer = {}] = recipients.signers ?? [];
  const envelopeId = await makeLease(client, {
    status: 'sent',
    recipients: { signers: [{ ...signer, name: 'Ines Arcand', email }] },
  });
  await envelopeDocumentVisibilityUpdate(client, {
    path: { envelopeId, recipientId: '1' },
    body: { documentVisibility: [{ documentId: '2', visible: 'false' }] },
  });
  const sender = running.client({ token: 'sandbox-sender' });
  const fields = (documentId: string, as: Client) =>
    envelopeDocumentFieldsList(as, { path: { envelopeId, documentId } });
  expect(await catchErrorCode(fields('1', sender))).toBe('none');
  expect(await catchErrorCode(fields('2', sender))).toBe('DOCUMENT_DOES_NOT_EXIST');
  expect(await catchErrorCode(fields('2', client))).toBe('none');
});

test('fields of a document have each name once, and go with it', async () => {
  const path = { envelopeId: await makeLease(client, { status: 'sent' }), documentId: '1' };
  const pier = { name: 'pier', value: 'North quay' };
  const body = { documentFields: [{ name: 'leaseNumber', value: 'HL-2026-0042' }, pier] };
  expect(await envelopeDocumentFieldsCreate(client, { path, body })).toEqual(body);
  expect(await catchErrorCode(envelopeDocumentFieldsCreate(client, { path, body }))).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
  const south = { documentFields: [{ name: 'pier', value: 'South quay' }] };
  expect(await envelopeDocumentFieldsUpdate(client, { path, body: south })).toEqual(south);
  const gone = { documentFields: [{ name: 'leaseNumber' }] };
  await envelopeDocumentFieldsDelete(client, { path, body: gone });
  expect(await catchErrorCode(envelopeDocumentFieldsDelete(client, { path, body: gone }))).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
  expect(await envelopeDocumentFieldsList(client, { path })).toEqual(south);
  const absent = { ...path, documentId: '9' };
  expect(await catchErrorCode(envelopeDocumentFieldsList(client, { path: absent }))).toBe(
    'DOCUMENT_DOES_NOT_EXIST',
  );
});

test('templates have both too', async () => {
  const templateId = await makeTemplate(client);
  await templateDocumentVisibilityUpdate(client, {
    path: { templateId, recipientId: '1' },
    body: { documentVisibility: [{ documentId: '2', visible: 'false' }] },
  });
  const { documentVisibility } = await templateDocumentVisibilityGet(client, {
    path: { templateId, recipientId: '1' },
  });
  expect(documentVisibility).toContainEqual({ ...ines, documentId: '2', visible: 'false' });
  const path = { templateId, documentId: '1' };
  const body = { documentFields: [{ name: 'pier', value: 'North quay' }] };
  await templateDocumentFieldsCreate(client, { path, body });
  expect(await templateDocumentFieldsList(client, { path })).toEqual(body);
});
