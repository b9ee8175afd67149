import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Envelope } from '@countersign/types/esign-v2.1';
import type { Client } from '@countersign/client';
import {
  envelopeLocksCreate,
  envelopesGet,
  envelopesGetNotificationSettings,
  envelopesListStatusChanges,
  envelopesUpdate,
  envelopesUpdateNotificationSettings,
  envelopeViewsCreateCorrect,
  envelopeViewsCreateSender,
} from '@countersign/client/esign-v2.1';
import { catchErrorCode, makeLease } from '../lease.ts';
import { startTest, type TestSandbox } from '../harness.ts';
import { createVisitor } from './views/visitor.ts';

let running: TestSandbox;
let client: Client;

beforeAll(async () => {
  running = await startTest();
  client = running.client();
});
afterAll(() => running.close());

const all = { include: 'recipients,tabs,custom_fields' };
const sent = { status: 'sent' } as const;
const voided = { status: 'voided', voidedReason: 'The berth was given up.' } as const;
const update = (envelopeId: string, body: Envelope, query = {}) =>
  envelopesUpdate(client, { path: { envelopeId }, body, query });
const get = (envelopeId: string) => envelopesGet(client, { path: { envelopeId }, query: all });

test('a draft is changed, sent and voided', async () => {
  const id = await makeLease(client);
  expect(await update(id, { emailBlurb: 'From December.' })).toEqual({ envelopeId: id });
  await update(id, sent);
  expect(await get(id)).toMatchObject({ status: 'sent', emailBlurb: 'From December.' });
  await update(id, voided);
  const ended = await get(id);
  expect(ended).toMatchObject(voided);
  expect(ended.voidedDateTime).toBe(ended.statusChangedDateTime);
});

test('a refusal says in words that an envelope is a draft or is being corrected', async () => {
  const id = await makeLease(client);
  const corrected = { path: { envelopeId: await makeLease(client, sent) }, body: {} };
  const { url = '' } = await envelopeViewsCreateCorrect(client, corrected);
  const { go } = createVisitor(running.sandbox);
  expect((await go(url)).status).toBe(200);
  for (const [call, words] of [
    [update(id, { purgeState: 'documents_queued' }), 'is a draft'],
    [envelopeViewsCreateSender(client, corrected), 'is being corrected by its sender'],
  ] as const) {
    const { message } = await Promise.resolve(call).then(
      () => new Error('nothing was refused'),
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    );
    expect(message).toContain(words);
    expect(message).not.toMatch(/\bis (?:created|correct)\b/u);
  }
});

test('an envelope is voided into the recycle bin, where that is asked for', async () => {
  const [kept, recycled, unsent] = [
    await makeLease(client, sent),
    await makeLease(client, sent),
    await makeLease(client),
  ];
  await update(kept, voided);
  await update(recycled, voided, { recycle_on_void: 'true' });
  // Nothing is voided here.
  await update(unsent, sent, { recycle_on_void: 'true' });
  const query = { envelope_ids: [kept, recycled, unsent].join(','), folder_ids: 'recyclebin' };
  const { envelopes } = await envelopesListStatusChanges(client, { query });
  expect(envelopes).toMatchObject([{ envelopeId: recycled, status: 'voided' }]);
});

test('what an envelope that was sent does not allow is refused', async () => {
  const id = await makeLease(client, sent);
  expect(await catchErrorCode(update(id, sent))).toBe('ENVELOPE_INVALID_STATUS');
  expect(await catchErrorCode(update(id, { status: 'completed' }))).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
  expect(await catchErrorCode(update(id, { purgeState: 'documents_queued' }))).toBe(
    'ENVELOPE_INVALID_STATUS',
  );
  expect(await catchErrorCode(update(id, { status: 'voided' }))).toBe('INVALID_REQUEST_PARAMETER');
  expect(await catchErrorCode(update(id, { ...voided, voidedReason: 'x'.repeat(201) }))).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
  await update(id, voided);
  expect(await catchErrorCode(update(id, { emailSubject: 'Another' }))).toBe(
    'ENVELOPE_INVALID_STATUS',
  );
  expect(await catchErrorCode(update(id, voided))).toBe('ENVELOPE_CANNOT_VOID_INVALID_STATE');
  expect((await get(id)).emailSubject).toBe('Please sign: Berth lease 42');
});

test('who holds a lock changes an envelope that was sent', async () => {
  const id = await makeLease(client, sent);
  const path = { envelopeId: id };
  const { lockToken: LockToken } = await envelopeLocksCreate(client, {
    path,
    body: { lockType: 'edit', lockDurationInSeconds: '600' },
  });
  const header = { 'X-DocuSign-Edit': JSON.stringify({ LockToken }) };
  await envelopesUpdate(client, { path, header, body: { emailSubject: 'Please sign soon' } });
  expect((await get(id)).emailSubject).toBe('Please sign soon');
});

test('a request with nothing to change changes nothing, and a strict sandbox refuses it', async () => {
  const id = await makeLease(client);
  const before = await get(id);
  expect(await update(id, {})).toEqual({ envelopeId: id });
  expect(await update(id, { envelopeId: id })).toEqual({ envelopeId: id });
  expect(await update(id, { customFields: { textCustomFields: [] } })).toEqual({ envelopeId: id });
  const lastModifiedDateTime = expect.any(String);
  expect(await get(id)).toEqual({ ...before, lastModifiedDateTime });
  const strict = await startTest({ strict: true });
  const strictly = strict.client();
  const draft = await makeLease(strictly);
  const path = { envelopeId: draft };
  expect(await catchErrorCode(envelopesUpdate(strictly, { path, body: {} }))).toBe(
    'INVALID_REQUEST_BODY',
  );
  await strict.close();
});

test('advanced_update changes recipients with their tabs, fields and notification', async () => {
  const id = await makeLease(client);
  const [signer] = (await get(id)).recipients?.signers ?? [];
  const tabId = signer?.tabs?.textTabs?.[0]?.tabId;
  const summary = await update(
    id,
    {
      recipients: {
        signers: [
          {
            recipientId: '1',
            name: 'Ines V.',
            tabs: {
              textTabs: [
                {
                  tabId,
                  tabLabel: 'Berth',
                  documentId: '1',
                  pageNumber: '1',
                  xPosition: '10',
                  yPosition: '10',
                },
              ],
            },
          },
        ],
      },
      customFields: { textCustomFields: [{ name: 'Pier', value: 'North quay' }] },
      notification: { expirations: { expireEnabled: 'true', expireAfter: '60' } },
    },
    { advanced_update: 'true' },
  );
  expect(summary).toMatchObject({
    recipientUpdateResults: [{ recipientId: '1' }],
    textCustomFieldUpdateResults: [{ name: 'Pier' }],
  });
  const envelope = await get(id);
  expect(envelope.expireAfter).toBe('60');
  expect(envelope.recipients?.signers).toMatchObject([
    {
      name: 'Ines V.',
      email: 'ines.valdivia@seabird.example',
      tabs: { textTabs: [{ tabId, tabLabel: 'Berth' }], signHereTabs: [{}] },
    },
  ]);
});

test('an ended envelope is put into the queue of the purge, and taken out', async () => {
  const id = await makeLease(client, sent);
  await update(id, voided);
  const queued = 'documents_and_metadata_queued';
  expect(await update(id, { purgeState: queued })).toMatchObject({ purgeState: queued });
  expect(await get(id)).toMatchObject({ purgeState: queued });
  await update(id, { purgeState: 'documents_dequeued' });
  expect((await get(id)).purgeRequestDate).toBeUndefined();
});

test('resend_envelope needs no body, and an envelope that goes on', async () => {
  const id = await makeLease(client, sent);
  const resend = { resend_envelope: 'true' as const };
  await envelopesUpdate(client, { path: { envelopeId: id }, query: resend });
  await update(id, voided);
  expect(await catchErrorCode(update(id, {}, resend))).toBe('EDIT_LOCK_INVALID_STATE_FOR_LOCK');
});

test('a paused workflow holds the envelope up until it goes on', async () => {
  const id = await makeLease(client, {
    status: 'sent',
    workflow: { workflowStatus: 'paused' },
  });
  expect((await get(id)).recipients?.signers).toMatchObject([{ status: 'created' }]);
  await update(id, { workflow: { workflowStatus: 'in_progress' } });
  expect((await get(id)).recipients?.signers).toMatchObject([{ status: 'sent' }]);
});

test('another user may neither change nor void it', async () => {
  const id = await makeLease(client, sent);
  const sender = running.client({ token: 'sandbox-sender' });
  const call = envelopesUpdate(sender, { path: { envelopeId: id }, body: voided });
  expect(await catchErrorCode(call)).toBe('USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT');
  expect((await get(id)).status).toBe('sent');
});

test('new notification settings move the expiry', async () => {
  const id = await makeLease(client, sent);
  const path = { envelopeId: id };
  const { sentDateTime = '' } = await get(id);
  const settings = await envelopesUpdateNotificationSettings(client, {
    path,
    body: {
      useAccountDefaults: 'false',
      expirations: { expireEnabled: 'true', expireAfter: '10', expireWarn: '2' },
    },
  });
  expect(settings).toMatchObject({ expirations: { expireAfter: '10', expireWarn: '2' } });
  expect(await envelopesGetNotificationSettings(client, { path })).toEqual(settings);
  const { expireDateTime = '' } = await get(id);
  expect(Date.parse(expireDateTime) - Date.parse(sentDateTime)).toBe(10 * 86_400_000);
  await update(id, voided);
  const late = envelopesUpdateNotificationSettings(client, { path, body: {} });
  expect(await catchErrorCode(late)).toBe('ENVELOPE_INVALID_STATUS');
});
