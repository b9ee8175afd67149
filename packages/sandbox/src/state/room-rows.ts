import type { StoredRoom, StoredRoomPerson } from './model/rooms.ts';
import type { RoomPlace } from './room-counts.ts';

/** A person of a room, as the row of `room_people` has it. */
type Entry = ReturnType<typeof createEntry>;

/** The people of a room by their IDs. */
export type People = ReadonlyMap<number, Entry>;

/** The rows by which a room is counted and found. */
export interface KnownRoom {
  place: RoomPlace;
  people: People;
}

/** Creates the row of a room, without its space. */
export function createRoomRow(room: StoredRoom) {
  return {
    account: room.accountId,
    id: room.roomId,
    status: room.status,
    office: room.officeId ?? 0,
    fields_changed_at: room.fieldDataChangedAt,
    closed_at: room.closedAt ?? null,
    body: JSON.stringify(room),
  };
}

/** Lists the place and the people by which a room is counted and found. */
export function describeRoom({ status, officeId = 0, people }: StoredRoom): KnownRoom {
  return {
    place: { status, office: officeId },
    people: new Map(people.map((person) => [person.userId, createEntry(person)])),
  };
}

/** Creates the row of a room's person, by which lists find the room. */
function createEntry({ userId, roleId = 0, revokedAt }: StoredRoomPerson) {
  return { person: userId, role: roleId, has_access: revokedAt === undefined ? 1 : 0 };
}

/** Checks whether the row of a person is among those of a room as it is. */
export function isAmong({ person, role, has_access }: Entry, people: People): boolean {
  const other = people.get(person);
  return other?.role === role && other.has_access === has_access;
}

/** Formats the holder name of a room for the table of content uses. */
export function formatHolder(account: string, id: number): string {
  return `room/${account}/${id}`;
}
