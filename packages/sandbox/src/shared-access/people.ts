import type { Context } from '../engine/context.js';
import { groupsOf } from '../groups/groups-of.js';
import { members, type StoredMember } from '../model/account.js';
import type { StoredGroup } from '../model/groups.js';
import type { State } from '../state/state.js';

/** Who is in an account, for calls that name many of them. */
export interface People {
  members: readonly StoredMember[];
  member(userId: string): StoredMember | undefined;
  group(groupId: string): StoredGroup | undefined;
}

export async function peopleOf(
  state: State,
  { account }: Pick<Context, 'account'>,
): Promise<People> {
  const all = await state.of(members).list(account.accountId);
  const byId = new Map(all.map((one) => [one.userId, one]));
  const groups = new Map((await groupsOf(state, account)).map((one) => [one.groupId, one]));
  return {
    members: all,
    member: (userId) => byId.get(userId.toLowerCase()),
    group: (groupId) => groups.get(groupId),
  };
}
