import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Recipients } from '@countersign/types/esign-v2.1';
import type { Client } from '@countersign/client';
import {
  envelopeRecipientsCreate,
  envelopeRecipientsDelete,
  envelopeRecipientsDeleteList,
  envelopeRecipientsList,
  envelopeRecipientsUpdate,
  envelopesUpdate,
} from '@countersign/client/esign-v2.1';
import { catchErrorCode, makeLease } from '../lease.ts';
import { startTest, type TestSandbox } from '../harness.ts';

let running: TestSandbox;
let client: Client;

beforeAll(async () => {
  running = await startTest();
  client = running.client();
});
afterAll(() => running.close());

const list = (envelopeId: string, query = {}) =>
  envelopeRecipientsList(client, { path: { envelopeId }, query });
const add = (envelopeId: string, body: Recipients) =>
  envelopeRecipientsCreate(client, { path: { envelopeId }, body });
const change = (envelopeId: string, body: Recipients, query = {}) =>
  envelopeRecipientsUpdate(client, { path: { envelopeId }, body, query });
const remove = (envelopeId: string, recipientId: string) =>
  envelopeRecipientsDelete(client, { path: { envelopeId, recipientId } });

const sent = { status: 'sent' } as const;
const jonas = { name: 'Jonas Brandt', email: 'jonas.brandt@seabird.example' };
/** The signer of the lease, and a colleague who gets a copy and is done at once. */
const withFirstCopy = {
  ...sent,
  recipients: {
    signers: [{ recipientId: '1', name: 'Ines Valdivia', email: 'ines.valdivia@seabird.example' }],
    carbonCopies: [{ recipientId: '2', ...jonas }],
  },
};

test('tabs come along only when they are asked for', async () => {
  const id = await makeLease(client);
  const [bare] = (await list(id)).signers ?? [];
  expect(bare).toMatchObject({ totalTabCount: '3', recipientType: 'signer' });
  expect(bare?.tabs).toBeUndefined();
  const [full] = (await list(id, { include_tabs: 'true' })).signers ?? [];
  expect(full?.tabs?.numberTabs).toMatchObject([{ value: '1,250.00' }]);
});

test('who is added to an envelope that was sent is written to when the turn comes', async () => {
  const id = await makeLease(client, sent);
  const added = await add(id, {
    signers: [
      {
        recipientId: '3',
        ...jonas,
        tabs: {
          signHereTabs: [{ documentId: '2', pageNumber: '1', xPosition: '9', yPosition: '9' }],
        },
      },
    ],
    certifiedDeliveries: [{ recipientId: '4', routingOrder: '5', ...jonas }],
  });
  expect(added).toMatchObject({
    // Tabs have operations of their own.
    signers: [{ status: 'sent', tabs: {} }],
    certifiedDeliveries: [{ status: 'created' }],
    recipientCount: '2',
  });
  expect(added.carbonCopies).toEqual([]);
  expect((await list(id)).recipientCount).toBe('4');
});

test('recipients who cannot be added leave the envelope as it is', async () => {
  const id = await makeLease(client, sent);
  expect(await catchErrorCode(add(id, {}))).toBe('INVALID_REQUEST_PARAMETER');
  expect(await catchErrorCode(add(id, { signers: [{ recipientId: '1', ...jonas }] }))).toBe(
    'ENVELOPE_HAS_DUPLICATE_RECIPIENTS',
  );
  expect(await catchErrorCode(add(id, { signers: [{ recipientId: '3', name: 'Nobody' }] }))).toBe(
    'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT',
  );
  const many = Array.from({ length: 99 }, (_, at) => ({ ...jonas, routingOrder: `${at + 7}` }));
  expect(await catchErrorCode(add(id, { carbonCopies: many }))).toBe('RECIPIENT_LIMIT_EXCEEDED');
  expect((await list(id)).recipientCount).toBe('2');
});

test('a draft takes any change, adds whom it does not know, and ignores tabs', async () => {
  const id = await makeLease(client);
  const { recipientUpdateResults } = await change(id, {
    signers: [
      { recipientId: '1', clientUserId: '77', routingOrder: '4', tabs: { viewTabs: [{}] } },
      { recipientId: '9', ...jonas },
    ],
    editors: [{ recipientId: '2', name: 'Tomas Okafor' }],
  });
  expect(recipientUpdateResults?.map(({ errorDetails }) => errorDetails?.errorCode)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const now = await list(id, { include_tabs: 'true' });
  expect(now).toMatchObject({
    signers: [
      { recipientId: '1', name: 'Ines Valdivia', clientUserId: '77', routingOrder: '4' },
      { recipientId: '9', ...jonas },
    ],
    carbonCopies: [],
    editors: [{ recipientId: '2', email: 'tomas.okafor@harbour.example' }],
  });
  expect(now.signers?.[0]?.tabs?.viewTabs).toBeUndefined();
});

test('an envelope in process is corrected: a new address is invited anew', async () => {
  const id = await makeLease(client, sent);
  const [before] = (await list(id)).signers ?? [];
  await change(id, {
    signers: [{ recipientId: '1', email: 'ines@seabird.example', clientUserId: '77' }],
  });
  const [after] = (await list(id)).signers ?? [];
  expect(after).toMatchObject({
    email: 'ines@seabird.example',
    status: 'sent',
    recipientIdGuid: before?.recipientIdGuid,
  });
  expect(after?.clientUserId).toBe('77');
  await change(id, { signers: [{ recipientId: '8', ...jonas }] });
  expect((await list(id)).signers?.map(({ recipientId }) => recipientId)).toEqual(['1', '8']);
});

test('who has finished stays as it is, while the others are changed', async () => {
  const id = await makeLease(client, withFirstCopy);
  const { recipientUpdateResults } = await change(id, {
    signers: [{ recipientId: '1', note: 'Please hurry.' }],
    carbonCopies: [{ recipientId: '2', note: 'Too late.' }],
  });
  expect(recipientUpdateResults).toMatchObject([
    { recipientId: '1' },
    { recipientId: '2', errorDetails: { errorCode: 'RECIPIENT_UPDATE_FAILED' } },
  ]);
  const { signers, carbonCopies } = await list(id);
  expect(signers).toMatchObject([{ note: 'Please hurry.' }]);
  expect(carbonCopies?.[0]?.note).toBeUndefined();
  expect(await catchErrorCode(remove(id, '2'))).toBe('RECIPIENT_UPDATE_FAILED');
});

test('an ended envelope lets nobody be added, changed or removed', async () => {
  const id = await makeLease(client, sent);
  const body = { status: 'voided', voidedReason: 'The berth was given up.' } as const;
  await envelopesUpdate(client, { path: { envelopeId: id }, body });
  const signers = [{ recipientId: '1', note: 'Late' }];
  expect(await catchErrorCode(change(id, { signers }))).toBe('ENVELOPE_INVALID_STATUS');
  expect(await catchErrorCode(add(id, { signers }))).toBe('EDIT_LOCK_INVALID_STATE_FOR_LOCK');
  expect(await catchErrorCode(remove(id, '1'))).toBe('ENVELOPE_INVALID_STATUS');
});

test('removing the one whose turn it is lets the next one have it', async () => {
  const id = await makeLease(client, {
    ...sent,
    recipients: {
      signers: [
        { recipientId: '1', name: 'Ines Valdivia', email: 'ines.valdivia@seabird.example' },
        { recipientId: '2', ...jonas, routingOrder: '2' },
      ],
    },
  });
  expect(await catchErrorCode(remove(id, '7'))).toBe('INVALID_RECIPIENT_ID');
  const gone = await remove(id, '1');
  expect(gone).toMatchObject({
    signers: [{ recipientId: '1', name: 'Ines Valdivia', status: 'deleted' }],
    recipientCount: '1',
  });
  expect(gone.signers).toHaveLength(1);
  expect(await list(id)).toMatchObject({
    signers: [{ recipientId: '2', status: 'sent' }],
    currentRoutingOrder: '2',
  });
  await remove(id, '2');
  expect((await list(id)).recipientCount).toBe('0');
});

test('several are removed from a draft at once, or none of them', async () => {
  const id = await makeLease(client);
  const call = (body: Recipients) =>
    envelopeRecipientsDeleteList(client, { path: { envelopeId: id }, body });
  const carbonCopies = [{ recipientId: '2' }];
  expect(await catchErrorCode(call({}))).toBe('INVALID_REQUEST_PARAMETER');
  expect(await catchErrorCode(call({ carbonCopies, signers: [{ recipientId: '5' }] }))).toBe(
    'INVALID_RECIPIENT_ID',
  );
  expect((await list(id)).recipientCount).toBe('2');
  expect(await call({ carbonCopies, signers: [{ recipientId: '1' }] })).toMatchObject({
    signers: [{ recipientId: '1', status: 'deleted' }],
    carbonCopies: [{ recipientId: '2', name: 'Tomas Okafor', status: 'deleted' }],
    recipientCount: '2',
  });
  expect((await list(id)).recipientCount).toBe('0');
});

test('recipients who are the same become one, with the tabs of both', async () => {
  const id = await makeLease(client, {
    recipients: {
      signers: ['1', '2'].map((recipientId) => ({
        recipientId,
        ...jonas,
        routingOrder: recipientId,
        tabs: { signHereTabs: [{ documentId: '1', pageNumber: '1' }] },
      })),
    },
  });
  const same = { signers: [{ recipientId: '2', routingOrder: '1' }] };
  expect(await catchErrorCode(change(id, same))).toBe('ENVELOPE_HAS_DUPLICATE_RECIPIENTS');
  const combine = { combine_same_order_recipients: 'true' };
  const { recipientUpdateResults } = await change(id, same, combine);
  expect(recipientUpdateResults).toMatchObject([{ recipientId: '2', combined: 'true' }]);
  expect((await list(id)).signers).toMatchObject([{ recipientId: '1', totalTabCount: '2' }]);
});

test('a document is hidden from who has no tab on it', async () => {
  const id = await makeLease(client);
  const hide = (documentId: string) =>
    change(id, { signers: [{ recipientId: '1', excludedDocuments: [documentId] }] });
  expect(await catchErrorCode(hide('1'))).toBe('CANNOT_EXCLUDE_DOCUMENT');
  await hide('2');
  expect((await list(id)).signers).toMatchObject([{ excludedDocuments: ['2'] }]);
});
