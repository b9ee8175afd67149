import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Selectable } from 'kysely';
import { type Connection, readOwnJson } from '../../state/storage/connection.ts';
import type {
  ContentUseRow,
  DueRow,
  EnvelopeRow,
  RoomCountRow,
  RoomPersonRow,
  RoomRow,
  ThingRow,
} from '../../state/storage/tables.ts';

/** What a space holds, as the build keeps that of the default seed. */
export interface World {
  things: Omit<Selectable<ThingRow>, 'position' | 'space'>[];
  envelopes: Omit<Selectable<EnvelopeRow>, 'position' | 'space'>[];
  due: Omit<DueRow, 'space'>[];
  rooms: Omit<Selectable<RoomRow>, 'position' | 'space'>[];
  roomPeople: Omit<Selectable<RoomPersonRow>, 'position' | 'space'>[];
  roomCounts: Omit<Selectable<RoomCountRow>, 'position' | 'space'>[];
  /** What refers to which bytes. */
  uses: Omit<Selectable<ContentUseRow>, 'position' | 'space'>[];
  /** Bytes in Base64, by their IDs. */
  contents: Record<string, string>;
}

/** Takes down what a space holds, and all bytes that there are. */
export async function writeWorld(db: Connection, space: number): Promise<World> {
  const things = await db
    .selectFrom('things')
    .where('space', '=', space)
    .select(['kind', 'account', 'id', 'body', 'expires_at'])
    .orderBy('position')
    .execute();
  const rows = await db
    .selectFrom('envelopes')
    .where('space', '=', space)
    .selectAll()
    .orderBy('position')
    .execute();
  const envelopes = rows.map(({ position: _position, space: _space, ...row }) => row);
  const due = await db
    .selectFrom('due')
    .where('space', '=', space)
    .select(['kind', 'key', 'due_at', 'body'])
    .execute();
  const rooms = await db
    .selectFrom('rooms')
    .where('space', '=', space)
    .select(['account', 'id', 'status', 'office', 'fields_changed_at', 'closed_at', 'body'])
    .orderBy('position')
    .execute();
  const roomPeople = await db
    .selectFrom('room_people')
    .where('space', '=', space)
    .select(['account', 'person', 'room', 'role', 'has_access'])
    .orderBy('position')
    .execute();
  const roomCounts = await db
    .selectFrom('room_counts')
    .where('space', '=', space)
    .select(['account', 'status', 'office', 'shard', 'rooms'])
    .orderBy('position')
    .execute();
  const uses = await db
    .selectFrom('content_uses')
    .where('space', '=', space)
    .select(['holder', 'hash'])
    .orderBy('position')
    .execute();
  const contents: World['contents'] = {};
  for (const { hash, bytes } of await db.selectFrom('contents').selectAll().execute())
    contents[hash] = Buffer.from(bytes).toString('base64');
  return { things, envelopes, due, rooms, roomPeople, roomCounts, uses, contents };
}

/** Puts a world into an empty space. */
export async function loadWorld(db: Connection, space: number, world: World): Promise<void> {
  const { things, envelopes, due, rooms, roomPeople, roomCounts, uses, contents } = world;
  const within = <Row extends object>(row: Row) => ({ space, ...row });
  if (things.length > 0) await db.insertInto('things').values(things.map(within)).execute();
  if (envelopes.length > 0)
    await db.insertInto('envelopes').values(envelopes.map(within)).execute();
  if (due.length > 0) await db.insertInto('due').values(due.map(within)).execute();
  if (rooms.length > 0) await db.insertInto('rooms').values(rooms.map(within)).execute();
  if (roomPeople.length > 0)
    await db.insertInto('room_people').values(roomPeople.map(within)).execute();
  if (roomCounts.length > 0)
    await db.insertInto('room_counts').values(roomCounts.map(within)).execute();
  if (uses.length > 0) await db.insertInto('content_uses').values(uses.map(within)).execute();
  for (const [hash, base64] of Object.entries(contents)) {
    const bytes = Buffer.from(base64, 'base64');
    await db
      .insertInto('contents')
      .values({ hash, size: bytes.length, bytes })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  }
}

/** The world of the default seed, as the build planted it; undefined where it was not built. */
export async function readWorld(): Promise<World | undefined> {
  let text: string;
  try {
    text = await readFile(path.join(import.meta.dirname, 'world.json'), 'utf8');
  } catch {
    return undefined;
  }
  return readOwnJson<World>(text);
}
