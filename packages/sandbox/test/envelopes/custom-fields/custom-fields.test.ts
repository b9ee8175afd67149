import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import {
  accountCustomFieldsCreate,
  accountCustomFieldsDelete,
  accountCustomFieldsList,
  accountCustomFieldsUpdate,
  envelopeCustomFieldsCreate,
  envelopeCustomFieldsDelete,
  envelopeCustomFieldsList,
  envelopeCustomFieldsUpdate,
  envelopesUpdate,
  templateCustomFieldsCreate,
  templateCustomFieldsDelete,
  templateCustomFieldsList,
  templateCustomFieldsUpdate,
} from '@countersign/client/esign-v2.1';
import { startTest, type TestSandbox } from '../../harness.ts';
import { catchErrorCode, makeLease, makeTemplate } from '../../lease.ts';

let running: TestSandbox;
let client: Client;

beforeAll(async () => {
  running = await startTest();
  client = running.client();
});
afterAll(() => running.close());

test('fields are added, changed by their IDs and deleted', async () => {
  const path = { envelopeId: await makeLease(client, { status: 'sent' }) };
  const added = await envelopeCustomFieldsCreate(client, {
    path,
    body: {
      textCustomFields: [{ name: 'Berth', value: '42', show: 'true' }],
      listCustomFields: [{ name: 'Tide', value: 'Low', listItems: ['Low', 'High'] }],
    },
  });
  const [berth] = added.textCustomFields ?? [];
  const [tide] = added.listCustomFields ?? [];
  expect(berth).toMatchObject({ name: 'Berth', value: '42', show: 'true', required: 'false' });
  expect(Number(berth?.fieldId)).toBeGreaterThan(0);
  const changed = await envelopeCustomFieldsUpdate(client, {
    path,
    body: { textCustomFields: [{ fieldId: berth?.fieldId, value: '43' }] },
  });
  expect(changed.textCustomFields).toEqual([{ ...berth, value: '43' }]);
  const deleted = await envelopeCustomFieldsDelete(client, {
    path,
    body: { listCustomFields: [{ fieldId: tide?.fieldId }] },
  });
  expect(deleted.listCustomFields).toEqual([tide]);
  const left = await envelopeCustomFieldsList(client, { path });
  expect(left.textCustomFields).toContainEqual({ ...berth, value: '43' });
  expect(left.listCustomFields).not.toContainEqual(tide);
});

test('taken names, wrong choices, unknown IDs and ended envelopes are refused', async () => {
  const path = { envelopeId: await makeLease(client, { status: 'sent' }) };
  const add = (name: string, value = '') =>
    envelopeCustomFieldsCreate(client, {
      path,
      body: { listCustomFields: [{ name, value, listItems: ['Low', 'High'] }] },
    });
  await add('Tide', 'Low');
  expect(await catchErrorCode(add('Tide'))).toBe('INVALID_REQUEST_PARAMETER');
  expect(await catchErrorCode(add('Wind', 'West'))).toBe('INVALID_REQUEST_PARAMETER');
  expect(await catchErrorCode(add(' '))).toBe('INVALID_REQUEST_PARAMETER');
  const unknown = { path, body: { textCustomFields: [{ fieldId: '1' }] } };
  expect(await catchErrorCode(envelopeCustomFieldsUpdate(client, unknown))).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
  expect(await catchErrorCode(envelopeCustomFieldsDelete(client, unknown))).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
  await envelopesUpdate(client, { path, body: { status: 'voided', voidedReason: 'A mistake' } });
  expect(await catchErrorCode(add('Wind'))).toBe('ENVELOPE_INVALID_STATUS');
  const { listCustomFields = [] } = await envelopeCustomFieldsList(client, { path });
  expect(listCustomFields.map(({ name }) => name)).not.toContain('Wind');
});

test('fields of the account come with new envelopes, and templates follow on request', async () => {
  const templateId = await makeTemplate(client);
  const made = await accountCustomFieldsCreate(client, {
    body: { name: 'Slip', customFieldType: 'text', value: 'North' },
    query: { apply_to_templates: 'true' },
  });
  const [slip] = made.textCustomFields ?? [];
  expect(slip).toMatchObject({ name: 'Slip', value: 'North', required: 'false' });
  const envelopeId = await makeLease(client);
  const ofEnvelope = await envelopeCustomFieldsList(client, { path: { envelopeId } });
  expect(ofEnvelope.textCustomFields).toContainEqual(
    expect.objectContaining({ name: 'Slip', value: 'North' }),
  );
  const onTemplate = async () => {
    const { textCustomFields = [] } = await templateCustomFieldsList(client, {
      path: { templateId },
    });
    return textCustomFields.find(({ name }) => name === 'Slip')?.value;
  };
  expect(await onTemplate()).toBe('North');
  const path = { customFieldId: slip?.fieldId ?? '' };
  await accountCustomFieldsUpdate(client, { path, body: { name: 'Slip', value: 'South' } });
  expect(await onTemplate()).toBe('North');
  const query = { apply_to_templates: 'true' } as const;
  await accountCustomFieldsUpdate(client, { path, query, body: { name: 'Slip', value: 'South' } });
  expect(await onTemplate()).toBe('South');
  await accountCustomFieldsDelete(client, { path, query });
  expect(await onTemplate()).toBeUndefined();
  expect(await catchErrorCode(accountCustomFieldsDelete(client, { path }))).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
  const kept = await envelopeCustomFieldsList(client, { path: { envelopeId } });
  expect(kept).toEqual(ofEnvelope);
});

test('only administrators change the fields of the account, and a name occurs once', async () => {
  const body = { name: 'Mooring', customFieldType: 'text' } as const;
  const sender = running.client({ token: 'sandbox-sender' });
  expect(await catchErrorCode(accountCustomFieldsCreate(sender, { body }))).toBe(
    'USER_NOT_ACCOUNT_ADMIN',
  );
  await accountCustomFieldsCreate(client, { body });
  expect(await catchErrorCode(accountCustomFieldsCreate(client, { body }))).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
  const { textCustomFields = [] } = await accountCustomFieldsList(sender);
  expect(textCustomFields.filter(({ name }) => name === 'Mooring')).toHaveLength(1);
});

test('templates have fields of their own', async () => {
  const path = { templateId: await makeTemplate(client) };
  const { textCustomFields: [added] = [] } = await templateCustomFieldsCreate(client, {
    path,
    body: { textCustomFields: [{ name: 'Pier', value: 'North' }] },
  });
  const fieldId = added?.fieldId;
  await templateCustomFieldsUpdate(client, {
    path,
    body: { textCustomFields: [{ fieldId, value: 'South' }] },
  });
  expect((await templateCustomFieldsList(client, { path })).textCustomFields).toContainEqual({
    ...added,
    value: 'South',
  });
  await templateCustomFieldsDelete(client, { path, body: { textCustomFields: [{ fieldId }] } });
  const { textCustomFields: left = [] } = await templateCustomFieldsList(client, { path });
  expect(left.map(({ name }) => name)).not.toContain('Pier');
});
