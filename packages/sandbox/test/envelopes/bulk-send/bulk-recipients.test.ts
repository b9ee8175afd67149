import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkRecipient, EnvelopeDefinition } from '@countersign/types/esign-v2.1';
import type { Client } from '@countersign/client';
import {
  bulkEnvelopesGet,
  bulkEnvelopesList,
  envelopeBulkRecipientsDelete,
  envelopeBulkRecipientsList,
  envelopeBulkRecipientsUpdate,
} from '@countersign/client/esign-v2';
import {
  envelopesCreate,
  envelopesGet,
  envelopesUpdate,
  templateBulkRecipientsUpdate,
} from '@countersign/client/esign-v2.1';
import { catchErrorCode, makeLease } from '../../lease.ts';
import { startControlTest } from '../../control/harness.ts';
import { accountId } from '../../harness.ts';
import { makeBerthTemplate } from '../templates/berth.ts';
import { settleBatch } from './bulk.ts';

let running: Awaited<ReturnType<typeof startControlTest>>;

beforeAll(async () => {
  running = await startControlTest();
});
afterAll(() => running.close());

const recipients: EnvelopeDefinition['recipients'] = {
  signers: [
    {
      recipientId: '1',
      tabs: {
        textTabs: [
          {
            tabLabel: 'Boat',
            documentId: '1',
            pageNumber: '1',
            xPosition: '72',
            yPosition: '90',
          },
        ],
      },
    },
  ],
  carbonCopies: [{ recipientId: '2', name: 'Office', email: 'office@quay.example' }],
};

const people: BulkRecipient[] = [
  {
    name: 'Ada Quay',
    email: 'ada@quay.example',
    note: 'Ring twice.',
    accessCode: '4207',
    tabLabels: [{ name: 'Boat', value: 'Tern' }],
  },
  { name: 'Bo Pier', email: 'bo@pier.example', identification: 'SMS', phoneNumber: '+15550142000' },
];

/** Puts a list as CSV, which the client does not write. */
async function putCsv(tenant: string, envelopeId: string, csv: string) {
  const path = `/restapi/v2/accounts/${accountId}/envelopes/${envelopeId}/recipients/1/bulk_recipients`;
  const response = await running.sandbox.fetch(
    new Request(`http://sandbox.test${path}`, {
      method: 'PUT',
      headers: {
        authorization: 'Bearer sandbox',
        'content-type': 'text/csv',
        'x-countersign-tenant': tenant,
      },
      body: csv,
    }),
  );
  return { status: response.status, body: await response.json() };
}

async function findBatchId(client: Client): Promise<string> {
  const { bulkEnvelopeStatuses = [] } = await bulkEnvelopesList(client);
  return bulkEnvelopeStatuses[0]?.batchId ?? '';
}

describe('a bulk recipient of an envelope', () => {
  it('has its list replaced, read and deleted', async () => {
    const { client } = running.newTenant();
    const path = { envelopeId: await makeLease(client, { recipients }), recipientId: '1' };
    const bad = { name: 'Cy', email: 'cy' };
    const body = { bulkRecipients: [...people, bad] };
    const saved = await envelopeBulkRecipientsUpdate(client, { path, body });
    expect(saved).toMatchObject({
      bulkRecipientsCount: '2',
      bulkRecipients: [
        { rowNumber: '1' },
        { rowNumber: '2' },
        { errorDetails: [{ errorCode: 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT' }] },
      ],
    });
    const shown = await envelopesGet(client, {
      path: { envelopeId: path.envelopeId },
      query: { include: 'recipients' },
    });
    expect(shown.recipients?.signers?.[0]).toMatchObject({
      isBulkRecipient: 'true',
      bulkRecipientsUri: saved.bulkRecipientsUri,
    });
    const query = { include_tabs: 'true' } as const;
    const { bulkRecipients = [] } = await envelopeBulkRecipientsList(client, { path, query });
    expect(bulkRecipients).toMatchObject(people);
    const { bulkRecipients: bare } = await envelopeBulkRecipientsList(client, { path });
    expect(bare?.[0]).not.toHaveProperty('tabLabels');
    const { signer } = await envelopeBulkRecipientsDelete(client, { path });
    expect(signer).toMatchObject({ recipientId: '1', isBulkRecipient: 'false' });
    expect((await envelopeBulkRecipientsList(client, { path })).totalSetSize).toBe('0');
  });

  it('can have its list as CSV, with a column for each tab', async () => {
    const { client, tenant } = running.newTenant();
    const path = { envelopeId: await makeLease(client, { recipients }), recipientId: '1' };
    const csv = [
      '\uFEFFEmail,name,NOTE,Identification,PhoneNumber,AccessCode,Boat',
      'ada@quay.example,"Quay, ""Ada""",,,,4207,Tern',
      '',
      'bo@pier.example,Bo Pier,"two\nlines",sms,+15550142000,,',
    ].join('\r\n');
    expect((await putCsv(tenant, path.envelopeId, csv)).body).toMatchObject({
      bulkRecipientsCount: '2',
    });
    const query = { include_tabs: 'true' } as const;
    const { bulkRecipients } = await envelopeBulkRecipientsList(client, { path, query });
    expect(bulkRecipients).toEqual([
      {
        rowNumber: '1',
        name: 'Quay, "Ada"',
        email: 'ada@quay.example',
        accessCode: '4207',
        tabLabels: [{ name: 'Boat', value: 'Tern' }],
      },
      {
        rowNumber: '2',
        name: 'Bo Pier',
        email: 'bo@pier.example',
        note: 'two\nlines',
        identification: 'SMS',
        phoneNumber: '+15550142000',
      },
    ]);
  });

  it.each([
    ['without a header', 'ada@quay.example,Ada'],
    ['with an open quote', 'Email,Name\nada@quay.example,"Ada'],
    ['with a field too many', 'Email,Name\nada@quay.example,Ada,Tern'],
    ['with an unknown check', 'Email,Name,Identification\nada@quay.example,Ada,Glance'],
    [
      'with too many people',
      `Email,Name\n${Array.from({ length: 1001 }, (_, n) => `p${n}@q.example,P${n}`).join('\n')}`,
    ],
  ])('rejects CSV %s', async (_what, csv) => {
    const { client, tenant } = running.newTenant();
    const envelopeId = await makeLease(client, { recipients });
    expect(await putCsv(tenant, envelopeId, csv)).toMatchObject({
      status: 400,
      body: { errorCode: 'INVALID_REQUEST_BODY' },
    });
  });

  it('is for drafts and signers, once in an envelope', async () => {
    const { client } = running.newTenant();
    const body = { bulkRecipients: people };
    const put = (envelopeId: string, recipientId: string) =>
      catchErrorCode(
        envelopeBulkRecipientsUpdate(client, { path: { envelopeId, recipientId }, body }),
      );
    const sent = await makeLease(client, { status: 'sent' });
    expect(await put(sent, '1')).toBe('ENVELOPE_INVALID_STATUS');
    const two = { signers: [{ recipientId: '1' }, { recipientId: '2' }] };
    const draft = await makeLease(client, { recipients: two });
    expect(await put(draft, '1')).toBe('none');
    expect(await put(draft, '2')).toBe('INVALID_RECIPIENT_ID');
    expect(await put(await makeLease(client), '2')).toBe('INVALID_RECIPIENT_ID');
    expect(await put(draft, '9')).toBe('INVALID_RECIPIENT_ID');
  });

  it('is sent as a batch with a copy for each person; the draft goes to the recycle bin', async () => {
    const { client, control } = running.newTenant();
    const envelopeId = await makeLease(client, { recipients });
    const body = { bulkRecipients: people };
    await envelopeBulkRecipientsUpdate(client, { path: { envelopeId, recipientId: '1' }, body });
    const answer = await envelopesUpdate(client, {
      path: { envelopeId },
      body: { status: 'sent' },
    });
    const { batchId = '' } = answer.bulkEnvelopeStatus ?? {};
    expect(answer.bulkEnvelopeStatus).toMatchObject({ batchSize: '2', queued: '2' });
    expect(await findBatchId(client)).toBe(batchId);
    await settleBatch(client, batchId);
    const batch = await bulkEnvelopesGet(client, { path: { batchId } });
    expect(batch).toMatchObject({
      batchId,
      batchSize: '2',
      sent: '2',
      failed: '0',
      totalSetSize: '2',
      bulkEnvelopesBatchUri: `/bulk_envelopes/${batchId}`,
      bulkEnvelopes: [
        { bulkRecipientRow: '1', bulkStatus: 'sent', name: 'Ada Quay', email: 'ada@quay.example' },
        { bulkRecipientRow: '2', bulkStatus: 'sent', name: 'Bo Pier' },
      ],
    });
    const [first] = batch.bulkEnvelopes ?? [];
    const made = await envelopesGet(client, {
      path: { envelopeId: first?.envelopeId ?? '' },
      query: { include: 'recipients,tabs' },
    });
    expect(made).toMatchObject({ status: 'sent' });
    expect(made.recipients?.signers?.[0]).toMatchObject({
      name: 'Ada Quay',
      note: 'Ring twice.',
      accessCode: '4207',
      isBulkRecipient: 'false',
      tabs: { textTabs: [{ tabLabel: 'Boat', value: 'Tern' }] },
    });
    expect(made.recipients?.carbonCopies).toHaveLength(1);
    expect(await envelopesGet(client, { path: { envelopeId } })).toMatchObject({
      status: 'deleted',
    });
    await control.sign(first?.envelopeId ?? '', '1');
    expect(await envelopesGet(client, { path: { envelopeId: first?.envelopeId ?? '' } })).toEqual(
      expect.objectContaining({ status: 'completed' }),
    );
  });

  it('comes from a template that has one', async () => {
    const { client } = running.newTenant();
    const templateId = await makeBerthTemplate(client);
    await templateBulkRecipientsUpdate(client, {
      path: { templateId, recipientId: '1' },
      body: { bulkRecipients: people },
    });
    const body = { templateId, status: 'created' } as const;
    const { envelopeId = '' } = await envelopesCreate(client, { body });
    const path = { envelopeId, recipientId: '1' };
    expect((await envelopeBulkRecipientsList(client, { path })).totalSetSize).toBe('2');
    const { bulkEnvelopeStatus } = await envelopesUpdate(client, {
      path: { envelopeId },
      body: { status: 'sent' },
    });
    expect(await settleBatch(client, bulkEnvelopeStatus?.batchId ?? '')).toMatchObject({
      sent: '2',
    });
  });
});

describe('bulk envelopes', () => {
  it('show the copies with the statuses that are asked for', async () => {
    const { client } = running.newTenant();
    const path = { batchId: await findBatchId(client) };
    const list = async (query: object) => {
      const { bulkEnvelopes = [] } = await bulkEnvelopesGet(client, { path, query });
      return bulkEnvelopes.map(({ bulkRecipientRow, bulkStatus }) => [
        bulkRecipientRow,
        bulkStatus,
      ]);
    };
    const all = [
      ['1', 'sent'],
      ['2', 'queued'],
      ['3', 'failed'],
    ];
    expect(await list({})).toEqual(all);
    expect(await list({ include: 'all' })).toEqual(all);
    expect(await list({ include: 'failed,queued' })).toEqual(all.slice(1));
    expect(await list({ count: '1', start_position: '1' })).toEqual([all[1]]);
    const { bulkEnvelopes = [] } = await bulkEnvelopesGet(client, { path });
    expect(bulkEnvelopes[1]?.transactionId).toBe('e4a06b92-17d8-4c53-9f2e-60b8d1c7a5f3');
    expect(bulkEnvelopes[2]?.errorDetails?.errorCode).toBe('INVALID_EMAIL_ADDRESS_FOR_RECIPIENT');
    expect(
      await catchErrorCode(bulkEnvelopesGet(client, { path, query: { include: 'lost' } })),
    ).toBe('INVALID_REQUEST_PARAMETER');
  });
});
