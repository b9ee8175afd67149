import {
  accountsUpdateEnvelopePurgeConfiguration,
  accountsUpdateNotificationDefaults,
  envelopesGet,
  envelopesUpdate,
  usersGetSettings,
  usersUpdateSettings,
} from '@countersign/client/esign-v2.1';
import type { EnvelopePurgeConfiguration } from '@countersign/types/esign-v2.1';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import { mara } from '../../harness.ts';
import { makeLease } from '../../lease.ts';
import { startControlTest } from '../../control/harness.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

let client: Client;
let control: ReturnType<typeof newTenant>['control'];

beforeEach(async () => {
  ({ client, control } = newTenant());
  await control.freeze('2027-03-01T12:00:00Z');
});

const tomas = 'tomas.okafor@harbour.example';

/** An envelope that only sends a copy to a user of the account, and so is completed at once. */
async function completeCopy(more: object = {}): Promise<string> {
  const carbonCopies = [{ recipientId: '1', name: 'Tomas Okafor', email: tomas }];
  return makeLease(client, { status: 'sent', recipients: { carbonCopies }, ...more });
}

const get = (envelopeId: string) => envelopesGet(client, { path: { envelopeId } });

const keep = (body: EnvelopePurgeConfiguration) =>
  accountsUpdateEnvelopePurgeConfiguration(client, { body });

/** Lists the addresses that e-mails with a reason went to. */
const lettersOf = async (envelopeId: string, reason: string) =>
  (await control.outbox({ envelopeId, reason })).map(({ to }) => to.email);

describe('the purge configuration of the account', () => {
  test('queues envelopes when their days are over, and purges them 14 days later', async () => {
    const before = await completeCopy();
    await keep({ purgeEnvelopes: 'true', retentionDays: '30' });
    await control.advance({ days: 5 });
    const after = await completeCopy();
    const open = await makeLease(client, { status: 'sent' });
    await control.advance({ days: 24 });
    expect((await get(before)).purgeState).toBe('unpurged');
    await control.advance({ days: 2 });
    expect((await get(before)).purgeState).toBe('documents_queued');
    expect((await get(after)).purgeState).toBe('unpurged');
    const mails = await control.outbox({ reason: 'purge', envelopeId: before });
    expect(mails).toHaveLength(1);
    await control.advance({ days: 14 });
    expect((await get(before)).purgeState).toBe('documents_purged');
    expect((await get(after)).purgeState).toBe('documents_queued');
    expect((await get(open)).purgeState).toBe('unpurged');
  });

  test('takes tabs and names with the documents, where it says so', async () => {
    const envelopeId = await completeCopy();
    await keep({
      purgeEnvelopes: 'true',
      retentionDays: '0',
      removeTabsAndEnvelopeAttachments: 'true',
      redactPII: 'true',
    });
    await control.advance({ days: 15 });
    expect((await get(envelopeId)).purgeState).toBe('documents_and_metadata_and_redact_purged');
  });

  test('leaves what was taken out of the queue, and authoritative copies', async () => {
    const dequeued = await completeCopy();
    const copy = await completeCopy({ authoritativeCopy: 'true' });
    await keep({ purgeEnvelopes: 'true', retentionDays: '0' });
    await control.advance({ days: 1 });
    await envelopesUpdate(client, {
      path: { envelopeId: dequeued },
      body: { purgeState: 'documents_dequeued' },
    });
    await keep({ retentionDays: '0' });
    await control.advance({ days: 30 });
    expect((await get(dequeued)).purgeState).toBe('documents_dequeued');
    expect((await get(copy)).purgeState).toBe('unpurged');
  });

  test('does nothing more when it is switched off', async () => {
    const envelopeId = await completeCopy();
    await keep({ purgeEnvelopes: 'true', retentionDays: '10' });
    await control.advance({ days: 5 });
    await keep({ purgeEnvelopes: 'false' });
    await control.advance({ days: 40 });
    expect((await get(envelopeId)).purgeState).toBe('unpurged');
  });
});

describe('the e-mails that users get by default', () => {
  test('are those of the account, unless a user says otherwise', async () => {
    const usual = await completeCopy();
    expect(await lettersOf(usual, 'completed')).toEqual(['mara.lindqvist@harbour.example', tomas]);
    await accountsUpdateNotificationDefaults(client, {
      body: {
        apiEmailNotifications: {
          senderEmailNotifications: { envelopeComplete: 'false' },
          signerEmailNotifications: { envelopeComplete: 'false' },
        },
      },
    });
    const none = await completeCopy();
    expect(await lettersOf(none, 'completed')).toEqual([]);
    expect(await lettersOf(none, 'copy')).toEqual([tomas]);
    const path = { userId: mara };
    expect(await usersGetSettings(client, { path })).toMatchObject({
      senderEmailNotifications: { envelopeComplete: 'false' },
    });
    await usersUpdateSettings(client, {
      path,
      body: { senderEmailNotifications: { envelopeComplete: 'true' } },
    });
    const own = await completeCopy();
    expect(await lettersOf(own, 'completed')).toEqual(['mara.lindqvist@harbour.example']);
  });

  test('do not count for recipients who are not users of the account', async () => {
    const signerEmailNotifications = { envelopeActivation: 'false' } as const;
    await accountsUpdateNotificationDefaults(client, {
      body: { apiEmailNotifications: { signerEmailNotifications } },
    });
    const outside = await makeLease(client, { status: 'sent' });
    expect(await lettersOf(outside, 'signing-request')).toEqual(['ines.valdivia@seabird.example']);
    const signers = [{ recipientId: '1', name: 'Tomas Okafor', email: tomas }];
    const inside = await makeLease(client, { status: 'sent', recipients: { signers } });
    expect(await lettersOf(inside, 'signing-request')).toEqual([]);
  });
});
