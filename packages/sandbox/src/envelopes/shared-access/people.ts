import type { Context } from '../../engine/context.ts';
import { listGroups } from '../../account/groups/account-groups.ts';
import { members, type StoredMember } from '../../state/model/account.ts';
import type { StoredGroup } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';

/** The members and groups of an account, for calls that name many of them. */
export interface People {
  members: readonly StoredMember[];
  member(userId: string): StoredMember | undefined;
  group(groupId: string): StoredGroup | undefined;
}

export async function readPeople(
  state: State,
  { account }: Pick<Context, 'account'>,
): Promise<People> {
  const all = await state.of(members).list(account.accountId);
  const byId = new Map(all.map((one) => [one.userId, one]));
  const groups = new Map((await listGroups(state, account)).map((one) => [one.groupId, one]));
  return {
    members: all,
    member: (userId) => byId.get(userId.toLowerCase()),
    group: (groupId) => groups.get(groupId),
  };
}
