import type {
  Permission,
  PermissionSet,
  StoredRoom,
  StoredRoomPerson,
} from '../../../state/model/rooms.ts';
import type { RoomFilter } from '../../../state/room-filter.ts';
import type { State } from '../../../state/state.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { listOfficesInReach } from './offices-in-reach.ts';
import { readPermissionsInRoom, requirePermission } from './permissions.ts';

/** The user who views a room. */
export type RoomViewer = Pick<RoomsContext, 'account' | 'company' | 'member' | 'permissions'>;

/** A room, and what the caller may do in it. */
export interface FoundRoom {
  room: StoredRoom;
  /** The caller among the people of the room; absent where the access comes from the company role. */
  person?: StoredRoomPerson;
  permissions: PermissionSet;
}

/**
 * Finds a room that the caller can view.
 * @throws RoomsRefusal if it does not exist; a room that the caller cannot view is treated as
 * missing
 */
export async function findRoom(
  state: State,
  rooms: RoomViewer,
  roomId: number | string,
  options: { lock?: boolean } = {},
): Promise<FoundRoom> {
  const { accountId } = rooms.account;
  const room = await state.rooms.get(accountId, Number(roomId), options);
  const found = room === undefined ? undefined : await findAccess(state, rooms, room);
  if (found !== undefined) return found;
  throw new RoomsRefusal(
    'RESOURCE_NOT_FOUND',
    `There is no room ${roomId} that ${rooms.member.email} can view. Get the IDs with Rooms_GetRooms.`,
  );
}

/** Finds the caller's permissions in a room; undefined if they cannot view it. */
async function findAccess(
  state: State,
  rooms: RoomViewer,
  room: StoredRoom,
): Promise<FoundRoom | undefined> {
  const { company, member, permissions } = rooms;
  const person = room.people.find(({ userId }) => userId === member.userId);
  if (person !== undefined && hasAccess(person, state.now)) {
    const own = await readPermissionsInRoom(state, company, member, person.roleId);
    return { room, person, permissions: own };
  }
  const reach = await listOfficesWithAccess(state, rooms);
  const isInReach = reach === 'all' || reach.includes(room.officeId ?? 0);
  return isInReach ? { room, permissions } : undefined;
}

/**
 * Checks whether a person of a room can still view it: access can be revoked now, or from a later
 * time.
 */
export function hasAccess(
  { revokedAt, revokesAt }: Pick<StoredRoomPerson, 'revokedAt' | 'revokesAt'>,
  now: number,
): boolean {
  return revokedAt === undefined && (revokesAt === undefined || revokesAt > now);
}

/** The offices whose rooms the caller sees without being in them; `all` for the whole company. */
async function listOfficesWithAccess(
  state: State,
  { account, member, permissions }: RoomViewer,
): Promise<'all' | readonly number[]> {
  if (permissions.has('autoAccessToRooms'))
    return listOfficesInReach(state, account.accountId, member);
  if (permissions.has('autoAccessToRoomsInOfficeOnly') && member.defaultOfficeId !== undefined)
    return [member.defaultOfficeId];
  return [];
}

/** The part of a filter that leaves only the rooms that the caller can view. */
export async function filterByAccess(
  state: State,
  rooms: RoomsContext,
): Promise<Pick<RoomFilter, 'visible'>> {
  const offices = await listOfficesWithAccess(state, rooms);
  return offices === 'all' ? {} : { visible: { offices, userId: rooms.member.userId } };
}

/**
 * Refuses a call that needs at least one of some permissions in the room.
 * @throws RoomsRefusal
 */
export function requireInRoom(
  { permissions }: Pick<FoundRoom, 'permissions'>,
  { operationId, member }: Pick<RoomsContext, 'operationId' | 'member'>,
  ...anyOf: readonly Permission[]
): void {
  requirePermission({ permissions, operationId, member }, ...anyOf);
}
