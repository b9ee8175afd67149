import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkSendBatchActionRequest } from '@countersign/types/esign-v2.1';
import type { Client } from '@countersign/client';
import {
  accountsUpdateSettings,
  bulkSendGetBulkSendBatchEnvelopes,
  bulkSendGetBulkSendBatches,
  bulkSendUpdateBulkSendBatchAction,
  bulkSendUpdateBulkSendBatchStatus,
  envelopesGet,
  envelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition,
  usersUpdateSettings,
} from '@countersign/client/esign-v2.1';
import { catchErrorCode } from '../../lease.ts';
import { startControlTest } from '../../control/harness.ts';
import { makeBerthTemplate } from '../templates/berth.ts';
import { createCopies, getBatch, sendCopies, settleBatch } from './bulk.ts';

let running: Awaited<ReturnType<typeof startControlTest>>;

beforeAll(async () => {
  running = await startControlTest();
});
afterAll(() => running.close());

/** The batch of the seed: one copy was sent, one is queued and one has failed. */
const seeded = '6e2d8b4f-0a71-4c95-b3e6-1f9d7a5c2b84';

type Action = BulkSendBatchActionRequest['action'];

function act(of: Client, batchId: string, action: Action, more: object = {}) {
  const named = { Resend: 'resend', Correct: 'correct', Void: 'void' } as const;
  const later = { Pause: 'pause', Resume: 'resume', Resubmit: 'resubmit' } as const;
  const bulkAction = { ...named, ...later }[action];
  return bulkSendUpdateBulkSendBatchAction(of, {
    path: { bulkSendBatchId: batchId, bulkAction },
    body: { action, ...more },
  });
}

/** A tenant with a batch of three sent copies. */
async function startBatch() {
  const tenant = running.newTenant();
  const { client } = tenant;
  const batchId = await sendCopies(client, await makeBerthTemplate(client), createCopies(3));
  await settleBatch(client, batchId);
  const path = { bulkSendBatchId: batchId };
  const { envelopes = [] } = await bulkSendGetBulkSendBatchEnvelopes(client, { path });
  const ids = envelopes.map(({ envelopeId = '' }) => envelopeId);
  return { ...tenant, batchId, path, ids };
}

describe('bulk send batches', () => {
  it('are listed with filters, the latest first', async () => {
    const { client, batchId } = await startBatch();
    const list = async (query: object) => {
      const { bulkBatchSummaries = [] } = await bulkSendGetBulkSendBatches(client, { query });
      return bulkBatchSummaries.map((one) => one.batchId);
    };
    expect(await list({})).toEqual([batchId, seeded]);
    expect(await list({ status: 'all', search_text: 'SPRING' })).toEqual([batchId]);
    expect(await list({ search_text: 'winter storage' })).toEqual([seeded]);
    expect(await list({ search_text: 'nothing like this' })).toEqual([]);
    expect(await list({ status: 'sent' })).toEqual([batchId]);
    expect(await list({ status: 'queued' })).toEqual([seeded]);
    expect(await list({ status: 'failed' })).toEqual([seeded]);
    expect(await list({ batch_ids: seeded })).toEqual([seeded]);
    expect(await list({ count: '1', start_position: '1' })).toEqual([seeded]);
    expect(await bulkSendGetBulkSendBatches(client, { query: { count: '1' } })).toMatchObject({
      totalSetSize: '2',
      nextUri: '/bulk_send_batch?count=1&start_position=1',
      totalQueued: '1',
      batchSizeLimit: '1000',
    });
  });

  it('belong to their senders; administrators see all', async () => {
    const { client, tenant } = running.newTenant();
    const path = { userId: '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520' };
    await usersUpdateSettings(client, { path, body: { bulkSend: 'true' } });
    const user = running.client({ tenant, token: 'sandbox-sender' });
    expect((await bulkSendGetBulkSendBatches(user)).totalSetSize).toBe('0');
    expect(await catchErrorCode(getBatch(user, seeded))).toBe('RESOURCE_NOT_FOUND');
    const own = await sendCopies(user, await makeBerthTemplate(user), createCopies(1));
    expect(await settleBatch(client, own)).toMatchObject({ sent: '1', senderUserId: path.userId });
  });

  it('are renamed', async () => {
    const { client } = running.newTenant();
    const path = { bulkSendBatchId: seeded };
    const rename = (batchName: string) =>
      bulkSendUpdateBulkSendBatchStatus(client, { path, body: { batchName } });
    expect(await rename('Ashore')).toMatchObject({ batchName: 'Ashore', batchSize: '3' });
    expect(await getBatch(client, seeded)).toMatchObject({ batchName: 'Ashore' });
    expect(await catchErrorCode(rename('  '))).toBe('INVALID_REQUEST_PARAMETER');
  });

  it('list their envelopes with filters', async () => {
    const { client, control, path, ids } = await startBatch();
    await control.sign(ids[1] ?? '', '1');
    const list = async (query: object) => {
      const page = await bulkSendGetBulkSendBatchEnvelopes(client, { path, query });
      return (page.envelopes ?? []).map(({ envelopeId }) => envelopeId);
    };
    expect(await list({ status: 'completed' })).toEqual([ids[1]]);
    expect(await list({ status: 'sent,delivered', order_by: 'created' })).toEqual([ids[0], ids[2]]);
    expect(await list({ status: 'any', order: 'desc', order_by: 'status_changed' })).toHaveLength(
      3,
    );
    expect(await list({ search_text: 'tenant.3@' })).toEqual([ids[2]]);
    expect(await list({ order_by: 'created', count: '1', start_position: '2' })).toEqual([ids[2]]);
    const page = await bulkSendGetBulkSendBatchEnvelopes(client, { path, query: { count: '2' } });
    expect(page).toMatchObject({
      totalSetSize: '3',
      nextUri: `/bulk_send_batch/${path.bulkSendBatchId}/envelopes?count=2&start_position=2`,
    });
  });

  it('have the e-mails of their envelopes sent again, up to the limit of the account', async () => {
    const { client, control, batchId, ids } = await startBatch();
    await control.sign(ids[0] ?? '', '1');
    expect(await act(client, batchId, 'Resend')).toMatchObject({ action: 'Resend' });
    expect(await settleBatch(client, batchId)).toMatchObject({
      action: 'Resend',
      actionStatus: 'completed',
      resendsRemaining: '998',
    });
    const count = async (envelopeId = '') =>
      (await control.outbox({ envelopeId, reason: 'signing-request' })).length;
    expect([await count(ids[0]), await count(ids[1]), await count(ids[2])]).toEqual([1, 2, 2]);
    await accountsUpdateSettings(client, { body: { bulkSendActionResendLimit: '4' } });
    expect(await catchErrorCode(act(client, batchId, 'Resend'))).toBe('INVALID_REQUEST_PARAMETER');
  });

  it('have their envelopes corrected', async () => {
    const { client, control, batchId, ids } = await startBatch();
    const notification = {
      useAccountDefaults: 'false',
      expirations: { expireEnabled: 'true', expireAfter: '7', expireWarn: '0' },
    };
    await act(client, batchId, 'Correct', { notification });
    await settleBatch(client, batchId);
    await control.advance({ days: 8 });
    for (const envelopeId of ids)
      expect(await envelopesGet(client, { path: { envelopeId } })).toMatchObject({
        status: 'voided',
        expireAfter: '7',
      });
    const long = { expirations: { expireEnabled: 'true', expireAfter: '2000' } };
    expect(await catchErrorCode(act(client, batchId, 'Correct', { notification: long }))).toBe(
      'INVALID_REQUEST_PARAMETER',
    );
    expect(await catchErrorCode(act(client, batchId, 'Correct'))).toBe('INVALID_REQUEST_PARAMETER');
  });

  it('have their envelopes voided, but for finished ones', async () => {
    const { client, control, batchId, ids } = await startBatch();
    await control.sign(ids[0] ?? '', '1');
    expect(await catchErrorCode(act(client, batchId, 'Void'))).toBe('INVALID_REQUEST_PARAMETER');
    await act(client, batchId, 'Void', { voidReason: 'The quay is closed.' });
    expect((await settleBatch(client, batchId)).envelopesInfo).toMatchObject({
      completed: '1',
      voided: '2',
    });
    expect(await envelopesGet(client, { path: { envelopeId: ids[1] ?? '' } })).toMatchObject({
      voidedReason: 'The quay is closed.',
    });
  });

  it('have copies voided that wait for their scheduled sending', async () => {
    const { client, control } = running.newTenant();
    const templateId = await makeBerthTemplate(client);
    await envelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition(client, {
      path: { templateId },
      body: { scheduledSending: { rules: [{ delay: '1.00:00:00' }] } },
    });
    const batchId = await sendCopies(client, templateId, createCopies(2));
    await settleBatch(client, batchId);
    await act(client, batchId, 'Void', { voidReason: 'The quay is closed.' });
    expect((await settleBatch(client, batchId)).envelopesInfo).toMatchObject({ voided: '2' });
    await control.advance({ days: 2 });
    expect(await control.outbox({ reason: 'signing-request' })).toEqual([]);
    expect((await getBatch(client, batchId)).envelopesInfo).toMatchObject({ voided: '2' });
  });

  it('reject an action that differs from the path, or that is not possible now', async () => {
    const { client } = running.newTenant();
    const mixed = bulkSendUpdateBulkSendBatchAction(client, {
      path: { bulkSendBatchId: seeded, bulkAction: 'resend' },
      body: { action: 'Void', voidReason: 'Closed.' },
    });
    expect(await catchErrorCode(mixed)).toBe('INVALID_REQUEST_PARAMETER');
    await act(client, seeded, 'Resume');
    expect(await settleBatch(client, seeded)).toMatchObject({ sent: '2', failed: '1' });
    for (const action of ['Resume', 'Pause'] as const)
      expect(await catchErrorCode(act(client, seeded, action))).toBe('INVALID_REQUEST_PARAMETER');
    await act(client, seeded, 'Resubmit');
    const again = await settleBatch(client, seeded);
    expect(again).toMatchObject({ sent: '2', failed: '1' });
    expect(again.bulkErrors?.[0]?.recipientEmails).toEqual(['lena.roth']);
  });
});
