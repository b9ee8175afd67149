import { members, type StoredMember } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';

/** Keeps a membership, and when it changed; one that is closed also since when it is. */
export async function saveMember(state: State, member: StoredMember): Promise<void> {
  const { accountId, userId } = member;
  member.modifiedAt = state.now;
  if (member.status !== 'Closed') delete member.closedAt;
  else member.closedAt ??= state.now;
  await state.of(members).put(accountId, userId, member);
}
