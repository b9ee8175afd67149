import { copiedTables, openSpace } from './spaces.ts';
import type { Connection } from './storage/connection.ts';
import { sql } from './storage/kysely.ts';

type Cell = string | number | null;

/** The rows of a space: by the table, the cells of each row in the order of its columns. */
export type SpaceRows = Record<string, Cell[][]>;

/** The maximum number of rows per statement; both databases limit the number of values. */
const mostRows = 200;

/** Reads all rows of a space, as it would be copied. */
export async function readSpaceRows(db: Connection, space: number): Promise<SpaceRows> {
  const rows: SpaceRows = {};
  for (const { table, columns, order, reference } of copiedTables) {
    const values = columns.map((column) =>
      column === reference
        ? sql`(select id from envelopes where position = ${sql.ref(column)}) as ${sql.ref(column)}`
        : sql.ref(column),
    );
    const found = await sql<Record<string, Cell>>`
      select ${sql.join(values)} from ${sql.table(table)}
      where space = ${space} order by ${sql.ref(`${table}.${order}`)}`.execute(db);
    rows[table] = found.rows.map((row) => columns.map((column) => row[column] ?? null));
  }
  return rows;
}

/**
 * Writes rows into a new space. The contents that they refer to must be there already, and rows from
 * elsewhere must be checked (`checkSpaceRows`).
 */
export async function writeSpaceRows(
  db: Connection,
  space: number,
  rows: SpaceRows,
): Promise<void> {
  for (const { table, columns, reference } of copiedTables) {
    const all = rows[table] ?? [];
    const names = sql.join(columns.map((column) => sql.ref(column)));
    const write = (cell: Cell, at: number) =>
      columns[at] === reference
        ? sql`(select position from envelopes where space = ${space} and id = ${cell})`
        : sql`${cell}`;
    for (let at = 0; at < all.length; at += mostRows) {
      const values = all
        .slice(at, at + mostRows)
        .map((row) => sql`(${sql.join([space, ...row.map(write)])})`);
      await sql`
        insert into ${sql.table(table)} (space, ${names}) values ${sql.join(values)}`.execute(db);
    }
  }
  await openSpace(db, space);
}

/** The IDs of the contents that rows of a space refer to. */
export async function listContents(db: Connection, space: number): Promise<string[]> {
  const rows = await db
    .selectFrom('content_uses')
    .where('space', '=', space)
    .select('hash')
    .distinct()
    .orderBy('hash')
    .execute();
  return rows.map(({ hash }) => hash);
}
