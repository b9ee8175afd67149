import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import {
  envelopeCustomFieldsCreate,
  envelopeCustomFieldsList,
  envelopeEmailSettingsCreate,
  envelopeEmailSettingsGet,
  envelopeLocksCreate,
  envelopeLocksDelete,
  envelopeLocksGet,
  envelopeLocksUpdate,
  envelopesUpdate,
  templateLocksCreate,
  templateLocksDelete,
  templateLocksGet,
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

const field = { textCustomFields: [{ name: 'Pier', value: 'North quay' }] };
const asJson = (token = '') => ({ 'X-DocuSign-Edit': JSON.stringify({ LockToken: token }) });

test('a locked envelope is changed only with the token of the lock, as JSON or XML', async () => {
  const path = { envelopeId: await makeLease(client) };
  const lock = await envelopeLocksCreate(client, {
    path,
    body: { lockType: 'edit', lockDurationInSeconds: '600', lockedByApp: 'Harbour Lease Desk' },
  });
  expect(lock).toMatchObject({
    lockDurationInSeconds: '600',
    lockedByUser: { userName: 'Mara Lindqvist' },
  });
  const change = (header: { 'X-DocuSign-Edit'?: string }, name: string) =>
    envelopeCustomFieldsCreate(client, { path, header, body: { textCustomFields: [{ name }] } });
  expect(await catchErrorCode(change({}, 'a'))).toBe('EDIT_LOCK_NOT_LOCK_OWNER');
  expect(await catchErrorCode(change(asJson('another'), 'b'))).toBe('EDIT_LOCK_NOT_LOCK_OWNER');
  expect(await catchErrorCode(change({ 'X-DocuSign-Edit': '<DocuSignEdit>' }, 'c'))).toBe(
    'EDIT_LOCK_NOT_LOCK_OWNER',
  );
  await change(asJson(lock.lockToken), 'd');
  const xml = `<DocuSignEdit><LockToken>${lock.lockToken ?? ''}</LockToken></DocuSignEdit>`;
  await change({ 'X-DocuSign-Edit': xml }, 'e');
  const { textCustomFields = [] } = await envelopeCustomFieldsList(client, { path });
  const names = textCustomFields.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['d', 'e']));
  expect(names).not.toContain('a');
});

test('nobody locks twice, and only the owner sees the token and can extend or give it back', async () => {
  const sender = running.client({ token: 'sandbox-sender' });
  const path = { envelopeId: await makeLease(sender) };
  const lock = await envelopeLocksCreate(sender, { path, body: { lockDurationInSeconds: '60' } });
  expect(await catchErrorCode(envelopeLocksCreate(sender, { path }))).toBe(
    'EDIT_LOCK_ENVELOPE_ALREADY_LOCKED',
  );
  expect(await catchErrorCode(envelopeLocksCreate(client, { path }))).toBe(
    'EDIT_LOCK_ENVELOPE_ALREADY_LOCKED',
  );
  expect((await envelopeLocksGet(sender, { path })).lockToken).toBe(lock.lockToken);
  expect((await envelopeLocksGet(client, { path })).lockToken).toBeUndefined();
  const header = asJson(lock.lockToken);
  expect(await catchErrorCode(envelopeLocksUpdate(client, { path, header }))).toBe(
    'EDIT_LOCK_NOT_LOCK_OWNER',
  );
  expect(await catchErrorCode(envelopeLocksDelete(client, { path, header }))).toBe(
    'EDIT_LOCK_NOT_LOCK_OWNER',
  );
  const longer = await envelopeLocksUpdate(sender, {
    path,
    header,
    body: { lockDurationInSeconds: '3600' },
  });
  expect(Date.parse(longer.lockedUntilDateTime ?? '')).toBeGreaterThan(
    Date.parse(lock.lockedUntilDateTime ?? '') + 3_000_000,
  );
  expect((await envelopeLocksDelete(sender, { path, header })).lockToken).toBeUndefined();
  expect(await catchErrorCode(envelopeLocksGet(sender, { path }))).toBe(
    'EDIT_LOCK_ENVELOPE_NOT_LOCKED',
  );
  expect(await catchErrorCode(envelopeLocksUpdate(sender, { path, header }))).toBe(
    'EDIT_LOCK_ENVELOPE_NOT_LOCKED',
  );
  expect(await catchErrorCode(envelopeLocksDelete(sender, { path, header }))).toBe(
    'EDIT_LOCK_ENVELOPE_NOT_LOCKED',
  );
});

test('a lock whose time has run out counts as none', async () => {
  const path = { envelopeId: await makeLease(client) };
  await envelopeLocksCreate(client, { path, body: { lockDurationInSeconds: '1' } });
  await expect
    .poll(() => catchErrorCode(envelopeLocksGet(client, { path })))
    .toBe('EDIT_LOCK_ENVELOPE_NOT_LOCKED');
  await envelopeCustomFieldsCreate(client, { path, body: field });
  await envelopeLocksCreate(client, { path });
});

test('a scratch pad is thrown away or saved with the lock', async () => {
  const path = { envelopeId: await makeLease(client) };
  const look = async () => [
    await envelopeCustomFieldsList(client, { path }),
    await envelopeEmailSettingsGet(client, { path }),
  ];
  const before = await look();
  for (const save_changes of ['false', 'true'] as const) {
    const lock = await envelopeLocksCreate(client, { path, body: { useScratchPad: 'true' } });
    const header = asJson(lock.lockToken);
    await envelopeCustomFieldsCreate(client, { path, header, body: field });
    const body = { replyEmailNameOverride: 'Berth desk' };
    await envelopeEmailSettingsCreate(client, { path, header, body });
    const changed = await look();
    await envelopeLocksDelete(client, { path, header, query: { save_changes } });
    expect(await look()).toEqual(save_changes === 'true' ? changed : before);
  }
  expect(await look()).not.toEqual(before);
});

test('what is ended, times of nothing and users without the right are refused', async () => {
  const path = { envelopeId: await makeLease(client, { status: 'sent' }) };
  expect(
    await catchErrorCode(
      envelopeLocksCreate(client, { path, body: { lockDurationInSeconds: '0' } }),
    ),
  ).toBe('INVALID_REQUEST_PARAMETER');
  await envelopesUpdate(client, { path, body: { status: 'voided', voidedReason: 'A mistake' } });
  expect(await catchErrorCode(envelopeLocksCreate(client, { path }))).toBe(
    'EDIT_LOCK_INVALID_STATE_FOR_LOCK',
  );
  const draft = { envelopeId: await makeLease(client) };
  const viewer = running.client({ token: 'sandbox-viewer' });
  expect(await catchErrorCode(envelopeLocksCreate(viewer, { path: draft }))).toBe(
    'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT',
  );
});

test('templates are locked in the same way', async () => {
  const path = { templateId: await makeTemplate(client) };
  expect(await catchErrorCode(templateLocksGet(client, { path }))).toBe(
    'EDIT_LOCK_ENVELOPE_NOT_LOCKED',
  );
  const lock = await templateLocksCreate(client, { path });
  expect(await catchErrorCode(templateLocksCreate(client, { path }))).toBe(
    'EDIT_LOCK_TEMPLATE_ALREADY_LOCKED',
  );
  expect((await templateLocksGet(client, { path })).lockToken).toBe(lock.lockToken);
  await templateLocksDelete(client, { path, header: asJson(lock.lockToken) });
  expect(await catchErrorCode(templateLocksGet(client, { path }))).toBe(
    'EDIT_LOCK_ENVELOPE_NOT_LOCKED',
  );
});
