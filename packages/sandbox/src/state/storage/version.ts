import type { Connection, Flavour } from './connection.ts';
import { sql } from './kysely.ts';
import { newestVersion } from './migrations/index.ts';

/** A database that this release cannot use: the reason, and the remedy. */
class UnusableTables extends Error {
  override name = 'UnusableTables';
}

/**
 * Reads the version of a database; 0 if it has none.
 * @throws UnusableTables for the version of a newer release
 */
export async function readNumber(db: Connection, flavour: Flavour): Promise<number> {
  const { readNumber: read, option } = keeping[flavour];
  const version = await read(db);
  if (version > newestVersion)
    throw new UnusableTables(
      `its tables have version ${version}, but this release supports versions up to ${newestVersion}; update @countersign/sandbox, or store state in another place with ${option}. Nothing was changed`,
    );
  return version;
}

/**
 * The version of the tables in a database; 0 for an empty one. Changes nothing. No other process may
 * change the tables meanwhile.
 * @throws UnusableTables when they are of a newer release, or not tables of a sandbox
 */
export async function readVersion(db: Connection, flavour: Flavour): Promise<number> {
  const version = await readNumber(db, flavour);
  if (version === 0) return versionOfUnnumbered(db, flavour);
  if (keeping[flavour].isAlone) await requireOwnTables(db);
  return version;
}

/** Notes the version, within the transaction that made it. */
export function writeVersion(db: Connection, flavour: Flavour, version: number): Promise<void> {
  return keeping[flavour].writeNumber(db, version);
}

async function writeInFile(db: Connection, version: number): Promise<void> {
  // A pragma takes no parameter.
  await sql.raw(`pragma user_version = ${version}`).execute(db);
}

async function writeInPostgres(db: Connection, version: number): Promise<void> {
  await sql`create table if not exists countersign_version (version integer not null)`.execute(db);
  await sql`delete from countersign_version`.execute(db);
  await sql`insert into countersign_version (version) values (${version})`.execute(db);
}

async function versionInFile(db: Connection): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  return rows[0]?.user_version ?? 0;
}

async function versionInPostgres(db: Connection): Promise<number> {
  // to_regclass() may still return what it cached before another process committed.
  const table = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_name = 'countersign_version'`.execute(db);
  if (table.rows.length === 0) return 0;
  const { rows } = await sql<{ version: number }>`select version from countersign_version`.execute(
    db,
  );
  return rows[0]?.version ?? 0;
}

/** The version of a database that has no number: before the first release there was none. */
async function versionOfUnnumbered(db: Connection, flavour: Flavour): Promise<number> {
  const { firstTables } = await import('./migrations/0001-first-tables.ts');
  const found = new Map<string, string[]>();
  const { listColumns, isAlone } = keeping[flavour];
  for (const { table, column } of await listColumns(db))
    if (isAlone || Object.hasOwn(firstTables, table))
      found.set(table, [...(found.get(table) ?? []), column]);
  if (found.size === 0) return 0;
  for (const table of new Set([...found.keys(), ...Object.keys(firstTables)])) {
    const expected = Object.hasOwn(firstTables, table) ? firstTables[table] : undefined;
    const columns = found.get(table);
    if (expected?.toSorted().join() === columns?.toSorted().join()) continue;
    const what =
      expected === undefined
        ? `it has a table ${table}, which no sandbox makes`
        : columns === undefined
          ? `it has other tables, but no ${table}`
          : `its table ${table} has other columns`;
    throw notOurs(what, flavour);
  }
  return 1;
}

/**
 * Other programs number their files in the same way, so the number alone does not make a file ours.
 * @throws UnusableTables when a table is missing that every version has
 */
async function requireOwnTables(db: Connection): Promise<void> {
  const { firstTables } = await import('./migrations/0001-first-tables.ts');
  const found = new Set((await columnsInFile(db)).map(({ table }) => table));
  for (const table of Object.keys(firstTables))
    if (!found.has(table)) throw notOurs(`it has no table ${table}`, 'sqlite');
}

function notOurs(what: string, flavour: Flavour): UnusableTables {
  return new UnusableTables(
    `it is not the database of a released sandbox (${what}); move it away, or keep state elsewhere with ${keeping[flavour].option}. Nothing was changed`,
  );
}

interface Column {
  table: string;
  column: string;
}

async function columnsInFile(db: Connection): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select tables.name as "table", columns.name as "column"
    from sqlite_master as tables join pragma_table_info(tables.name) as columns
    where tables.type = 'table' and tables.name not like 'sqlite\\_%' escape '\\'`.execute(db);
  return rows;
}

async function columnsInPostgres(db: Connection): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as "column"
    from information_schema.columns where table_schema = current_schema()`.execute(db);
  return rows;
}

/** The way in which a database keeps its tables and their version. */
interface Keeping {
  readNumber(db: Connection): Promise<number>;
  writeNumber(db: Connection, version: number): Promise<void>;
  listColumns(db: Connection): Promise<Column[]>;
  /** True if all tables are ours: other programs may have some in the same PostgreSQL. */
  isAlone: boolean;
  /** The option that sets another place for the state. */
  option: string;
}

const keeping: Readonly<Record<Flavour, Keeping>> = {
  sqlite: {
    readNumber: versionInFile,
    writeNumber: writeInFile,
    listColumns: columnsInFile,
    isAlone: true,
    option: '--data',
  },
  postgres: {
    readNumber: versionInPostgres,
    writeNumber: writeInPostgres,
    listColumns: columnsInPostgres,
    isAlone: false,
    option: '--database',
  },
};
