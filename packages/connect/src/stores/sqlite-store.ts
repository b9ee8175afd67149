import type { Claim } from '../receive/event-store.js';
import {
  fifteenDays,
  twoMinutes,
  type LastingStore,
  type LastingStoreOptions,
} from './lasting-store.js';

/** A database of `node:sqlite`, of `better-sqlite3`, or of anything like them. */
export interface SqliteDatabase {
  /** Runs statements. */
  exec(sql: string): unknown;
  /** Prepares one statement. */
  prepare(sql: string): SqliteStatement;
}

/** A statement of such a database. */
interface SqliteStatement {
  /** Runs it. @returns the number of rows that it changed */
  run(...values: (string | number)[]): { changes: number | bigint };
  /** Runs it. @returns the first row, or undefined */
  get(...values: (string | number)[]): unknown;
}

/** Options of a store in SQLite. */
export interface SqliteStoreOptions extends LastingStoreOptions {
  /** Open already. Several processes can share one file. */
  database: SqliteDatabase;
  /** The table, which is created if it does not exist; `connect_events` by default. */
  table?: string | undefined;
  /** The present in milliseconds, as `Date.now` tells it. */
  now?: (() => number) | undefined;
}

/**
 * Creates a store in SQLite. Each claim is one statement, so that only one of several processes
 * gets the event.
 * @throws {TypeError} if `table` is not a plain name
 */
export function sqliteStore({
  database,
  table = 'connect_events',
  lease = twoMinutes,
  lifetime = fifteenDays,
  now = Date.now,
}: SqliteStoreOptions): LastingStore {
  if (!/^[A-Za-z_]\w*$/.test(table))
    throw new TypeError(`table must be a plain name such as connect_events, not ${table}`);
  database.exec(
    `CREATE TABLE IF NOT EXISTS ${table} (id TEXT PRIMARY KEY, owner TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID`,
  );
  /** An ID of this store, which marks its claims; an event that was handled has no owner. */
  const owner = crypto.randomUUID();
  const take = database.prepare(
    `INSERT INTO ${table} (id, owner, until) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, until = excluded.until WHERE until <= ?`,
  );
  const look = database.prepare(`SELECT owner FROM ${table} WHERE id = ? AND owner = ''`);
  const end = database.prepare(`UPDATE ${table} SET owner = '', until = ? WHERE id = ?`);
  const drop = database.prepare(`DELETE FROM ${table} WHERE id = ? AND owner = ?`);
  const forget = database.prepare(`DELETE FROM ${table} WHERE until <= ?`);
  let claims = 0;

  return {
    async claim(id): Promise<Claim> {
      claims += 1;
      // Now and then, so that no claim waits for it each time.
      if (claims % 1000 === 1) forget.run(now());
      if (Number(take.run(id, owner, now() + lease, now()).changes) > 0) return 'mine';
      return look.get(id) === undefined ? 'busy' : 'done';
    },
    async finish(id) {
      end.run(now() + lifetime, id);
    },
    async release(id) {
      drop.run(id, owner);
    },
  };
}
