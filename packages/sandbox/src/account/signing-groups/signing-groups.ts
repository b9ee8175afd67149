import type { SigningGroup } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { americanDateTime } from '../../engine/date-time.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { signingGroups, type StoredSigningGroup } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';
import { showName } from '../../engine/show-name.ts';
import { isSameAddress } from '../users/person.ts';

/** @throws ServiceRefusal RESOURCE_NOT_FOUND, or the code that is given, where the account has no such signing group */
export async function findSigningGroup(
  state: State,
  { account }: Pick<Context, 'account'>,
  id: string,
  code: 'RESOURCE_NOT_FOUND' | 'SIGNING_GROUP_INVALID' = 'RESOURCE_NOT_FOUND',
): Promise<StoredSigningGroup> {
  const group = await state.of(signingGroups).get(account.accountId, id);
  if (group !== undefined) return group;
  throw new ServiceRefusal(
    code,
    `${account.name} has no signing group ${showName(id)}. SigningGroups_list returns them.`,
  );
}

/** The signing groups of an account that a person, known by the e-mail address, may sign for. */
export async function findSigningGroups(
  state: State,
  accountId: string,
  email: string,
): Promise<StoredSigningGroup[]> {
  const all = await state.of(signingGroups).list(accountId);
  return all.filter(({ users }) => users.some((user) => isSameAddress(user.email, email)));
}

/** Keeps a signing group that the caller has changed. */
export async function saveSigningGroup(
  state: State,
  { account, caller }: Context,
  group: StoredSigningGroup,
): Promise<void> {
  group.modifiedAt = state.now;
  group.modifiedBy = caller.userName;
  await state.of(signingGroups).put(account.accountId, group.id, group);
}

/** Presents a signing group, by default with its members. */
export function presentSigningGroup(
  group: StoredSigningGroup,
  { users = true }: { users?: boolean } = {},
): SigningGroup {
  return {
    signingGroupId: group.id,
    groupName: group.name,
    ...(group.groupEmail !== undefined && { groupEmail: group.groupEmail }),
    groupType: group.groupType,
    created: americanDateTime(group.createdAt),
    createdBy: group.createdBy,
    modified: americanDateTime(group.modifiedAt),
    modifiedBy: group.modifiedBy,
    ...(users && { users: group.users }),
  };
}

/** @throws ServiceRefusal where the account has no signing groups, or the caller may not manage them */
export function requireSigningGroups(context: Context): void {
  requireAdmin(context);
  requireFeature(context, ['allowSigningGroups'], 'Signing groups are');
}

/**
 * @throws ServiceRefusal INVALID_GROUP_NAME where a signing group would have no name
 * @evidence recorded
 */
export function requireSigningGroupName(name: string): void {
  if (name.trim() !== '') return;
  throw new ServiceRefusal(
    'INVALID_GROUP_NAME',
    'No group name was provided: a signing group requires a groupName.',
  );
}
