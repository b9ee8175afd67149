import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EnvelopeDefinition, Recipients } from '@countersign/types/esign-v2.1';
import type { Client } from '@countersign/client';
import {
  envelopeDocumentsGet,
  envelopesCreate,
  envelopesGet,
  envelopesListAuditEvents,
  envelopesListStatusChanges,
} from '@countersign/client/esign-v2.1';
import { makePdf } from '../documents/make-pdf.ts';
import { catchErrorCode, createLease, makeLease } from '../lease.ts';
import { startTest, type TestSandbox } from '../harness.ts';

let running: TestSandbox;
let client: Client;

beforeAll(async () => {
  running = await startTest();
  client = running.client();
});
afterAll(() => running.close());

async function create(more: EnvelopeDefinition) {
  return envelopesCreate(client, { body: await createLease(more) });
}

const ines = { name: 'Ines Valdivia', email: 'ines.valdivia@seabird.example' };

test('include=workflow answers the workflow with its status', async () => {
  const query = { include: 'workflow' };
  const step = { action: 'pause_before', triggerOnItem: 'routing_order', itemId: '2' } as const;
  const get = async (envelopeId: string) =>
    (await envelopesGet(client, { path: { envelopeId }, query })).workflow;
  const paused = await makeLease(client, { workflow: { workflowSteps: [step] } });
  expect(await get(paused)).toMatchObject({ workflowStatus: 'pending', workflowSteps: [step] });
  const plain = await makeLease(client, { status: 'sent' });
  expect(await get(plain)).toEqual({
    currentWorkflowStepId: '',
    workflowStatus: 'in_progress',
    workflowSteps: [],
  });
  const list = { envelope_ids: `${paused},${plain}`, include: 'workflow' };
  const { envelopes } = await envelopesListStatusChanges(client, { query: list });
  expect(envelopes?.map((one) => one.workflow?.workflowStatus).toSorted()).toEqual([
    'in_progress',
    'pending',
  ]);
});

async function readDocument(envelopeId: string, documentId: string): Promise<Buffer> {
  const path = { envelopeId, documentId };
  return Buffer.from(await envelopeDocumentsGet(client, { path }).bytes());
}

test('large documents come back as they were sent, at the top and in composite templates', async () => {
  const pdfs = await Promise.all([1, 2].map(() => makePdf({ bytes: 60_000 })));
  const [first, second] = pdfs.map((pdf, at) => ({
    documentId: String(at + 1),
    name: 'Lease',
    fileExtension: 'pdf',
    documentBase64: Buffer.from(pdf).toString('base64'),
  }));
  if (first === undefined || second === undefined) throw new Error('two documents are needed');
  const top = await create({ documents: [first, second], recipients: {} });
  const composite = await create({
    documents: [],
    recipients: {},
    compositeTemplates: [
      { document: first, inlineTemplates: [{ sequence: '1' }] },
      { inlineTemplates: [{ sequence: '1', documents: [second] }] },
    ],
  });
  for (const { envelopeId = '' } of [top, composite])
    for (const [at, pdf] of pdfs.entries())
      expect((await readDocument(envelopeId, String(at + 1))).equals(Buffer.from(pdf))).toBe(true);
});

test('an envelope without a status is a draft, and everything in it comes back', async () => {
  const made = await create({
    emailBlurb: 'As we agreed on the quay.',
    customFields: { textCustomFields: [{ name: 'Lease', value: '42' }] },
    attachments: [{ attachmentId: '7', name: 'berth.xml', data: 'PGJlcnRoLz4=' }],
    notification: {
      useAccountDefaults: 'false',
      expirations: { expireEnabled: 'true', expireAfter: '30', expireWarn: '5' },
    },
  });
  expect(made).toMatchObject({ status: 'created', uri: `/envelopes/${made.envelopeId}` });
  const envelope = await envelopesGet(client, {
    path: { envelopeId: made.envelopeId ?? '' },
    query: { include: 'recipients,tabs,documents,custom_fields,attachments' },
  });
  expect(envelope).toMatchObject({
    status: 'created',
    emailBlurb: 'As we agreed on the quay.',
    expireAfter: '30',
    envelopeDocuments: [
      { documentId: '1', name: 'Lease', pages: [{ sequence: '1' }] },
      { documentId: '2', name: 'Rules' },
    ],
    envelopeAttachments: [{ attachmentId: '7', name: 'berth.xml' }],
    recipients: {
      signers: [
        { ...ines, recipientId: '1', routingOrder: '1', status: 'created', totalTabCount: '3' },
      ],
      carbonCopies: [{ recipientId: '2', routingOrder: '2' }],
      recipientCount: '2',
    },
  });
  expect(envelope.sentDateTime).toBeUndefined();
  expect(envelope.customFields?.textCustomFields).toContainEqual(
    expect.objectContaining({ name: 'Lease', value: '42' }),
  );
  const [signer] = envelope.recipients?.signers ?? [];
  expect(signer?.tabs?.textTabs?.[0]).toMatchObject({ tabLabel: 'Berth number', recipientId: '1' });
});

test('parts come along only when they are asked for', async () => {
  const path = { envelopeId: await makeLease(client) };
  const envelope = await envelopesGet(client, { path });
  expect(envelope.recipients).toBeUndefined();
  expect(envelope.envelopeDocuments).toBeUndefined();
});

test('one that is sent reaches those whose turn it is, and the trail says so', async () => {
  const { envelopeId = '', status } = await create({ status: 'sent' });
  expect(status).toBe('sent');
  const path = { envelopeId };
  const envelope = await envelopesGet(client, { path, query: { include: 'recipients' } });
  expect(envelope.recipients).toMatchObject({
    signers: [{ status: 'sent' }],
    carbonCopies: [{ status: 'created' }],
    currentRoutingOrder: '1',
  });
  const { auditEvents = [] } = await envelopesListAuditEvents(client, { path });
  const actions = auditEvents.flatMap(({ eventFields = [] }) =>
    eventFields.filter(({ name }) => name === 'Action').map(({ value }) => value),
  );
  expect(actions).toContain('Sent');
});

const signers = (...people: NonNullable<Recipients['signers']>) => ({
  recipients: { signers: people },
});

const refused: readonly [string, EnvelopeDefinition, string][] = [
  ['without a subject', { status: 'sent', emailSubject: '' }, 'ENVELOPE_IS_INCOMPLETE'],
  [
    'without documents',
    { status: 'sent', documents: [], ...signers({ recipientId: '1', ...ines }) },
    'ENVELOPE_IS_INCOMPLETE',
  ],
  ['without recipients', { status: 'sent', recipients: {} }, 'RECIPIENTS_NOT_PROVIDED'],
  [
    'with an address that is none',
    signers({ recipientId: '1', name: 'Ines', email: 'ines at seabird' }),
    'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT',
  ],
  [
    'with the same ID twice',
    signers({ recipientId: '1', ...ines }, { recipientId: '1', name: 'Tomas' }),
    'ENVELOPE_HAS_DUPLICATE_RECIPIENTS',
  ],
  [
    'with an ID that is no number',
    signers({ recipientId: 'one', ...ines }),
    'INVALID_RECIPIENT_ID',
  ],
  [
    'with somebody twice in one turn',
    signers({ recipientId: '1', ...ines }, { recipientId: '2', ...ines }),
    'ENVELOPE_HAS_DUPLICATE_RECIPIENTS',
  ],
  [
    'with more than 100 recipients',
    signers(...Array.from({ length: 101 }, (_, at) => ({ recipientId: `${at + 1}` }))),
    'RECIPIENT_LIMIT_EXCEEDED',
  ],
  [
    'with a turn below zero',
    signers({ recipientId: '1', ...ines, routingOrder: '-1' }),
    'INVALID_REQUEST_PARAMETER',
  ],
  [
    'with a signing group that is not there',
    signers({ recipientId: '1', signingGroupId: '999999' }),
    'INVALID_REQUEST_PARAMETER',
  ],
  [
    'with a tab for somebody who does not sign',
    {
      recipients: {
        carbonCopies: [
          {
            recipientId: '1',
            ...ines,
            tabs: { signHereTabs: [{ documentId: '1', pageNumber: '1' }] },
          },
        ],
      },
    },
    'CANNOT_ASSIGN_TAB_TO_MANAGERROLE',
  ],
  ['asynchronously without a mark', { asynchronous: 'true' }, 'INVALID_REQUEST_PARAMETER'],
];

test.each(refused)('an envelope %s is refused', async (_, more, code) => {
  expect(await catchErrorCode(create(more))).toBe(code);
});

test('the same person may have two turns, and IDs are given where there are none', async () => {
  const { envelopeId = '' } = await create(
    signers({ ...ines, routingOrder: '1' }, { ...ines, routingOrder: '2' }),
  );
  const { recipients } = await envelopesGet(client, {
    path: { envelopeId },
    query: { include: 'recipients' },
  });
  expect(recipients?.signers?.map(({ recipientId }) => recipientId)).toEqual(['1', '2']);
});

test('an asynchronous envelope is found by its mark', async () => {
  const { envelopeId, status } = await create({
    status: 'sent',
    asynchronous: 'true',
    transactionId: 'lease-42-first-try',
  });
  expect(status).toBe('processing');
  const { envelopeTransactionStatuses } = await envelopesListStatusChanges(client, {
    query: { transaction_ids: 'lease-42-first-try,nobody' },
  });
  expect(envelopeTransactionStatuses).toEqual([
    { transactionId: 'lease-42-first-try', envelopeId, status: 'sent' },
    expect.objectContaining({
      transactionId: 'nobody',
      errorDetails: expect.objectContaining({ errorCode: 'ENVELOPE_DOES_NOT_EXIST' }),
    }),
  ]);
});

test('a viewer may send nothing, and sees nothing of others', async () => {
  const viewer = running.client({ token: 'sandbox-viewer' });
  expect(await catchErrorCode(makeLease(viewer))).toBe('USER_LACKS_PERMISSIONS');
  const path = { envelopeId: await makeLease(client) };
  expect(await catchErrorCode(envelopesGet(viewer, { path }))).toBe(
    'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT',
  );
});
