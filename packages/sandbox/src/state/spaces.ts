import { randomInt } from 'node:crypto';
import { envelopeColumns } from './envelope-row.ts';
import { noteListed, noteTenant } from './storage/changes.ts';
import { builtOnce, type Connection } from './storage/connection.ts';
import type { Database } from './storage/database.ts';
import { forgetRecords } from './storage/kept-records.ts';
import { sql } from './storage/kysely.ts';
import type { Tables } from './storage/tables.ts';

/** The space that holds the seed; tenants begin as copies of it. */
export const seedSpace = 1;

const putTenant = builtOnce((db) =>
  db
    .insertInto('tenants')
    .values({
      name: '',
      space: 0,
      origin: 0,
      offset_ms: 0,
      frozen_at: null,
      settings: '',
      created_at: 0,
    })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref }) => ({
        space: ref('excluded.space'),
        origin: ref('excluded.origin'),
        offset_ms: ref('excluded.offset_ms'),
        frozen_at: ref('excluded.frozen_at'),
        settings: ref('excluded.settings'),
      })),
    ),
);

/** Creates a tenant that does not exist, and fills its space. */
export async function prepareTenant(database: Database, name: string): Promise<void> {
  await database.transaction('write', async (db) => {
    const find = () =>
      db
        .selectFrom('tenants')
        .where('name', '=', name)
        .select(['space', 'origin'])
        .executeTakeFirst();
    const known = await find();
    if (known === undefined) {
      noteListed(db, name);
      await resetTenant(db, name);
    }
    const { space, origin } = known ?? (await find()) ?? { space: 0, origin: 0 };
    await fill(db, space, origin);
  });
}

/**
 * Gives a tenant a new space, which is filled from another on first use, and resets its clock.
 * Creates the tenant if it does not exist.
 */
export async function resetTenant(
  db: Connection,
  name: string,
  origin: number = seedSpace,
): Promise<void> {
  noteTenant(db, name);
  await putTenant(db, [name, newSpace(), origin, 0, null, '{}', Date.now()]);
}

/** Returns a random number for a new space, so that no coordination is needed. */
export function newSpace(): number {
  return randomInt(2, 2 ** 48 - 1);
}

/** Notes that a space is filled. */
export async function openSpace(db: Connection, space: number): Promise<void> {
  forgetRecords(db);
  await db.insertInto('spaces').values({ space }).execute();
}

/**
 * The columns that are copied with a space, by table; without those that number rows and name the
 * space.
 */
const copied = {
  things: ['kind', 'account', 'id', 'body', 'expires_at'],
  envelopes: envelopeColumns,
  envelope_labels: ['envelope', 'label'],
  mails: ['account', 'id', 'envelope', 'body'],
  due: ['kind', 'key', 'due_at', 'body'],
  rooms: ['account', 'id', 'status', 'office', 'fields_changed_at', 'closed_at', 'body'],
  room_people: ['account', 'person', 'room', 'role', 'has_access'],
  room_counts: ['account', 'status', 'office', 'shard', 'rooms'],
  content_uses: ['holder', 'hash'],
} as const satisfies { readonly [Table in keyof Tables]?: readonly (keyof Tables[Table])[] };

/**
 * The tables that neither a copy of a space nor a file of one has, and why. The compiler refuses a
 * table that is in neither list; a test compares the columns with those of the database.
 */
export const notCopied = {
  tenants: 'It says which space a tenant has; a copy has no tenant until one is given to it.',
  spaces: 'Its row is added when the copy is complete.',
  contents: 'Bytes lie in no space. A file has those that its rows refer to beside the rows.',
  content_checks: 'It lists bytes that may be without a use, and every copy uses its bytes.',
  deliveries: 'The original sends its messages; a copy would send them a second time.',
  workers: 'It lists the processes that send messages now.',
} as const satisfies Record<Exclude<keyof Tables, keyof typeof copied>, string>;

/** The columns by which rows are ordered that have no numbers of their own. */
const ordered: Readonly<Record<string, string>> = { due: 'due_at', envelope_labels: 'label' };

/**
 * The columns that refer to an envelope of the space by its number, which is another one in each
 * copy. Files have its ID instead. Envelopes are copied before the rows that refer to them.
 */
const references: Readonly<Record<string, string>> = { envelope_labels: 'envelope' };

/**
 * The tables of a space with their columns, the column that keeps their order, and the one that
 * refers to an envelope, if any.
 */
export const copiedTables = Object.entries(copied).map(([table, columns]) => ({
  table,
  columns,
  // Copied in the order in which rows were created, as lists have it.
  order: ordered[table] ?? 'position',
  reference: references[table],
}));

/**
 * Copies the rows of each table into a space, from another. Each statement is written once, since
 * one with the numbers in its text would be prepared again for each tenant, and drive others out of
 * the cache.
 */
const copiers = copiedTables.map(({ table, columns, order, reference }) => ({
  reference,
  copyRows: builtOnce((db) => ({
    compile() {
      const names = sql.join(columns.map((column) => sql.ref(column)));
      const values = columns.map((column) =>
        column === reference
          ? sql`(
              select copies.position from envelopes
              join envelopes as copies on copies.space = ${0} and copies.id = envelopes.id
              where envelopes.position = ${sql.ref(column)})`
          : sql.ref(column),
      );
      return sql`
        insert into ${sql.table(table)} (space, ${names})
        select cast(${0} as bigint), ${sql.join(values)} from ${sql.table(table)}
        where space = ${0} order by ${sql.ref(order)}`.compile(db);
    },
  })),
}));

/** Copies into a space what its origin holds, unless that was done. */
export async function fill(db: Connection, space: number, origin: number): Promise<void> {
  const there = await db
    .selectFrom('spaces')
    .where('space', '=', space)
    .select('space')
    .executeTakeFirst();
  if (there !== undefined) return;
  for (const { copyRows, reference } of copiers)
    await copyRows(db, reference === undefined ? [space, origin] : [space, space, origin]);
  await openSpace(db, space);
}
