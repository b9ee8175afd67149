import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import {
  accountWatermarksUpdate,
  envelopeDocumentsGet,
  envelopesCreate,
  envelopesUpdate,
  templateBulkRecipientsUpdate,
  templatesGet,
} from '@countersign/client/esign-v2.1';
import { definition, startControlTest } from '../control/harness.ts';
import { pagesWith } from '../documents/find-place.ts';
import { catchErrorCode, makeLease, makeTemplate } from '../lease.ts';

let running: Awaited<ReturnType<typeof startControlTest>>;
beforeAll(async () => {
  running = await startControlTest();
});
afterAll(() => running.close());

test('the watermark of the account lies over what is not completed, where it is asked for', async () => {
  const { client, control } = running.newTenant();
  const envelopeId = await makeLease(client, { status: 'sent' });
  const pages = async (documentId: string, query = {}) =>
    pagesWith(
      await envelopeDocumentsGet(client, { path: { envelopeId, documentId }, query }).bytes(),
      'UNSIGNED',
    );
  const watermarked = { watermark: 'true' };
  expect(await pages('1', watermarked)).toEqual([]);
  await accountWatermarksUpdate(client, {
    body: { enabled: 'true', watermarkText: 'UNSIGNED', displayAngle: '0' },
  });
  expect(await pages('1', watermarked)).toEqual([1]);
  expect(await pages('combined', watermarked)).toEqual([1, 2]);
  expect(await pages('1')).toEqual([]);
  await control.sign(envelopeId, '1', { 'Berth number': '42' });
  expect(await pages('combined', watermarked)).toEqual([]);
});

const rosa = { email: 'rosa.blum@quayside.example', userName: 'Rosa Blum' };
const request = {
  ...rosa,
  clientUserId: 'tenant-7',
  authenticationMethod: 'none',
  returnUrl: 'https://app.example/done',
};

function create(client: Client, status: 'created' | 'sent') {
  const signers = [
    { recipientId: '1', name: rosa.userName, email: rosa.email, clientUserId: 'tenant-7' },
  ];
  return envelopesCreate(client, {
    body: definition({ status, recipients: { signers }, recipientViewRequest: request }),
  });
}

test('a signing address comes with a new envelope, or the reason why there is none', async () => {
  const { client } = running.newTenant();
  const { recipientSigningUri = '' } = await create(client, 'sent');
  const page = await running.sandbox.fetch(new Request(recipientSigningUri));
  expect(page.status).toBeLessThan(400);
  const draft = await create(client, 'created');
  expect(draft.status).toBe('created');
  expect(draft.recipientSigningUriError).toMatch(/opens after the envelope was sent/);
  expect(draft.recipientSigningUri).toBeUndefined();
});

test('the sender is told of a purge when it begins and a week before it is done', async () => {
  const { client, control } = running.newTenant();
  await control.freeze('2026-11-23T08:00:00Z');
  const purged = await makeLease(client, { status: 'sent' });
  const kept = await makeLease(client, { status: 'sent' });
  for (const envelopeId of [purged, kept]) {
    await control.decline(envelopeId, '1', 'Too dear');
    const body = { purgeState: 'documents_queued' as const };
    await envelopesUpdate(client, { path: { envelopeId }, body });
  }
  const body = { purgeState: 'documents_dequeued' as const };
  await envelopesUpdate(client, { path: { envelopeId: kept }, body });
  const listMails = async (envelopeId: string) =>
    (await control.outbox()).filter(
      (mail) => mail.envelopeId === envelopeId && mail.reason === 'purge',
    ).length;
  expect([await listMails(purged), await listMails(kept)]).toEqual([1, 1]);
  await control.advance({ days: 8 });
  expect([await listMails(purged), await listMails(kept)]).toEqual([2, 1]);
  await control.advance({ days: 7 });
  const get = (envelopeId: string) =>
    catchErrorCode(envelopeDocumentsGet(client, { path: { envelopeId, documentId: '1' } }).bytes());
  expect([await get(purged), await get(kept)]).toEqual(['DOCUMENT_DOES_NOT_EXIST', 'none']);
});

test('who fills the list of bulk recipients has changed the template', async () => {
  const { tenant, client } = running.newTenant();
  const templateId = await makeTemplate(running.client({ token: 'sandbox-sender', tenant }));
  const path = { templateId };
  expect((await templatesGet(client, { path })).lastModifiedBy?.userName).toBe('Ines Arcand');
  await templateBulkRecipientsUpdate(client, {
    path: { ...path, recipientId: '1' },
    body: { bulkRecipients: [{ name: 'Rosa Blum', email: rosa.email }] },
  });
  expect((await templatesGet(client, { path })).lastModifiedBy?.userName).toBe('Mara Lindqvist');
});

test('the sender is told when the time of an envelope is up', async () => {
  const { client, control } = running.newTenant();
  await control.freeze('2026-11-23T08:00:00Z');
  const expirations = { expireEnabled: 'true', expireAfter: '10', expireWarn: '0' } as const;
  const expired = await makeLease(client, { status: 'sent', notification: { expirations } });
  const voided = await makeLease(client, { status: 'sent' });
  const body = { status: 'voided' as const, voidedReason: 'The berth was let' };
  await envelopesUpdate(client, { path: { envelopeId: voided }, body });
  await control.advance({ days: 10 });
  const listMails = async (envelopeId: string) =>
    (await control.outbox())
      .filter((mail) => mail.envelopeId === envelopeId && mail.reason === 'voided')
      .map((mail) => mail.to.email);
  expect(await listMails(expired)).toEqual([
    'mara.lindqvist@harbour.example',
    'ines.valdivia@seabird.example',
  ]);
  expect(await listMails(voided)).toEqual(['ines.valdivia@seabird.example']);
});
