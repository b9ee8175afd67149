import { accounts, members, type StoredMember } from '../../state/model/account.ts';
import type { StoredConfiguration } from '../../state/model/connect.ts';
import type { State } from '../../state/state.ts';
import { isInGroup, listGroups } from './account-groups.ts';

/** The users that a configuration of Connect is for. */
type Selection = Pick<StoredConfiguration, 'allUsers' | 'allUsersExcept' | 'userIds' | 'groupIds'>;

/** Checks whether a configuration of Connect includes the events of a user. */
export async function isUserSubscribed(
  state: State,
  accountId: string,
  selection: Selection,
  userId: string,
): Promise<boolean> {
  const isNamed = createNameFilter(selection)(userId);
  if (isNamed || !needsGroups(selection)) return isNamed;
  const member = await state.of(members).get(accountId, userId);
  return member !== undefined && (await createGroupFilter(state, accountId, selection))(member);
}

/** Lists the members of an account whose events a configuration of Connect includes. */
export async function listSubscribedUsers(
  state: State,
  accountId: string,
  selection: Selection,
  all: readonly StoredMember[],
): Promise<Set<StoredMember>> {
  const isNamed = createNameFilter(selection);
  const isInGroups = needsGroups(selection)
    ? await createGroupFilter(state, accountId, selection)
    : () => false;
  return new Set(all.filter((member) => isNamed(member.userId) || isInGroups(member)));
}

function createNameFilter({ allUsers, allUsersExcept, userIds = [] }: Selection) {
  const named = new Set(userIds.map((id) => id.toLowerCase()));
  return (userId: string): boolean =>
    allUsers === 'true' || named.has(userId.toLowerCase()) !== (allUsersExcept === 'true');
}

function needsGroups({ allUsers, allUsersExcept, groupIds = [] }: Selection): boolean {
  return allUsers !== 'true' && allUsersExcept !== 'true' && groupIds.length > 0;
}

async function createGroupFilter(
  state: State,
  accountId: string,
  { groupIds = [] }: Selection,
): Promise<(member: StoredMember) => boolean> {
  const account = await state.of(accounts).get('', accountId);
  if (account === undefined) return () => false;
  const selected = new Set(groupIds);
  const groups = (await listGroups(state, account)).filter(({ groupId }) => selected.has(groupId));
  return (member) => groups.some((group) => isInGroup(group, member));
}
