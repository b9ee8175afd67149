import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkSendingCopy, EnvelopeDefinition } from '@countersign/types/esign-v2.1';
import type { Client } from '@countersign/client';
import {
  accountsUpdateSettings,
  bulkSendCreateBulkSendRequest,
  bulkSendCreateBulkSendTestRequest,
  bulkSendGetBulkSendBatches,
  envelopesUpdate,
  templateBulkRecipientsUpdate,
} from '@countersign/client/esign-v2.1';
import { catchErrorCode, makeLease } from '../../lease.ts';
import { startTest, type TestSandbox } from '../../harness.ts';
import { makeBerthTemplate } from '../templates/berth.ts';
import { createCopies, createCopy, makeList } from './bulk.ts';

let running: TestSandbox;
let client: Client;
let templateId: string;

beforeAll(async () => {
  running = await startTest();
  client = running.client();
  templateId = await makeBerthTemplate(client);
});
afterAll(() => running.close());

const unknown = '00000000-0000-4000-8000-000000000000';

async function test(source: string | undefined, copies: BulkSendingCopy[], of = client) {
  const { canBeSent, validationErrors = [] } = await bulkSendCreateBulkSendTestRequest(of, {
    path: { bulkSendListId: await makeList(of, copies) },
    body: source === undefined ? {} : { envelopeOrTemplateId: source },
  });
  expect(canBeSent).toBe(validationErrors.length === 0);
  return validationErrors;
}

const tenant = { roleName: 'Tenant', name: 'Ada', email: 'ada@q.example' };
const byId = { recipientId: '1', name: 'Ada', email: 'ada@q.example' };

/** Copies by role against the berth template. */
const byRole: [string, BulkSendingCopy][] = [
  [
    'BULK_SEND_RECIPIENT_ROLE_DOES_NOT_MATCH',
    { recipients: [tenant, { ...tenant, roleName: 'Guest', name: 'Bo' }] },
  ],
  // The role of the template has no name of its own.
  ['BULK_SEND_RECIPIENT_ID_DOES_NOT_MATCH', { recipients: [] }],
  [
    'BULK_SEND_RECIPIENT_ROLE_DOES_NOT_MATCH',
    { recipients: [{ ...tenant, recipientType: 'carbonCopy' }] },
  ],
  [
    'BULK_SEND_TAB_LABEL_DOES_NOT_EXIST_IN_ENVELOPE',
    { recipients: [{ ...tenant, tabs: [{ tabLabel: 'Mast', initialValue: 'tall' }] }] },
  ],
  // A signature has no value.
  [
    'BULK_SEND_TAB_DOES_NOT_MATCH',
    { recipients: [{ ...tenant, tabs: [{ tabLabel: 'Tenant signature', initialValue: 'Ada' }] }] },
  ],
  [
    'BULK_SEND_ENVELOPE_CUSTOM_FIELD_DOES_NOT_EXIST_IN_ENVELOPE',
    { recipients: [tenant], customFields: [{ name: 'Quay number', value: '7' }] },
  ],
  [
    'BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_DOES_NOT_MATCH',
    { recipients: [tenant], customFields: [{ name: 'berth NUMBER', value: 'B-1' }] },
  ],
  [
    'BULK_SEND_ENVELOPE_HAS_NO_TABS',
    { recipients: [tenant], prefillTabs: [{ tabLabel: 'Office', initialValue: 'North' }] },
  ],
];

/** Drafts, and copies by ID that do not match them. */
const byDraft: [string, EnvelopeDefinition, BulkSendingCopy][] = [
  [
    'BULK_SEND_RECIPIENT_ID_DOES_NOT_EXIST_IN_ENVELOPE',
    {},
    { recipients: [byId, { ...byId, recipientId: '7', name: 'Bo' }] },
  ],
  ['BULK_SEND_ENVELOPE_HAS_NO_RECIPIENTS', { recipients: {} }, { recipients: [byId] }],
  [
    'BULK_SEND_ENVELOPE_HAS_NO_TABS',
    { recipients: { signers: [{ recipientId: '1' }] } },
    { recipients: [{ ...byId, tabs: [{ tabLabel: 'Boat', initialValue: 'Tern' }] }] },
  ],
  [
    'BULK_SEND_DUPLICATE_RECIPIENT_DETECTED',
    { recipients: { signers: [{ recipientId: '1' }, { recipientId: '2' }] } },
    { recipients: [byId, { ...byId, recipientId: '2', email: 'ADA@q.example' }] },
  ],
];

describe('the test of a bulk send list', () => {
  it('accepts a list that matches a template or a draft', async () => {
    expect(await test(templateId, createCopies(3))).toEqual([]);
    expect(await test(await makeLease(client), [{ recipients: [byId] }])).toEqual([]);
  });

  it.each(byRole)('reports %s for a template', async (code, copy) => {
    expect(await test(templateId, [createCopy(1), copy])).toEqual([code]);
  });

  it.each(byDraft)('reports %s for a draft', async (code, definition, copy) => {
    expect(await test(await makeLease(client, definition), [copy])).toEqual([code]);
  });

  it('reports a source without custom fields', async () => {
    const own = running.client({ tenant: 'no-fields' });
    const bare = await makeBerthTemplate(own, { customFields: {} });
    const copy = { ...createCopy(1), customFields: [{ name: 'Berth number', value: 'B-1' }] };
    expect(await test(bare, [copy], own)).toEqual([
      'BULK_SEND_ENVELOPE_HAS_NO_ENVELOPE_CUSTOM_FIELDS',
    ]);
  });

  it('reports a list without copies, and one that is unknown', async () => {
    expect(await test(templateId, [])).toEqual(['BULK_SEND_ENVELOPE_LIST_CONTAINS_NO_COPIES']);
    const { validationErrors } = await bulkSendCreateBulkSendTestRequest(client, {
      path: { bulkSendListId: unknown },
      body: { envelopeOrTemplateId: templateId },
    });
    expect(validationErrors).toEqual(['BULK_SEND_LIST_NOT_FOUND']);
  });

  it('reports a source that is missing, unknown or already sent', async () => {
    expect(await test(undefined, createCopies(1))).toEqual(['BULK_SEND_ENVELOPE_CANNOT_BE_NULL']);
    expect(await test(unknown, createCopies(1))).toEqual(['BULK_SEND_ENVELOPE_NOT_FOUND']);
    const sent = await makeLease(client, { status: 'sent' });
    expect(await test(sent, [{ recipients: [byId] }])).toEqual([
      'BULK_SEND_ENVELOPE_NOT_IN_SENDABLE_STATE',
    ]);
  });

  it('reports documents that were purged', async () => {
    const draft = await makeLease(client, { status: 'sent' });
    const path = { envelopeId: draft };
    await envelopesUpdate(client, { path, body: { status: 'voided', voidedReason: 'Old.' } });
    await envelopesUpdate(client, { path, body: { purgeState: 'documents_queued' } });
    await running.sandbox.fetch(
      new Request('http://sandbox.test/_countersign/control/v1/clock/advance', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ days: 20 }),
      }),
    );
    expect(await test(draft, [{ recipients: [byId] }])).toContain('BULK_SEND_BLOB_STORE_ERROR');
  });

  it('reports a bulk recipient of the older kind', async () => {
    const path = { templateId: await makeBerthTemplate(client), recipientId: '1' };
    const body = { bulkRecipients: [{ name: 'Ada', email: 'ada@q.example' }] };
    await templateBulkRecipientsUpdate(client, { path, body });
    expect(await test(path.templateId, createCopies(1))).toEqual([
      'BULK_SEND_ENVELOPE_HAS_BULK_RECIPIENT',
    ]);
  });

  it('reports limits of the account that changed after the list was created', async () => {
    const own = running.client({ tenant: 'bulk-limits' });
    const source = await makeBerthTemplate(own);
    const path = { bulkSendListId: await makeList(own, createCopies(3)) };
    const body = { envelopeOrTemplateId: source };
    await accountsUpdateSettings(own, {
      body: { bulkSendMaxCopiesInBatch: '2', bulkSendMaxUnprocessedEnvelopesCount: '2' },
    });
    expect((await bulkSendCreateBulkSendTestRequest(own, { path, body })).validationErrors).toEqual(
      [
        'BULK_SEND_ENVELOPE_LIST_CONTAINS_TOO_MANY_COPIES',
        'BULK_SEND_ACCOUNT_HAS_TOO_MANY_QUEUED_ENVELOPES',
      ],
    );
  });

  it('is repeated when the list is sent: nothing is queued for a list that does not match', async () => {
    const own = running.client({ tenant: 'bulk-nothing' });
    const before = await bulkSendGetBulkSendBatches(own);
    const answer = await bulkSendCreateBulkSendRequest(own, {
      path: { bulkSendListId: await makeList(own, createCopies(1)) },
      body: { envelopeOrTemplateId: unknown },
    });
    expect(answer).toEqual({
      envelopeOrTemplateId: unknown,
      errors: ['BULK_SEND_ENVELOPE_NOT_FOUND'],
      errorDetails: [expect.stringContaining(unknown)],
    });
    expect(await bulkSendGetBulkSendBatches(own)).toEqual(before);
  });

  it('names the list that cannot be read by its ID only', async () => {
    const path = { bulkSendListId: 'lease-42' };
    expect(
      await catchErrorCode(bulkSendCreateBulkSendTestRequest(client, { path, body: {} })),
    ).toBe('INVALID_REQUEST_PARAMETER');
  });
});
