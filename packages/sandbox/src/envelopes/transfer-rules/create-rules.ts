import type { EnvelopeTransferRuleRequest } from '@countersign/types/esign-v2.1';
import { findGroup } from '../../account/groups/account-groups.ts';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { members, type StoredAccount } from '../../state/model/account.ts';
import { type StoredTransferRule, transferRules } from '../../state/model/transfer-rules.ts';
import type { State } from '../../state/state.ts';
import { requireFolder } from '../folders/read-folders.ts';

/**
 * Makes a rule for each member and each group that a request names.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
export async function createRules(
  state: State,
  context: Context,
  input: EnvelopeTransferRuleRequest,
): Promise<StoredTransferRule[]> {
  const { account, caller, newId } = context;
  const { eventType, fromUsers = [], fromGroups = [], toUser, toFolder } = input;
  if (eventType === undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      '/eventType is missing. Send when envelopes are transferred: before sent, sent or completed.',
    );
  if (fromUsers.length + fromGroups.length === 0)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      'The body requires fromUsers or fromGroups. Send whose envelopes are transferred.',
    );
  const toUserId = await requireMember(state, account, toUser?.userId, '/toUser/userId');
  const folder =
    toFolder?.folderId === undefined
      ? undefined
      : await requireFolder(state, context, toFolder.folderId, '/toFolder/folderId');
  const common = {
    eventType,
    enabled: input.enabled !== 'false',
    copiesOwner: input.carbonCopyOriginalOwner === 'true',
    toUserId,
    ...(folder !== undefined && { toFolderId: folder.folderId }),
    modifiedAt: state.now,
    modifiedBy: caller.userId,
  };
  const rules: StoredTransferRule[] = [];
  for (const [at, { userId }] of fromUsers.entries()) {
    const fromUserId = await requireMember(state, account, userId, `/fromUsers/${at}/userId`);
    rules.push({ ruleId: newId(), fromUserId, ...common });
  }
  for (const { groupId = '' } of fromGroups) {
    const { groupId: fromGroupId } = await findGroup(state, account, groupId);
    rules.push({ ruleId: newId(), fromGroupId, ...common });
  }
  for (const rule of rules) await state.of(transferRules).put(account.accountId, rule.ruleId, rule);
  return rules;
}

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER where the account has no such user */
async function requireMember(
  state: State,
  { accountId, name }: StoredAccount,
  userId: string | undefined,
  at: string,
): Promise<string> {
  const member =
    userId === undefined ? undefined : await state.of(members).get(accountId, userId.toLowerCase());
  if (member !== undefined && member.status !== 'Closed') return member.userId;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `${at} is ${userId ?? 'missing'}. It must be a user of ${name}; Users_list returns them.`,
  );
}
