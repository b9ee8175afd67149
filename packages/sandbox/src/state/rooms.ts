import type { ContentUses } from './content-uses.ts';
import type { StoredRoom, StoredRoomPerson } from './model/rooms.ts';
import { builtOnce, type Connection, type Flavour, readOwnJson } from './storage/connection.ts';

/** Which rooms of an account a list holds; what is left out does not limit it. */
export interface RoomFilter {
  statuses?: readonly StoredRoom['status'][];
  office?: number;
  /** Rooms of these offices, and those that this user was given access to. */
  visible?: { offices: readonly number[]; userId: number };
  /** Rooms that this user is in, also without access. */
  person?: number;
  /** When the details were last changed, from which and to which time in milliseconds since 1970. */
  fieldsChanged?: { from?: number; to?: number };
  closed?: { from?: number; to?: number };
  start?: number;
  count?: number;
}

/** The rooms of a space. */
export interface Rooms {
  get(account: string, id: number, options?: { lock?: boolean }): Promise<StoredRoom | undefined>;
  /** Puts it in place of what was there. */
  put(room: StoredRoom): Promise<void>;
  remove(account: string, id: number): Promise<boolean>;
  /** In the order in which they were first put. */
  list(account: string, filter: RoomFilter): Promise<StoredRoom[]>;
  /** How many a list has without `start` and `count`. */
  count(account: string, filter: RoomFilter): Promise<number>;
  /** Whether someone has a role in a room, also someone without access now. */
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

export function createRooms(
  db: Connection,
  space: number,
  flavour: Flavour,
  uses: ContentUses,
): Rooms {
  function read(body: string): StoredRoom {
    const room = readOwnJson<StoredRoom>(body);
    uses.read(formatHolder(room.accountId, room.roomId), body);
    return room;
  }

  function filtered(account: string, filter: RoomFilter) {
    const { statuses, office, visible, person, fieldsChanged, closed } = filter;
    let query = db.selectFrom('rooms').where('space', '=', space).where('account', '=', account);
    if (statuses !== undefined) query = query.where('status', 'in', [...statuses]);
    if (office !== undefined) query = query.where('office', '=', office);
    if (visible !== undefined)
      query = query.where(({ eb, or, selectFrom }) =>
        or([
          ...(visible.offices.length > 0 ? [eb('office', 'in', [...visible.offices])] : []),
          eb(
            'id',
            'in',
            selectFrom('room_people')
              .where('space', '=', space)
              .where('account', '=', account)
              .where('person', '=', visible.userId)
              .where('has_access', '=', 1)
              .select('room'),
          ),
        ]),
      );
    if (person !== undefined)
      query = query.where(({ eb, selectFrom }) =>
        eb(
          'id',
          'in',
          selectFrom('room_people')
            .where('space', '=', space)
            .where('account', '=', account)
            .where('person', '=', person)
            .select('room'),
        ),
      );
    if (fieldsChanged?.from !== undefined)
      query = query.where('fields_changed_at', '>=', fieldsChanged.from);
    if (fieldsChanged?.to !== undefined)
      query = query.where('fields_changed_at', '<=', fieldsChanged.to);
    if (closed?.from !== undefined) query = query.where('closed_at', '>=', closed.from);
    if (closed?.to !== undefined) query = query.where('closed_at', '<=', closed.to);
    return query;
  }

  /** Keeps who is in the room, with which role, and whether they can see it. */
  async function putPeople(account: string, room: number, people: StoredRoom['people']) {
    const wanted = new Map(people.map((person) => [person.userId, createEntry(person)]));
    const known = await db
      .selectFrom('room_people')
      .where('space', '=', space)
      .where('account', '=', account)
      .where('room', '=', room)
      .select(['person', 'role', 'has_access'])
      .execute();
    const kept = new Set<number>();
    const gone: number[] = [];
    for (const row of known) {
      const person = Number(row.person);
      const entry = wanted.get(person);
      if (entry?.role === Number(row.role) && entry.has_access === Number(row.has_access))
        kept.add(person);
      else gone.push(person);
    }
    const added = [...wanted.values()].filter(({ person }) => !kept.has(person));
    if (gone.length > 0)
      await db
        .deleteFrom('room_people')
        .where('space', '=', space)
        .where('account', '=', account)
        .where('room', '=', room)
        .where('person', 'in', gone)
        .execute();
    if (added.length > 0)
      await db
        .insertInto('room_people')
        .values(added.map((entry) => ({ space, account, room, ...entry })))
        .execute();
  }

  return {
    async get(account, id, { lock = false } = {}) {
      const get = lock && flavour === 'postgres' ? lockRoom : getRoom;
      const [row] = await get(db, [space, account, id]);
      return row === undefined ? undefined : read(row.body);
    },
    async put(room) {
      const { accountId: account, roomId: id } = room;
      const row = {
        status: room.status,
        office: room.officeId ?? 0,
        fields_changed_at: room.fieldDataChangedAt,
        closed_at: room.closedAt ?? null,
        body: JSON.stringify(room),
      };
      await db
        .insertInto('rooms')
        .values({ space, account, id, ...row })
        .onConflict((conflict) => conflict.columns(['space', 'account', 'id']).doUpdateSet(row))
        .execute();
      await putPeople(account, id, room.people);
      await uses.write(formatHolder(account, id), row.body);
    },
    async remove(account, id) {
      await uses.remove(formatHolder(account, id));
      await putPeople(account, id, []);
      const { numDeletedRows } = await db
        .deleteFrom('rooms')
        .where('space', '=', space)
        .where('account', '=', account)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async list(account, filter) {
      const { start = 0, count } = filter;
      let query = filtered(account, filter).select('body').orderBy('position');
      // SQLite knows no start without a count.
      if (count !== undefined || start > 0) query = query.limit(count ?? 2 ** 31).offset(start);
      return (await query.execute()).map(({ body }) => read(body));
    },
    async count(account, filter) {
      const { count } = await filtered(account, filter)
        .select(({ fn }) => fn.countAll<number | bigint>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
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

/** What is kept of a person of a room for lists. */
function createEntry({ userId, roleId = 0, revokedAt }: StoredRoomPerson) {
  return { person: userId, role: roleId, has_access: revokedAt === undefined ? 1 : 0 };
}

/** What a room is called among the uses of contents. */
function formatHolder(account: string, id: number): string {
  return `room/${account}/${id}`;
}
