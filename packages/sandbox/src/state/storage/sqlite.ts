import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { logSize } from './checkpoints.ts';

/** The bytes of a page, unless a database was made with others. */
const pageSize = 4096;

/**
 * The bytes of the write-ahead log from which on SQLite copies it into the database itself, while
 * all else waits. A thread does so before (`checkpoints.ts`), unless it fails or one transaction
 * writes as much.
 */
const longestLog = 4 * logSize;

/**
 * The size in KiB of the pages that SQLite keeps. Each commit that has moved rows between pages goes
 * through all of them, and nearly all commits have: SQLite moves a page by way of a number beyond the
 * end of the file, and then looks for pages to drop. The system keeps the file in memory anyway.
 */
const cacheSize = 2048;

/** The size in KiB for a connection that only reads, whose pages each commit of another one empties. */
const readerCacheSize = 2048;

/** The maximum number of cached statements; more different ones are not repeated in practice. */
const most = 500;

/**
 * Node's own SQLite, in the form that Kysely takes.
 * @param file the database; `:memory:` keeps it nowhere
 * @param maxBytes the size that it may reach
 */
export function openSqlite(file: string, maxBytes?: number): OpenSqlite {
  const database = new DatabaseSync(file);
  database.exec('pragma busy_timeout = 10000; pragma synchronous = normal');
  // Lets the space of deleted rows be given back to the disk in small steps; must be set before the
  // first table.
  database.exec('pragma auto_vacuum = incremental; pragma foreign_keys = on');
  // A log that starts over is written again from its beginning: the system would have to find other
  // pages for one that was cut off.
  database.exec(`pragma cache_size = -${cacheSize}; pragma journal_size_limit = ${2 * logSize}`);
  database.exec(`pragma wal_autocheckpoint = ${longestLog / pageSize}`);
  if (maxBytes !== undefined)
    database.exec(`pragma max_page_count = ${Math.max(1, Math.floor(maxBytes / pageSize))}`);
  return adapted(database);
}

/** A second connection to a file that is open already, for reading. */
export function openSqliteReader(file: string): OpenSqlite {
  const database = new DatabaseSync(file, { readOnly: true });
  database.exec(`pragma busy_timeout = 0; pragma cache_size = -${readerCacheSize}`);
  return adapted(database);
}

/** A database that is open. */
export interface OpenSqlite extends SqliteDatabase {
  /** Counts the statements that may have changed something. */
  countWrites(): number;
}

/** Adapts a SQLite database to the interface of Kysely, with a cache of prepared statements. */
function adapted(database: DatabaseSync): OpenSqlite {
  const prepared = new Map<string, SqliteStatement>();
  let writes = 0;
  const noteWrite = () => void (writes += 1);
  return {
    close: () => database.close(),
    countWrites: () => writes,
    prepare(sql) {
      let statement = prepared.get(sql);
      if (statement === undefined) {
        statement = wrapStatement(sql, database.prepare(sql), noteWrite);
        if (prepared.size >= most) prepared.clear();
        prepared.set(sql, statement);
      }
      return statement;
    },
  };
}

function wrapStatement(
  sql: string,
  statement: StatementSync,
  noteWrite: () => void,
): SqliteStatement {
  const isWrite = mayChange(sql);
  return {
    reader: givesRows(sql),
    all(parameters) {
      if (isWrite) noteWrite();
      return statement.all(...values(parameters));
    },
    run(parameters) {
      if (isWrite) noteWrite();
      return statement.run(...values(parameters));
    },
    iterate(parameters) {
      if (isWrite) noteWrite();
      return statement.iterate(...values(parameters));
    },
  };
}

/** Checks whether a statement can change rows. */
function mayChange(sql: string): boolean {
  return !/^\s*(select|pragma|begin|commit|savepoint|release)\b/i.test(sql);
}

/**
 * Checks whether a statement returns rows, which Node 22 cannot tell. All statements are Kysely's
 * or ours.
 */
function givesRows(sql: string): boolean {
  return /^\s*(select|with|pragma)\b|\breturning\b/i.test(sql);
}

function values(parameters: readonly unknown[]): readonly SQLInputValue[] {
  return parameters.every(isInput) ? parameters : parameters.map(toInput);
}

function isInput(value: unknown): value is SQLInputValue {
  return (
    typeof value === 'string' ||
    typeof value === 'number' ||
    value === null ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array
  );
}

function toInput(value: unknown): SQLInputValue {
  if (isInput(value)) return value;
  if (value === undefined) return null;
  if (typeof value === 'boolean') return Number(value);
  throw new TypeError(`the database keeps no ${typeof value}`);
}
