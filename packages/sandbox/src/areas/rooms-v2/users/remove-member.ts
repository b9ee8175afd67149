import { roomsUserNumbers, roomsUsers, type StoredRoomsUser } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/** The number of rooms that are read at once. */
const pageLength = 100;

/**
 * Ends the membership of a user, who leaves all rooms. The user of the e-signature account stays.
 * @throws RoomsRefusal USER_OWNS_ROOMS
 */
export async function removeMember(
  state: State,
  { account: { accountId } }: Pick<RoomsContext, 'account'>,
  { userId, email, eSignUserId }: StoredRoomsUser,
): Promise<void> {
  const joined: number[] = [];
  for (let start = 0; ; start += pageLength) {
    const page = await state.rooms.list(accountId, { person: userId, start, count: pageLength });
    const owned = page.find(
      ({ ownerIds, people }) =>
        ownerIds.includes(userId) &&
        people.some((one) => one.userId === userId && one.revokedAt === undefined),
    );
    if (owned !== undefined)
      throw new RoomsRefusal(
        'USER_OWNS_ROOMS',
        `${email} owns the room ${owned.name} (${owned.roomId}). Give it another owner or delete it, then remove the user.`,
      );
    joined.push(...page.map(({ roomId }) => roomId));
    if (page.length < pageLength) break;
  }
  for (const roomId of joined) {
    const room = await state.rooms.get(accountId, roomId, { lock: true });
    if (room !== undefined)
      await state.rooms.put({
        ...room,
        people: room.people.filter((person) => person.userId !== userId),
      });
  }
  await state.of(roomsUsers).remove(accountId, String(userId));
  if (eSignUserId !== undefined) await state.of(roomsUserNumbers).remove(accountId, eSignUserId);
}
