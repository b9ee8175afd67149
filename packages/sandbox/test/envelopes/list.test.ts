import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Envelope } from '@countersign/types/esign-v2.1';
import type { Client } from '@countersign/client';
import {
  envelopesListStatus,
  envelopesListStatusChanges,
  envelopesUpdate,
} from '@countersign/client/esign-v2.1';
import { catchErrorCode, makeLease } from '../lease.ts';
import { startTest, type TestSandbox } from '../harness.ts';

let running: TestSandbox;
let client: Client;
/** Envelopes by what became of them. */
const ids = { draft: '', sent: '', voided: '', named: '' };
let since = '';

beforeAll(async () => {
  running = await startTest();
  client = running.client();
  since = new Date(Date.now() - 60_000).toISOString();
  ids.draft = await makeLease(client, { emailSubject: 'A draft' });
  ids.sent = await makeLease(client, { status: 'sent', emailSubject: 'Berth 42' });
  ids.voided = await makeLease(client, { status: 'sent', emailSubject: 'Berth 17' });
  ids.named = await makeLease(client, {
    emailSubject: 'Other',
    customFields: { textCustomFields: [{ name: 'Lease', value: '7' }] },
    recipients: {
      signers: [{ recipientId: '1', name: 'Xenia Falk', email: 'xf@seabird.example' }],
    },
  });
  await envelopesUpdate(client, {
    path: { envelopeId: ids.voided },
    body: { status: 'voided', voidedReason: 'The berth was given up.' },
  });
});
afterAll(() => running.close());

test('IDs of the body count where the query says so, and empty ones are ignored', async () => {
  const body = { envelopeIds: ['', ids.sent], transactionIds: [''] };
  const list = async (query: NonNullable<Parameters<typeof envelopesListStatus>[1]>['query']) => {
    const { envelopes = [] } = await envelopesListStatus(client, { query, body });
    return envelopes.map(({ envelopeId }) => envelopeId);
  };
  expect(await list({ envelope_ids: 'request_body' })).toEqual([ids.sent]);
  expect(await list({ envelope_ids: ids.voided })).toEqual([ids.voided]);
  expect(await list({ envelope_ids: `${ids.voided},` })).toEqual([ids.voided]);
  expect(await list({ from_date: since, status: 'voided' })).toEqual([ids.voided]);
  const none = envelopesListStatus(client, {
    query: { envelope_ids: 'request_body' },
    body: { envelopeIds: [''] },
  });
  expect(await catchErrorCode(none)).toBe('INVALID_REQUEST_BODY');
});

type Query = NonNullable<Parameters<typeof envelopesListStatusChanges>[1]>['query'];

async function found(query: Query, by = client): Promise<string[]> {
  const { envelopes = [] } = await envelopesListStatusChanges(by, {
    query: { from_date: since, ...query },
  });
  const names = Object.entries(ids);
  return envelopes
    .map(({ envelopeId }: Envelope) => names.find(([, id]) => id === envelopeId)?.[0] ?? 'another')
    .toSorted();
}

test('a period, envelopes or transactions must be named', async () => {
  const call = envelopesListStatusChanges(client, { query: { status: 'sent' } });
  expect(await catchErrorCode(call)).toBe('INVALID_REQUEST_PARAMETER');
  expect(await catchErrorCode(envelopesListStatus(client, {}))).toBe('INVALID_REQUEST_PARAMETER');
});

const questions: readonly [Query, string[]][] = [
  [{}, ['draft', 'named', 'sent', 'voided']],
  [{ status: 'sent,voided' }, ['sent', 'voided']],
  [{ status: 'any' }, ['draft', 'named', 'sent', 'voided']],
  [{ from_to_status: 'Sent' }, ['sent', 'voided']],
  [{ from_to_status: 'Sent', status: 'voided' }, ['voided']],
  // A draft cannot follow on having been sent.
  [{ from_to_status: 'Sent', status: 'created' }, []],
  [{ from_to_status: 'Created', status: 'created' }, ['draft', 'named']],
  [{ from_to_status: 'voided' }, ['voided']],
  [{ from_to_status: 'Completed' }, []],
  [{ from_to_status: 'TimedOut' }, []],
  [{ to_date: '2020-01-01' }, []],
  [{ search_text: 'BERTH' }, ['sent', 'voided']],
  [{ search_text: 'xenia' }, ['named']],
  [{ custom_field: 'Lease=7' }, ['named']],
  [{ custom_field: 'Lease=8' }, []],
  [{ folder_ids: 'drafts' }, ['draft', 'named']],
  [{ folder_ids: 'out_for_signature' }, ['sent']],
  [{ folder_ids: 'drafts,waiting_for_others' }, ['draft', 'named', 'sent']],
  [{ folder_ids: 'awaiting_my_signature' }, []],
  [{ user_filter: 'recipient' }, []],
  [{ user_filter: 'sender', user_name: 'Mara Lindqvist' }, ['draft', 'named', 'sent', 'voided']],
  [{ user_name: 'Nobody' }, []],
];

test.each(questions)('%j finds %j', async (query, expected) => {
  expect(await found(query)).toEqual(expected);
});

test('who is no administrator sees what he sent or receives', async () => {
  const sender = running.client({ token: 'sandbox-sender' });
  expect(await found({}, sender)).toEqual([]);
  const envelopeId = await makeLease(client, {
    status: 'sent',
    recipients: {
      signers: [{ recipientId: '1', name: 'Ines Arcand', email: 'ines.arcand@harbour.example' }],
    },
  });
  for (const query of [
    {},
    { folder_ids: 'awaiting_my_signature' },
    { user_filter: 'recipient_only' },
  ] as const)
    expect(await found(query, sender)).toEqual(['another']);
  await envelopesUpdate(client, {
    path: { envelopeId },
    body: { status: 'voided', voidedReason: 'Only for this test.' },
  });
  expect(await found({ folder_ids: 'inbox' }, sender)).toEqual(['another']);
});

test('pages hold the whole list, in the order that is asked for', async () => {
  const query = {
    envelope_ids: Object.values(ids).join(','),
    order_by: 'subject',
    count: '2',
  } as const;
  const first = await envelopesListStatusChanges(client, {
    query: { ...query, include: 'recipients' },
  });
  expect(first).toMatchObject({
    resultSetSize: '2',
    totalSetSize: '4',
    startPosition: '0',
    endPosition: '1',
    previousUri: '',
    envelopes: [
      { emailSubject: 'A draft', recipients: { recipientCount: '2' } },
      { emailSubject: 'Berth 17' },
    ],
  });
  expect(first.nextUri).toContain('start_position=2');
  const last = await envelopesListStatusChanges(client, {
    query: { ...query, start_position: '2', order: 'asc' },
  });
  expect(last.envelopes?.map(({ emailSubject }) => emailSubject)).toEqual(['Berth 42', 'Other']);
  expect(last.nextUri).toBe('');
});

test('statuses are read by the IDs of the query or of the body', async () => {
  const envelopeIds = [ids.sent, ids.voided];
  const byBody = await envelopesListStatus(client, {
    query: { envelope_ids: 'request_body' },
    body: { envelopeIds },
  });
  expect(byBody.envelopes?.map(({ status }) => status).toSorted()).toEqual(['sent', 'voided']);
  const byQuery = await envelopesListStatus(client, {
    query: { envelope_ids: ids.sent, from_to_status: 'sent' },
  });
  expect(byQuery.envelopes).toMatchObject([{ envelopeId: ids.sent, status: 'sent' }]);
  const nothing = envelopesListStatus(client, { query: { envelope_ids: 'request_body' } });
  expect(await catchErrorCode(nothing)).toBe('INVALID_REQUEST_BODY');
});
