import type { EnvelopeTransferRule, UserInformation } from '@countersign/types/esign-v2.1';
import { listGroups } from '../../account/groups/account-groups.ts';
import type { Context } from '../../engine/context.ts';
import { dateTime } from '../../engine/date-time.ts';
import { presentFlag } from '../../engine/present-flag.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { members } from '../../state/model/account.ts';
import { type StoredTransferRule, transferRules } from '../../state/model/transfer-rules.ts';
import type { State } from '../../state/state.ts';

/** @throws ServiceRefusal RESOURCE_NOT_FOUND */
export async function findRule(
  state: State,
  { account }: Pick<Context, 'account'>,
  ruleId: string,
): Promise<StoredTransferRule> {
  const rule = await state.of(transferRules).get(account.accountId, ruleId.toLowerCase());
  if (rule !== undefined) return rule;
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `${account.name} has no transfer rule ${ruleId}. EnvelopeTransferRules_get returns them.`,
  );
}

/** Switches a rule on or off; nothing else of a rule can be changed. */
export async function switchRule(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
  rule: StoredTransferRule,
  enabled: string | undefined,
): Promise<StoredTransferRule> {
  const switched = {
    ...rule,
    enabled: enabled === undefined ? rule.enabled : enabled === 'true',
    modifiedAt: state.now,
    modifiedBy: caller.userId,
  };
  await state.of(transferRules).put(account.accountId, rule.ruleId, switched);
  return switched;
}

/** Presents a rule. */
export async function presentRule(
  state: State,
  { account }: Pick<Context, 'account'>,
  rule: StoredTransferRule,
): Promise<EnvelopeTransferRule> {
  const { ruleId, eventType, enabled, copiesOwner, toFolderId, modifiedAt } = rule;
  const named = async (userId: string): Promise<UserInformation> => {
    const { userName, email } = (await state.of(members).get(account.accountId, userId)) ?? {};
    return {
      userId,
      ...(userName !== undefined && { userName }),
      ...(email !== undefined && { email }),
    };
  };
  const group =
    rule.fromGroupId === undefined
      ? undefined
      : (await listGroups(state, account)).find(({ groupId }) => groupId === rule.fromGroupId);
  return {
    envelopeTransferRuleId: ruleId,
    eventType,
    enabled: presentFlag(enabled),
    carbonCopyOriginalOwner: presentFlag(copiesOwner),
    ...(rule.fromUserId !== undefined && { fromUser: await named(rule.fromUserId) }),
    ...(group !== undefined && {
      fromGroup: { groupId: group.groupId, groupName: group.groupName },
    }),
    toUser: await named(rule.toUserId),
    ...(toFolderId !== undefined && { toFolder: { folderId: toFolderId } }),
    modifiedDate: dateTime(modifiedAt),
    modifiedUser: await named(rule.modifiedBy),
  };
}
