import path from 'node:path';
import { statSync } from 'node:fs';
import { messageOf } from '@countersign/mock/core/words';
import { type Checkpoints, createCheckpoints } from './checkpoints.ts';
import { allowDirectly, type Connection, type Flavour } from './connection.ts';
import { StorageError } from './errors.ts';
import type { FileLock } from './file-lock.ts';
import { Kysely, sql, SqliteDialect } from './kysely.ts';
import { migrate } from './migrate.ts';
import { createPrivateFile, createPrivateFolder, makePrivate } from './private-files.ts';
import type { Tables } from './tables.ts';
import { readVersion } from './version.ts';
import type { Readers } from './readers.ts';

/** Connections to PostgreSQL: all, the idle ones, and the number of requests that wait for one. */
export interface ConnectionCounts {
  open: number;
  idle: number;
  wanted: number;
}

/** An open database with the resources that belong to it. */
interface Opened {
  db: Kysely<Tables>;
  lock?: FileLock;
  connections?: () => ConnectionCounts;
  endSoon?: () => void;
  setLimits?: () => string;
  checkpoints?: Checkpoints;
  readers?: Readers;
}

/** Migrates the tables; a file gets its settings once it is known to belong to a sandbox. */
export async function prepare(
  connection: Connection,
  flavour: Flavour,
  file: string,
): Promise<void> {
  if (flavour === 'sqlite') {
    await readVersion(connection, flavour);
    for (const name of [file, `${file}-wal`, `${file}-shm`]) if (isFile(file)) makePrivate(name);
    // A write-ahead log is written in one go and survives the end of the process.
    await sql`pragma journal_mode = wal`.execute(connection);
  }
  await migrate(connection, flavour);
  if (flavour !== 'sqlite') return;
  // From here on SQLite must not wait by itself, as that would block the whole process.
  await sql`pragma busy_timeout = 0`.execute(connection);
  // Pages as they were before a savepoint go into memory, and not into a file that is made for each. A
  // migration, which sorts whole tables, is over.
  await sql`pragma temp_store = memory`.execute(connection);
}

/**
 * Migrates the tables of a PostgreSQL, on a connection without timeouts.
 * @param limited its connections for all other work
 */
export async function preparePostgres(limited: Connection, url: string): Promise<void> {
  const { openPool, postgresDialect, requireSettings } = await import('./postgres.ts');
  const db = new Kysely<Tables>({ dialect: postgresDialect(await openPool(url, false)) });
  try {
    await db.connection().execute(async (connection) => {
      await refuseOtherEngines(connection);
      await prepare(connection, 'postgres', url);
    });
  } finally {
    await db.destroy();
  }
  await requireSettings(limited, url);
}

/** Names under which other engines that speak the PostgreSQL protocol report themselves. */
const otherEngines: readonly [RegExp, string][] = [
  [/CockroachDB/, 'CockroachDB'],
  [/-YB-/, 'YugabyteDB'],
];

/**
 * Other engines do not keep the order of events, and lack locks that the sandbox relies on
 * (docs/decisions/0063-distributed-databases.md).
 */
async function refuseOtherEngines(connection: Connection): Promise<void> {
  const { rows } = await sql<{ version: string }>`select version() as version`.execute(connection);
  const version = rows[0]?.version ?? '';
  const found = otherEngines.find(([pattern]) => pattern.test(version));
  if (found !== undefined)
    throw new Error(
      `${found[1]} is not supported, because events would lose their order there; use PostgreSQL 13 or later. Nothing was changed`,
    );
}

/**
 * Opens Kysely on the configured database.
 * @param onRead is told of the connection of some work that reads, before that sees anything, where
 *   SQLite has connections for it
 */
export async function open(
  file: string,
  url: string | undefined,
  maxBytes: number | undefined,
  onRead: (connection: Connection) => void,
): Promise<Opened> {
  if (url !== undefined) {
    const { openPool, postgresDialect, setLimits } = await import('./postgres.ts');
    const opened = await openPool(url);
    return {
      db: new Kysely({ dialect: postgresDialect(opened) }),
      connections: () => ({
        open: opened.pool.totalCount,
        idle: opened.pool.idleCount,
        wanted: opened.pool.waitingCount,
      }),
      endSoon: opened.endSoon,
      setLimits: () => setLimits(url),
    };
  }
  const { openSqlite } = await import('./sqlite.ts');
  let lock: FileLock | undefined;
  try {
    if (isFile(file)) {
      createPrivateFolder(path.resolve(file));
      lock = await (await import('./file-lock.ts')).lockFile(file);
      createPrivateFile(file);
    }
    const database = openSqlite(file, maxBytes);
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
    allowDirectly(db, database);
    if (lock === undefined) return { db };
    const readers = (await import('./readers.ts')).createReaders(file, db, onRead);
    const hold = (work: () => Promise<void>) => db.connection().execute(() => readers.hold(work));
    return { db, lock, readers, checkpoints: createCheckpoints(file, hold) };
  } catch (error) {
    lock?.release();
    if (error instanceof StorageError) throw error;
    throw new StorageError(`the state cannot be kept in ${file}: ${messageOf(error)}`);
  }
}

/**
 * Checks whether the name is that of a file, existing or new; SQLite has names for databases
 * without one.
 */
function isFile(file: string): boolean {
  if (file === '' || file === ':memory:') return false;
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() !== true;
}
