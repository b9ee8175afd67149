import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { allowDirectly, runDirectly } from './direct.ts';
import { CompiledQuery, Kysely, sql, SqliteDialect } from './kysely.ts';
import { migrate } from './migrate.ts';
import type { StorageOptions } from './options.ts';
import { StorageError } from './storage-error.ts';
import { reasonOf, StorageFailure } from './storage-failure.ts';
import type { Tables } from './tables.ts';

export type Flavour = 'sqlite' | 'postgres';

/** A connection within a transaction. */
export type Connection = Kysely<Tables>;

/**
 * What work means to do. `queue` is for work on rows that nobody else looks at in the same moment:
 * on PostgreSQL it neither waits for requests nor makes one begin again.
 */
export type Mode = 'read' | 'write' | 'queue';

/** The database, and the one way to use it. */
export interface Database {
  readonly flavour: Flavour;
  /**
   * Runs some work in one transaction. On PostgreSQL, work that met other work is done again from
   * the start, so that it must change nothing but the database.
   * @throws StorageFailure where the disk is full, the database away or the like
   */
  transaction<Result>(
    mode: Mode,
    work: (connection: Connection) => Promise<Result>,
  ): Promise<Result>;
  /** The address of the PostgreSQL, for a queue that has connections of its own. */
  readonly url: string | undefined;
  close(): Promise<void>;
}

/** How often work that meets other work is begun again. */
const mostAttempts = 50;

/**
 * Opens the database and makes its tables.
 * @throws StorageError where it cannot be opened
 */
export async function openDatabase({
  file = ':memory:',
  url,
  maxBytes,
}: StorageOptions): Promise<Database> {
  const flavour = url === undefined ? 'sqlite' : 'postgres';
  const db = await open(file, url, maxBytes);
  try {
    await prepare(db, flavour);
  } catch (error) {
    await db.destroy();
    const where = url === undefined ? file : new URL(url).host;
    throw new StorageError(`the database ${where} cannot be used: ${sentence(error)}`);
  }

  const begin = {
    read: 'begin isolation level repeatable read read only',
    write: flavour === 'sqlite' ? 'begin immediate' : 'begin isolation level serializable',
    queue: flavour === 'sqlite' ? 'begin immediate' : 'begin isolation level read committed',
  };

  async function once<Result>(
    mode: Mode,
    work: (connection: Connection) => Promise<Result>,
  ): Promise<Result> {
    return db.connection().execute(async (connection) => {
      // The process has one connection to SQLite, and nobody writes while this work has it.
      if (mode === 'read' && flavour === 'sqlite') return work(connection);
      await run(connection, begin[mode]);
      try {
        const result = await work(connection);
        await run(connection, 'commit');
        return result;
      } catch (error) {
        // Where the connection is gone, so is the transaction.
        await sql`rollback`.execute(connection).catch(() => {});
        throw error;
      }
    });
  }

  return {
    flavour,
    url,
    async transaction(mode, work) {
      for (let attempt = 1; ; attempt += 1)
        try {
          return await once(mode, work);
        } catch (error) {
          const reason = reasonOf(error);
          if (reason !== undefined) throw new StorageFailure(reason, { cause: error });
          if (attempt === mostAttempts || !metOtherWork(error)) throw error;
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 4 * attempt));
        }
    },
    close: () => db.destroy(),
  };
}

async function run(connection: Connection, words: string): Promise<void> {
  if (runDirectly(connection, words) === undefined)
    await connection.executeQuery(CompiledQuery.raw(words));
}

/** Makes the tables; two processes that start at once would make the same ones. */
async function prepare(db: Kysely<Tables>, flavour: Flavour): Promise<void> {
  await db.connection().execute(async (connection) => {
    if (flavour === 'postgres') await sql`select pg_advisory_lock(409601)`.execute(connection);
    try {
      await migrate(connection, flavour);
    } finally {
      if (flavour === 'postgres') await sql`select pg_advisory_unlock(409601)`.execute(connection);
    }
  });
}

/** Kysely on the database that is asked for. */
async function open(
  file: string,
  url: string | undefined,
  maxBytes: number | undefined,
): Promise<Kysely<Tables>> {
  if (url !== undefined) {
    const { openPool, postgresDialect } = await import('./postgres.ts');
    return new Kysely({ dialect: postgresDialect(await openPool(url)) });
  }
  const { openSqlite } = await import('./sqlite.ts');
  try {
    // Who names a file in a folder that is not there wants the folder too.
    if (file !== ':memory:') mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    const database = openSqlite(file, maxBytes);
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
    allowDirectly(db, database);
    return db;
  } catch (error) {
    throw new StorageError(`the state cannot be kept in ${file}: ${sentence(error)}`);
  }
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether PostgreSQL says that the transaction would have been well but for another one. */
function metOtherWork(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['40001', '40P01', '23505'].includes(String(error.code))
  );
}
