import {
  envelopeRecipientsList,
  envelopesGet,
  envelopeTransferRulesCreate,
  envelopeTransferRulesDelete,
  envelopeTransferRulesGet,
  envelopeTransferRulesUpdate,
  envelopeTransferRulesUpdateEnvelopeTransferRule,
  groupsList,
} from '@countersign/client/esign-v2.1';
import type { Client } from '@countersign/client';
import type { EnvelopeTransferRuleRequest } from '@countersign/types/esign-v2.1';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { catchErrorCode, makeLease } from '../lease.ts';
import { ines, jonas, mara, startPeople } from './access/people.ts';

let running: Awaited<ReturnType<typeof startPeople>>;
let admin: Client;
let sender: Client;
let viewer: Client;
let control: ReturnType<typeof running.people>['control'];

beforeAll(async () => {
  running = await startPeople();
});
afterAll(() => running.close());
beforeEach(() => void ({ admin, sender, viewer, control } = running.people()));

async function addRule(more: EnvelopeTransferRuleRequest = {}): Promise<string> {
  const { envelopeTransferRules: [rule] = [] } = await envelopeTransferRulesCreate(admin, {
    body: {
      eventType: 'completed',
      fromUsers: [{ userId: ines }],
      toUser: { userId: jonas },
      ...more,
    },
  });
  return rule?.envelopeTransferRuleId ?? '';
}

async function owner(envelopeId: string): Promise<string | undefined> {
  return (await envelopesGet(admin, { path: { envelopeId } })).sender?.userId;
}

/** Sends an envelope of Ines, and signs it. */
async function complete(): Promise<string> {
  const envelopeId = await makeLease(sender, { status: 'sent' });
  expect(await owner(envelopeId)).toBe(ines);
  await control.sign(envelopeId, '1', { 'Berth number': 'B-42' });
  return envelopeId;
}

test('a completed envelope gets the new owner, and the previous one a copy', async () => {
  await addRule({ carbonCopyOriginalOwner: 'true' });
  const envelopeId = await complete();
  expect(await owner(envelopeId)).toBe(jonas);
  expect(await catchErrorCode(envelopesGet(viewer, { path: { envelopeId } }))).toBe('none');
  const { carbonCopies } = await envelopeRecipientsList(admin, { path: { envelopeId } });
  expect(carbonCopies).toContainEqual(
    expect.objectContaining({ email: 'ines.arcand@harbour.example', status: 'completed' }),
  );
});

test('rules take envelopes before and after they are sent, of users and of groups', async () => {
  await addRule({ eventType: 'before sent' });
  expect(await owner(await makeLease(sender, { status: 'sent' }))).toBe(jonas);
  const { groups = [] } = await groupsList(admin);
  const everyone = groups.find(({ groupType }) => groupType === 'everyone');
  const { envelopeTransferRules } = await envelopeTransferRulesCreate(admin, {
    body: {
      eventType: 'sent',
      fromGroups: [{ groupId: everyone?.groupId ?? '' }],
      toUser: { userId: mara },
    },
  });
  expect(envelopeTransferRules).toMatchObject([{ fromGroup: { groupId: everyone?.groupId } }]);
  expect(await owner(await makeLease(sender, { status: 'sent' }))).toBe(mara);
});

test('rules are switched off and deleted', async () => {
  const ruleId = await addRule();
  await envelopeTransferRulesUpdateEnvelopeTransferRule(admin, {
    path: { envelopeTransferRuleId: ruleId },
    body: { enabled: 'false' },
  });
  expect(await owner(await complete())).toBe(ines);
  const { envelopeTransferRules: [on, unknown] = [] } = await envelopeTransferRulesUpdate(admin, {
    body: {
      envelopeTransferRules: [
        { envelopeTransferRuleId: ruleId, enabled: 'true' },
        { envelopeTransferRuleId: jonas, enabled: 'true' },
      ],
    },
  });
  expect(on).toMatchObject({ enabled: 'true' });
  expect(unknown).toHaveProperty('errorDetails.errorCode', 'RESOURCE_NOT_FOUND');
  await envelopeTransferRulesDelete(admin, { path: { envelopeTransferRuleId: ruleId } });
  expect(await owner(await complete())).toBe(ines);
  const { envelopeTransferRules = [] } = await envelopeTransferRulesGet(admin);
  expect(envelopeTransferRules.map((one) => one.envelopeTransferRuleId)).not.toContain(ruleId);
});

const refuseRule = (body: EnvelopeTransferRuleRequest, client = admin) =>
  catchErrorCode(envelopeTransferRulesCreate(client, { body }));

test('a rule needs an event, somebody to take from and a user to give to; and an administrator', async () => {
  const from = { fromUsers: [{ userId: ines }], toUser: { userId: jonas } };
  expect(await refuseRule(from)).toBe('INVALID_REQUEST_PARAMETER');
  expect(await refuseRule({ eventType: 'sent', toUser: { userId: jonas } })).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
  expect(await refuseRule({ ...from, eventType: 'sent', toUser: {} })).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
  expect(await refuseRule({ ...from, eventType: 'sent' }, sender)).toBe('USER_NOT_ACCOUNT_ADMIN');
});
