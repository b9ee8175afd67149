import type { Permission } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { findRoom, type FoundRoom, requireInRoom } from '../access/find-room.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/**
 * Finds a room that the caller is in, and in which they have one of some permissions to add documents.
 * @throws RoomsRefusal
 */
export async function openForAdding(
  state: State,
  rooms: RoomsContext,
  roomId: number | string,
  ...anyOf: readonly Permission[]
): Promise<FoundRoom> {
  const found = await findRoom(state, rooms, roomId);
  requireInRoom(found, rooms, ...anyOf);
  if (found.person !== undefined) return found;
  throw new RoomsRefusal(
    'USER_LACKS_PERMISSIONS',
    `${rooms.member.email} can view the room ${roomId}, but is not in it. Only people in a room can add documents. Rooms_InviteUser adds a person.`,
  );
}
