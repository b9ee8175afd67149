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
 * The size in KiB of the pages that SQLite keeps. With more, each commit that has moved rows between
 * pages goes through all of them: SQLite moves a page by way of a number beyond the end of the file,
 * and then looks for pages to drop. The system keeps the file in memory anyway.
 */
const cacheSize = 8192;

/** The size in KiB for a connection that only reads, whose pages each commit of another one empties. */
const readerCacheSize = 2048;

/** The maximum number of cached statements; more different ones are not repeated in practice. */
const most = 500;

/**
 * Node's own SQLite, in the form that Kysely takes.
 * @param file the database; `:memory:` keeps it nowhere
 * @param maxBytes the size that it may reach
 */
export function openSqlite(file: string, maxBytes?: number): SqliteDatabase {
  const database = new DatabaseSync(file);
  database.exec('pragma busy_timeout = 10000; pragma synchronous = normal');
  // Lets the space of deleted rows be given back to the disk in small steps; must be set before the
  // first table.
  database.exec('pragma auto_vacuum = incremental; pragma foreign_keys = on');
  // The log is cut off where it ends each time it starts over, so that its size says how much it has.
  database.exec(`pragma cache_size = -${cacheSize}; pragma journal_size_limit = 0`);
  database.exec(`pragma wal_autocheckpoint = ${longestLog / pageSize}`);
  if (maxBytes !== undefined)
    database.exec(`pragma max_page_count = ${Math.max(1, Math.floor(maxBytes / pageSize))}`);
  return adapted(database);
}

/** A second connection to a file that is open already, for reading. */
export function openSqliteReader(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { readOnly: true });
  database.exec(`pragma busy_timeout = 0; pragma cache_size = -${readerCacheSize}`);
  return adapted(database);
}

/** Adapts a SQLite database to the interface of Kysely, with a cache of prepared statements. */
function adapted(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      let statement = prepared.get(sql);
      if (statement === undefined) {
        statement = wrapStatement(sql, database.prepare(sql));
        if (prepared.size >= most) prepared.clear();
        prepared.set(sql, statement);
      }
      return statement;
    },
  };
}

function wrapStatement(sql: string, statement: StatementSync): SqliteStatement {
  return {
    reader: givesRows(sql),
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/**
 * Checks whether a statement returns rows, which Node 22 cannot tell. All statements are Kysely's
 * or ours.
 */
function givesRows(sql: string): boolean {
  return /^\s*(select|with|pragma)\b|\breturning\b/i.test(sql);
}

function values(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === undefined || value === null) return null;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
      return value;
    if (typeof value === 'boolean') return Number(value);
    if (value instanceof Uint8Array) return value;
    throw new TypeError(`the database keeps no ${typeof value}`);
  });
}
