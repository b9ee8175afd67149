import type { ContentUses } from './content-uses.ts';
import type { StoredRoom } from './model/rooms.ts';
import { createRoomCounts } from './room-counts.ts';
import { builtOnce, type Connection, flavourOf, readOwnJson } from './storage/connection.ts';
import { noteChange } from './storage/changes.ts';
import { putOffChanges } from './storage/put-off.ts';
import type { RoomRow } from './storage/tables.ts';
import { type RoomFilter, listOffices, hasTimes, matchRooms } from './room-filter.ts';
import {
  createRoomRow,
  describeRoom,
  formatHolder,
  isAmong,
  type People,
  type KnownRoom,
} from './room-rows.ts';

/** The rooms of a space. */
export interface Rooms {
  get(account: string, id: number, options?: { lock?: boolean }): Promise<StoredRoom | undefined>;
  /**
   * Stores a new room. Nothing is looked for before: on PostgreSQL, rooms that are created at once
   * would meet where they look.
   * @returns false, and stores nothing, if another room has its ID
   */
  add(room: StoredRoom): Promise<boolean>;
  /** Stores a room, replacing an earlier one. */
  put(room: StoredRoom): Promise<void>;
  remove(account: string, id: number): Promise<void>;
  /** Lists the rooms in the order in which they were first put. */
  list(account: string, filter: RoomFilter): Promise<StoredRoom[]>;
  /** Counts the matches, regardless of `start` and `count`. */
  count(account: string, filter: RoomFilter): Promise<number>;
  /** Checks whether a person has a role in any room, even a person without access now. */
  hasRole(account: string, role: number): Promise<boolean>;
}

const getRoom = builtOnce((db) =>
  db
    .selectFrom('rooms')
    .where('space', '=', 0)
    .where('account', '=', '')
    .where('id', '=', 0)
    .select('body'),
);

const lockRoom = builtOnce((db) =>
  db
    .selectFrom('rooms')
    .where('space', '=', 0)
    .where('account', '=', '')
    .where('id', '=', 0)
    .select('body')
    .forUpdate(),
);

const everyStatus = ['active', 'pending', 'closed'] as const satisfies StoredRoom['status'][];

/** The maximum number of parts that a page is merged from; SQLite allows 500. */
const mostParts = 60;

export function createRooms(db: Connection, space: number, uses: ContentUses): Rooms {
  /** The rooms that this transaction has read or written, as their rows are. */
  const known = new Map<string, KnownRoom>();
  putOffChanges(db, { make: async () => {}, forget: () => known.clear() });

  function read(body: string): StoredRoom {
    const room = readOwnJson<StoredRoom>(body);
    const holder = formatHolder(room.accountId, room.roomId);
    known.set(holder, describeRoom(room));
    uses.read(holder, body);
    return room;
  }

  async function findKnown(account: string, id: number): Promise<KnownRoom | undefined> {
    const found = known.get(formatHolder(account, id));
    if (found !== undefined) return found;
    const [row] = await getRoom(db, [space, account, id]);
    return row && describeRoom(readOwnJson<StoredRoom>(row.body));
  }

  const counts = createRoomCounts(db, space);

  /** The places of the rooms that someone is in, also without access. */
  function selectOfPerson(account: string, filter: RoomFilter, person: number) {
    // A cross join fixes the order for SQLite: first the few rooms that the person is in.
    return db
      .selectFrom('room_people')
      .crossJoin('rooms')
      .where('room_people.space', '=', space)
      .where('room_people.account', '=', account)
      .where('room_people.person', '=', person)
      .whereRef('rooms.id', '=', 'room_people.room')
      .where(matchRooms(space, account, filter))
      .select('rooms.position');
  }

  /** The rooms that a filter leaves, apart from what the user can view. */
  function filtered(account: string, filter: RoomFilter) {
    const rooms = db.selectFrom('rooms');
    return filter.person === undefined
      ? rooms.where(matchRooms(space, account, filter))
      : rooms.where('position', 'in', selectOfPerson(account, filter, filter.person));
  }

  /**
   * The parts of a list, which have no room in common: those of each status and office come in their
   * order from an index, and those that only being in the room makes visible are found by the user.
   */
  function split(account: string, filter: RoomFilter) {
    const { statuses = everyStatus, office, visible } = filter;
    if (statuses.length === 0) return [];
    const offices = visible === undefined ? [office] : listOffices(filter);
    const parts =
      statuses.length * offices.length <= mostParts
        ? statuses.flatMap((status) =>
            offices.map((one) =>
              filtered(account, {
                ...filter,
                statuses: [status],
                ...(one !== undefined && { office: one }),
              }),
            ),
          )
        : [filtered(account, filter).where('office', 'in', [...(visible?.offices ?? [])])];
    if (visible !== undefined) parts.push(selectOwn(account, filter, visible));
    return parts;
  }

  /** The rooms that a user can view only because they are in them. */
  function selectOwn(
    account: string,
    filter: RoomFilter,
    { offices, userId }: NonNullable<RoomFilter['visible']>,
  ) {
    const own = selectOfPerson(account, filter, userId).where('room_people.has_access', '=', 1);
    const rooms = filter.person === undefined ? db.selectFrom('rooms') : filtered(account, filter);
    return rooms.where(
      'position',
      'in',
      offices.length > 0 ? own.where('rooms.office', 'not in', [...offices]) : own,
    );
  }

  async function sumUp(parts: ReturnType<typeof filtered>[]): Promise<number> {
    let sum = 0;
    for (const part of parts) {
      const { count } = await part
        .select(({ fn }) => fn.countAll<number | bigint>().as('count'))
        .executeTakeFirstOrThrow();
      sum += Number(count);
    }
    return sum;
  }

  /** Stores the people of a room, their roles, and whether they have access. */
  async function putPeople(account: string, room: number, before: People, after: People) {
    const gone = [...before.values()].filter((entry) => !isAmong(entry, after));
    const added = [...after.values()].filter((entry) => !isAmong(entry, before));
    if (gone.length > 0)
      await db
        .deleteFrom('room_people')
        .where('space', '=', space)
        .where('account', '=', account)
        .where('room', '=', room)
        .where(
          'person',
          'in',
          gone.map(({ person }) => person),
        )
        .execute();
    if (added.length > 0)
      await db
        .insertInto('room_people')
        .values(added.map((entry) => ({ space, account, room, ...entry })))
        .execute();
  }

  /** Keeps what is found by a room, and not in its row, in step with it. */
  async function noteRoom(
    room: StoredRoom,
    { body }: Pick<RoomRow, 'body'>,
    before: KnownRoom | undefined,
  ): Promise<void> {
    const { accountId: account, roomId: id } = room;
    const after = describeRoom(room);
    noteChange(db, space, 'room', String(id));
    await counts.move(account, before?.place, after.place);
    await putPeople(account, id, before?.people ?? new Map(), after.people);
    known.set(formatHolder(account, id), after);
    await uses.write(formatHolder(account, id), body);
  }

  return {
    async get(account, id, { lock = false } = {}) {
      const get = lock && flavourOf(db) === 'postgres' ? lockRoom : getRoom;
      const [row] = await get(db, [space, account, id]);
      return row === undefined ? undefined : read(row.body);
    },
    async add(room) {
      const row = createRoomRow(room);
      const { numInsertedOrUpdatedRows: added } = await db
        .insertInto('rooms')
        .values({ space, ...row })
        .onConflict((conflict) => conflict.columns(['space', 'account', 'id']).doNothing())
        .executeTakeFirstOrThrow();
      if (added === 0n) return false;
      await noteRoom(room, row, undefined);
      return true;
    },
    async put(room) {
      const before = await findKnown(room.accountId, room.roomId);
      const { account, id, ...row } = createRoomRow(room);
      await db
        .insertInto('rooms')
        .values({ space, account, id, ...row })
        .onConflict((conflict) => conflict.columns(['space', 'account', 'id']).doUpdateSet(row))
        .execute();
      await noteRoom(room, row, before);
    },
    async remove(account, id) {
      noteChange(db, space, 'room', String(id));
      const before = await findKnown(account, id);
      await counts.move(account, before?.place, undefined);
      await uses.remove(formatHolder(account, id));
      await putPeople(account, id, before?.people ?? new Map(), new Map());
      known.delete(formatHolder(account, id));
      await db
        .deleteFrom('rooms')
        .where('space', '=', space)
        .where('account', '=', account)
        .where('id', '=', id)
        .execute();
    },
    async list(account, filter) {
      const { start = 0, count = 2 ** 31 } = filter;
      const parts = split(account, filter);
      const [only, ...others] = parts;
      if (only === undefined) return [];
      if (others.length === 0) {
        const query = only.select('body').orderBy('position').limit(count).offset(start);
        return (await query.execute()).map(({ body }) => read(body));
      }
      // Each part returns its first rooms; merging them gives the page.
      const [first, ...rest] = parts.map((part) =>
        db
          .selectFrom(
            part
              .select('position')
              .orderBy('position')
              .limit(start + count)
              .as('part'),
          )
          .select('part.position'),
      );
      if (first === undefined) return [];
      const merged = rest.reduce((all, part) => all.unionAll(part), first);
      const rows = await db
        .selectFrom('rooms')
        .where('position', 'in', merged.orderBy('position').limit(count).offset(start))
        .select('body')
        .orderBy('position')
        .execute();
      return rows.map(({ body }) => read(body));
    },
    async count(account, filter) {
      const { statuses, office, visible } = filter;
      if (statuses?.length === 0) return 0;
      if (filter.person !== undefined || hasTimes(filter)) return sumUp(split(account, filter));
      const offices =
        visible === undefined ? (office === undefined ? undefined : [office]) : listOffices(filter);
      const sum = await counts.sum(account, { statuses, offices });
      if (visible === undefined) return sum;
      return sum + (await sumUp([selectOwn(account, filter, visible)]));
    },
    async hasRole(account, role) {
      const found = await db
        .selectFrom('room_people')
        .where('space', '=', space)
        .where('account', '=', account)
        .where('role', '=', role)
        .select('room')
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },
  };
}
