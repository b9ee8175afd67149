import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bulkSendDeleteBulkSendList,
  bulkSendGetBulkSendBatchEnvelopes,
  bulkSendGetBulkSendBatchStatus,
  bulkSendGetBulkSendLists,
  bulkSendUpdateBulkSendBatchAction,
  bulkSendUpdateBulkSendBatchStatus,
  envelopesGet,
  envelopesListStatusChanges,
  templatesUpdate,
} from '@countersign/client/esign-v2.1';
import { catchErrorCode, makeLease } from '../../lease.ts';
import { startControlTest } from '../../control/harness.ts';
import { makeBerthTemplate } from '../templates/berth.ts';
import { createCopies, createCopy, getBatch, makeList, sendCopies, settleBatch } from './bulk.ts';

let running: Awaited<ReturnType<typeof startControlTest>>;

beforeAll(async () => {
  running = await startControlTest();
});
afterAll(() => running.close());

const unknown = '00000000-0000-4000-8000-000000000000';

describe('a bulk send', () => {
  it('creates an envelope for each copy of a template, with its own values', async () => {
    const { client, control } = running.newTenant();
    const copies = createCopies(12).map((copy, index) => ({
      ...copy,
      emailSubject: `Lease ${index + 1}`,
      emailBlurb: `For you, ${index + 1}`,
      customFields: [{ name: 'Berth number', value: `B-${index + 1}` }],
    }));
    const batchId = await sendCopies(client, await makeBerthTemplate(client), copies);
    expect(await settleBatch(client, batchId)).toMatchObject({
      batchName: 'Spring',
      batchSize: '12',
      sent: '12',
      queued: '0',
      failed: '0',
      mailingListName: 'Tenants',
      envelopesInfo: { sent: '12', completed: '0' },
      bulkErrors: [],
    });
    const { envelopes = [] } = await bulkSendGetBulkSendBatchEnvelopes(client, {
      path: { bulkSendBatchId: batchId },
      query: { include: 'recipients,custom_fields' },
    });
    expect(envelopes.map(({ emailSubject }) => emailSubject)).toEqual(
      copies.map(({ emailSubject }) => emailSubject),
    );
    const second = await envelopesGet(client, {
      path: { envelopeId: envelopes[1]?.envelopeId ?? '' },
      query: { include: 'tabs,recipients,custom_fields' },
    });
    expect(second).toMatchObject({ status: 'sent', emailBlurb: 'For you, 2' });
    const fields = second.customFields?.textCustomFields?.map(({ name, value }) => [name, value]);
    expect(fields).toContainEqual(['Berth number', 'B-2']);
    expect(fields).toContainEqual(['BulkBatchId', batchId]);
    const [signer] = second.recipients?.signers ?? [];
    expect(signer).toMatchObject({
      name: 'Tenant 2',
      email: 'tenant.2@seabird.example',
      status: 'sent',
      tabs: {
        textTabs: [{ tabLabel: 'Boat', value: 'Boat 2', originalValue: 'Boat 2' }],
        // The anchor of the template was found in its document.
        signHereTabs: [{ pageNumber: '1', xPosition: expect.stringMatching(/^\d+$/) }],
      },
    });
    const mails = await control.outbox({ reason: 'signing-request' });
    expect(mails.filter(({ subject }) => subject.startsWith('Lease '))).toHaveLength(12);
    const listed = await envelopesListStatusChanges(client, {
      query: { from_date: '2020-01-01', custom_field: `BulkBatchId=${batchId}` },
    });
    expect(listed.totalSetSize).toBe('12');
  });

  it('creates independent envelopes: signing one leaves the others', async () => {
    const { client, control } = running.newTenant();
    const batchId = await sendCopies(client, await makeBerthTemplate(client), createCopies(3));
    await settleBatch(client, batchId);
    const { envelopes = [] } = await bulkSendGetBulkSendBatchEnvelopes(client, {
      path: { bulkSendBatchId: batchId },
    });
    await control.sign(envelopes[0]?.envelopeId ?? '', '1');
    expect((await getBatch(client, batchId)).envelopesInfo).toMatchObject({
      completed: '1',
      sent: '2',
    });
  });

  it('leaves the draft from which it was sent', async () => {
    const { client } = running.newTenant();
    const draft = await makeLease(client, {
      customFields: { textCustomFields: [{ name: 'mailingListId', value: unknown }] },
    });
    const recipients = [
      {
        recipientId: '1',
        name: 'Ada Quay',
        email: 'ada@quay.example',
        accessCode: '4207',
        note: 'Ring twice.',
        tabs: [
          { tabLabel: 'Berth number', initialValue: 'B-9' },
          { tabLabel: 'Monthly rent', initialValue: '980' },
        ],
      },
    ];
    const batchId = await sendCopies(client, draft, [{ recipients }]);
    expect(await settleBatch(client, batchId)).toMatchObject({ sent: '1' });
    expect(await envelopesGet(client, { path: { envelopeId: draft } })).toMatchObject({
      status: 'created',
    });
    const { envelopes = [] } = await bulkSendGetBulkSendBatchEnvelopes(client, {
      path: { bulkSendBatchId: batchId },
    });
    const made = await envelopesGet(client, {
      path: { envelopeId: envelopes[0]?.envelopeId ?? '' },
      query: { include: 'recipients,tabs,documents' },
    });
    expect(made.envelopeDocuments?.map(({ name }) => name)).toContain('Rules');
    expect(made.recipients?.signers?.[0]).toMatchObject({
      name: 'Ada Quay',
      accessCode: '4207',
      note: 'Ring twice.',
      tabs: {
        textTabs: [{ value: 'B-9' }],
        numberTabs: [{ value: '980' }],
      },
    });
    expect(made.recipients?.carbonCopies).toHaveLength(1);
  });

  it('uses list and source as they were when it was submitted', async () => {
    const { client } = running.newTenant();
    const source = await makeBerthTemplate(client);
    const batchId = await sendCopies(client, source, createCopies(60));
    const { mailingListId = '' } = await getBatch(client, batchId);
    await bulkSendDeleteBulkSendList(client, { path: { bulkSendListId: mailingListId } });
    await templatesUpdate(client, {
      path: { templateId: source },
      body: { emailSubject: 'Another subject' },
    });
    expect(await settleBatch(client, batchId)).toMatchObject({ sent: '60', failed: '0' });
    const { envelopes = [] } = await bulkSendGetBulkSendBatchEnvelopes(client, {
      path: { bulkSendBatchId: batchId },
    });
    expect(new Set(envelopes.map(({ emailSubject }) => emailSubject))).toEqual(
      new Set(['Please sign: Berth lease']),
    );
  });

  it('sends at the time of a tenant whose clock stands still', async () => {
    const { client, control } = running.newTenant();
    await control.freeze('2031-05-01T12:00:00Z');
    const batchId = await sendCopies(client, await makeBerthTemplate(client), createCopies(2));
    expect(await settleBatch(client, batchId)).toMatchObject({
      sent: '2',
      submittedDate: '2031-05-01T12:00:00.0000000Z',
    });
    const { envelopes = [] } = await bulkSendGetBulkSendBatchEnvelopes(client, {
      path: { bulkSendBatchId: batchId },
    });
    expect(envelopes.map(({ sentDateTime }) => sentDateTime)).toEqual(
      Array.from({ length: 2 }, () => '2031-05-01T12:00:00.0000000Z'),
    );
  });

  it('goes on with the other copies if one fails, which can be queued again', async () => {
    const { client, control } = running.newTenant();
    const copies = [
      createCopy(1),
      { recipients: [{ roleName: 'Tenant', signingGroupId: '77' }] },
      createCopy(3),
    ];
    const batchId = await sendCopies(client, await makeBerthTemplate(client), copies);
    const first = await settleBatch(client, batchId);
    expect(first).toMatchObject({ sent: '2', failed: '1', envelopesInfo: { sent: '2' } });
    expect(first.bulkErrors).toEqual([
      {
        created: expect.any(String),
        errorMessage: expect.stringContaining('signing group 77'),
        recipientEmails: [],
      },
    ]);
    const resubmit = () =>
      bulkSendUpdateBulkSendBatchAction(client, {
        path: { bulkSendBatchId: batchId, bulkAction: 'resubmit' },
        body: { action: 'Resubmit' },
      });
    await resubmit();
    expect(await settleBatch(client, batchId)).toMatchObject({ sent: '2', failed: '1' });
    const users = [{ userName: 'Ada Quay', email: 'ada@quay.example' }];
    await control.seed({ signingGroups: [{ signingGroupId: '77', groupName: 'Office', users }] });
    await resubmit();
    expect(await settleBatch(client, batchId)).toMatchObject({
      sent: '3',
      failed: '0',
      bulkErrors: [],
      envelopesInfo: { sent: '3' },
    });
    expect(await catchErrorCode(resubmit())).toBe('INVALID_REQUEST_PARAMETER');
  });

  it('stops while it is paused', async () => {
    const { client, control } = running.newTenant();
    const batchId = await sendCopies(client, await makeBerthTemplate(client), createCopies(200));
    const path = { bulkSendBatchId: batchId };
    const paused = await bulkSendUpdateBulkSendBatchAction(client, {
      path: { ...path, bulkAction: 'pause' },
      body: { action: 'Pause' },
    });
    expect(paused).toMatchObject({ action: 'Pause', actionStatus: 'completed' });
    expect(paused.queued).not.toBe('0');
    await control.advance({ days: 1 });
    await pause(50);
    const later = await getBatch(client, batchId);
    expect(later.queued).toBe(paused.queued);
    await bulkSendUpdateBulkSendBatchStatus(client, { path, body: { batchName: 'Summer' } });
    await bulkSendUpdateBulkSendBatchAction(client, {
      path: { ...path, bulkAction: 'resume' },
      body: { action: 'Resume' },
    });
    expect(await settleBatch(client, batchId)).toMatchObject({ sent: '200', batchName: 'Summer' });
  });

  it('answers other callers while it runs', async () => {
    const { client } = running.newTenant();
    const batchId = await sendCopies(client, await makeBerthTemplate(client), createCopies(200));
    for (let call = 0; call < 3; call += 1)
      expect((await bulkSendGetBulkSendLists(client)).bulkListSummaries).toHaveLength(3);
    const { queued, sent } = await getBatch(client, batchId);
    expect(Number(queued)).toBeGreaterThan(0);
    expect(Number(queued) + Number(sent)).toBe(200);
    expect(await settleBatch(client, batchId)).toMatchObject({ sent: '200' });
  });

  it('ends with its tenant', async () => {
    const { client, control, tenant } = running.newTenant();
    await sendCopies(client, await makeBerthTemplate(client), createCopies(100));
    await control.deleteTenant(tenant);
    await pause(50);
    expect((await control.tenants()).map(({ name }) => name)).not.toContain(tenant);
  });

  it('cannot be read by its ID if it does not exist', async () => {
    const { client } = running.newTenant();
    const path = { bulkSendBatchId: unknown };
    expect(await catchErrorCode(bulkSendGetBulkSendBatchStatus(client, { path }))).toBe(
      'RESOURCE_NOT_FOUND',
    );
    expect(await makeList(client, [])).not.toBe('');
  });
});
