import { createSnapshotRecords } from '../snapshots.ts';
import { noteContent } from '../content-uses.ts';
import { seedSpace } from '../spaces.ts';
import type { Database } from '../storage/database.ts';
import type { Connection } from '../storage/connection.ts';
import { sql } from '../storage/kysely.ts';
import type { Tables } from '../storage/tables.ts';
import { inStep, mostRows } from './in-step.ts';

/**
 * The tables with what lies in a space, but for those that `clear` treats on their own, and the
 * columns that identify a row.
 */
const tables = {
  things: ['position'],
  envelopes: ['position'],
  envelope_labels: ['space', 'label', 'envelope'],
  mails: ['position'],
  deliveries: ['position'],
  room_people: ['position'],
  room_counts: ['position'],
  rooms: ['position'],
} satisfies Record<
  Exclude<TableOfSpace, 'due' | 'content_uses' | 'spaces' | 'tenants'>,
  readonly string[]
>;

/** The compiler refuses one that is cleared nowhere. */
type TableOfSpace = {
  [Table in keyof Tables]: 'space' extends keyof Tables[Table] ? Table : never;
}[keyof Tables];

/**
 * Deletes some of the rows of an abandoned space: that of a tenant that was reset or deleted, or of
 * a deleted snapshot.
 * @returns true if there may be more
 */
export async function clearLeftSpaces(database: Database): Promise<boolean> {
  const left = await database.transaction('read', findLeft);
  if (left === undefined) return false;
  return inStep(database, 'write', async (db) => {
    // Checked again in this transaction: another process may have deleted it, or a tenant may use
    // it as its origin.
    const space = await findLeft(db);
    if (space !== undefined) await clear(db, space);
    return true;
  });
}

async function clear(db: Connection, space: number): Promise<void> {
  // The uses of contents go last, with what uses them.
  for (const [table, key] of Object.entries(tables))
    if (await deleteSome(db, table, key, space)) return;
  const due = await db
    .selectFrom('due')
    .where('space', '=', space)
    .select(['kind', 'key'])
    .limit(mostRows)
    .execute();
  for (const { kind, key } of due) {
    const one = db.deleteFrom('due').where('space', '=', space).where('kind', '=', kind);
    await one.where('key', '=', key).execute();
  }
  if (due.length > 0) return;
  const uses = await db
    .selectFrom('content_uses')
    .where('space', '=', space)
    .select(['position', 'hash'])
    .limit(mostRows)
    .execute();
  if (uses.length > 0) {
    for (const hash of new Set(uses.map((use) => use.hash))) await noteContent(db, hash);
    const positions = uses.map(({ position }) => position);
    await db.deleteFrom('content_uses').where('position', 'in', positions).execute();
    return;
  }
  await db.deleteFrom('spaces').where('space', '=', space).execute();
}

/** Deletes rows of a space; whether there were any. */
async function deleteSome(
  db: Connection,
  table: string,
  key: readonly string[],
  space: number,
): Promise<boolean> {
  const from = sql.table(table);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const { numAffectedRows = 0n } = await sql`
    delete from ${from} where (${columns}) in
      (select ${columns} from ${from} where space = ${space} limit ${mostRows})`.execute(db);
  return numAffectedRows > 0n;
}

async function findLeft(db: Connection): Promise<number | undefined> {
  const held = (await createSnapshotRecords(db).everywhere()).map(({ record }) => record.space);
  const row = await db
    .selectFrom('spaces')
    .select('space')
    .where('space', 'not in', [seedSpace, ...held])
    .where('space', 'not in', (from) => from.selectFrom('tenants').select('space'))
    // A space that is still to be filled needs the one that it is filled from.
    .where('space', 'not in', (from) => from.selectFrom('tenants').select('origin'))
    .orderBy('space')
    .limit(1)
    .executeTakeFirst();
  return row?.space;
}
