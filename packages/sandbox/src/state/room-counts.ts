import { randomInt } from 'node:crypto';
import { builtOnce, type Connection, type Flavour, flavourOf } from './storage/connection.ts';
import type { RoomRow } from './storage/tables.ts';

/** The properties by which rooms are counted. */
export type RoomPlace = Pick<RoomRow, 'status' | 'office'>;

/** A filter for the rooms to count; missing properties do not limit it. */
interface CountedRooms {
  statuses?: readonly string[] | undefined;
  offices?: readonly number[] | undefined;
}

/** Counts the rooms of a space without reading them. */
export interface RoomCounts {
  /** Notes that a room is no longer at one place, or now at another. */
  move(account: string, from: RoomPlace | undefined, to: RoomPlace | undefined): Promise<void>;
  sum(account: string, which: CountedRooms): Promise<number>;
}

/**
 * The number of rows over which a count is spread: on PostgreSQL, transactions that change the same
 * row wait for each other. SQLite has one writer at a time.
 */
const shards = { postgres: 64, sqlite: 1 } as const satisfies Record<Flavour, number>;

const add = builtOnce((db) =>
  db
    .insertInto('room_counts')
    .values({ space: 0, account: '', status: '', office: 0, shard: 0, rooms: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['space', 'account', 'status', 'office', 'shard'])
        .doUpdateSet(({ eb, ref }) => ({
          rooms: eb(ref('room_counts.rooms'), '+', ref('excluded.rooms')),
        })),
    ),
);

export function createRoomCounts(db: Connection, space: number): RoomCounts {
  async function change(account: string, { status, office }: RoomPlace, rooms: number) {
    await add(db, [space, account, status, office, randomInt(shards[flavourOf(db)]), rooms]);
  }

  return {
    async move(account, from, to) {
      if (from !== undefined && from.status === to?.status && from.office === to.office) return;
      if (from !== undefined) await change(account, from, -1);
      if (to !== undefined) await change(account, to, 1);
    },
    async sum(account, { statuses, offices }) {
      if (statuses?.length === 0 || offices?.length === 0) return 0;
      let query = db
        .selectFrom('room_counts')
        .where('space', '=', space)
        .where('account', '=', account);
      if (statuses !== undefined) query = query.where('status', 'in', [...statuses]);
      if (offices !== undefined) query = query.where('office', 'in', [...offices]);
      const { rooms } = await query
        .select(({ fn }) => fn.sum<number | string | bigint | null>('rooms').as('rooms'))
        .executeTakeFirstOrThrow();
      return Number(rooms ?? 0);
    },
  };
}
