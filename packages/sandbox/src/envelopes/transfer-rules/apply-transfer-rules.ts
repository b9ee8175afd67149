import { freeId } from '../../engine/free-id.ts';
import { randomUUID } from 'node:crypto';
import { isInGroup, listGroups } from '../../account/groups/account-groups.ts';
import { accounts, members, type StoredMember } from '../../state/model/account.ts';
import type { StoredEnvelope, StoredSender } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { type StoredTransferRule, transferRules } from '../../state/model/transfer-rules.ts';
import type { State } from '../../state/state.ts';
import { addAudit, theService } from '../life/events.ts';

/**
 * Transfers an envelope to the member in a rule of the account, in memory. The first matching rule
 * applies.
 * @returns the previous owner as a recipient, if the rule includes a copy
 */
export async function applyTransferRules(
  state: State,
  envelope: StoredEnvelope,
  event: StoredTransferRule['eventType'],
): Promise<StoredRecipient | undefined> {
  const { accountId, sender } = envelope;
  const rules = (await state.of(transferRules).listShared(accountId)).filter(
    ({ enabled, eventType }) => enabled && eventType === event,
  );
  for (const rule of rules) {
    if (rule.toUserId === sender.userId || !(await isMeant(state, envelope, rule))) continue;
    const owner = await state.of(members).get(accountId, rule.toUserId);
    if (owner?.status !== 'Active') continue;
    giveTo(state, envelope, owner, rule);
    return rule.copiesOwner ? addCopy(envelope, sender) : undefined;
  }
  return undefined;
}

async function isMeant(
  state: State,
  { accountId, sender }: StoredEnvelope,
  { fromUserId, fromGroupId }: StoredTransferRule,
): Promise<boolean> {
  if (fromGroupId === undefined) return fromUserId === sender.userId;
  const account = await state.of(accounts).get('', accountId);
  const member = await state.of(members).get(accountId, sender.userId);
  if (account === undefined || member === undefined) return false;
  const group = (await listGroups(state, account)).find(({ groupId }) => groupId === fromGroupId);
  return group !== undefined && isInGroup(group, member);
}

function giveTo(
  state: State,
  envelope: StoredEnvelope,
  { userId, userName, email }: StoredMember,
  { toFolderId }: StoredTransferRule,
): void {
  const before = envelope.sender.userName;
  envelope.sender = { userId, userName, email };
  if (toFolderId === undefined) delete envelope.folder;
  else envelope.folder = toFolderId;
  addAudit(
    state,
    envelope,
    theService,
    'Transferred',
    `A rule of the account transferred the envelope from ${before} to ${userName}.`,
  );
}

/** Adds the previous owner as a recipient of a copy, after all others. */
function addCopy(envelope: StoredEnvelope, { userName, email }: StoredSender): StoredRecipient {
  const { recipients } = envelope;
  const copy: StoredRecipient = {
    type: 'carbonCopy',
    recipientId: freeId(recipients.map((one) => one.recipientId)),
    recipientIdGuid: randomUUID(),
    routingOrder: Math.max(1, ...recipients.map(({ routingOrder }) => routingOrder)),
    status: 'created',
    details: { name: userName, email },
    tabs: {},
  };
  recipients.push(copy);
  return copy;
}
