import { roomsUsers, type StoredRoomsUser } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { type MemberRight, requireOverMember, requireRight } from './require-over-member.ts';

/**
 * Finds a member of the company, also one who has not accepted the invitation yet.
 * @throws RoomsRefusal RESOURCE_NOT_FOUND, also for people from outside who are only in rooms
 */
export async function findMember(
  state: State,
  { account, company }: Pick<RoomsContext, 'account' | 'company'>,
  userId: number | string,
): Promise<StoredRoomsUser> {
  const user = await state.of(roomsUsers).get(account.accountId, String(Number(userId)));
  if (user?.isMember === true) return user;
  throw new RoomsRefusal(
    'RESOURCE_NOT_FOUND',
    `${company.name} has no member ${userId}. Get the IDs with Users_GetUsers.`,
  );
}

/**
 * Finds a member whom the caller has a right over.
 * @throws RoomsRefusal
 */
export async function findMemberUnder(
  state: State,
  rooms: RoomsContext,
  right: MemberRight,
  userId: number,
): Promise<StoredRoomsUser> {
  requireRight(rooms, right);
  const user = await findMember(state, rooms, userId);
  await requireOverMember(state, rooms, right, user);
  return user;
}

export async function saveUser(
  state: State,
  { account: { accountId } }: Pick<RoomsContext, 'account'>,
  user: StoredRoomsUser,
): Promise<void> {
  await state.of(roomsUsers).put(accountId, String(user.userId), user);
}
