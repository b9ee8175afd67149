import type { StoredRoom, StoredRoomPerson } from '../../../state/model/rooms.ts';
import type { ScheduledItem } from '../../../state/schedule.ts';
import type { State } from '../../../state/state.ts';

const kind = 'room-access-end';

/**
 * Ends the access of a person to a room, at once or at a time in the future. Until then the person
 * has access, also one whose access was revoked before.
 */
export async function revokeAccess(
  state: State,
  room: StoredRoom,
  person: StoredRoomPerson,
  at: number,
): Promise<void> {
  const isNow = at <= state.now;
  if (isNow && person.revokedAt !== undefined) return;
  const { revokedAt: _, revokesAt: __, ...rest } = person;
  await putPerson(state, room, {
    ...rest,
    ...(isNow ? { revokedAt: state.now } : { revokesAt: at }),
  });
  if (isNow) await state.schedule.cancel(kind, formatKey(room, person));
  else
    await state.schedule.set({
      kind,
      key: formatKey(room, person),
      at,
      with: {
        accountId: room.accountId,
        roomId: String(room.roomId),
        userId: String(person.userId),
      },
    });
}

/** Restores a person's access, and cancels a future revocation. */
export async function restoreAccess(
  state: State,
  room: StoredRoom,
  person: StoredRoomPerson,
): Promise<void> {
  const { revokedAt: _, revokesAt: __, ...rest } = person;
  await putPerson(state, room, rest);
  await state.schedule.cancel(kind, formatKey(room, person));
}

/** The time of a revocation has come. */
export async function endAccess(
  state: State,
  { at, with: more = {} }: ScheduledItem,
): Promise<void> {
  const { accountId = '', roomId, userId } = more;
  const room = await state.rooms.get(accountId, Number(roomId), { lock: true });
  const person = room?.people.find((one) => one.userId === Number(userId));
  if (room === undefined || person?.revokesAt === undefined) return;
  const { revokesAt: _, ...rest } = person;
  await putPerson(state, room, { ...rest, revokedAt: at });
}

/** Puts a person in place of the one with the same ID. */
export async function putPerson(
  state: State,
  room: StoredRoom,
  person: StoredRoomPerson,
): Promise<void> {
  const people = room.people.map((one) => (one.userId === person.userId ? person : one));
  await state.rooms.put({ ...room, people });
}

function formatKey({ accountId, roomId }: StoredRoom, { userId }: StoredRoomPerson): string {
  return `${accountId}/${roomId}/${userId}`;
}
