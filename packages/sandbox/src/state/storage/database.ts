import { beginNotes, type Changes, takeNotes } from './changes.ts';
import { type Connection, type Flavour, runDirectly } from './connection.ts';
import { isLocked, findReason, StorageError, StorageFailure } from './errors.ts';
import { CompiledQuery, sql } from './kysely.ts';
import { open, prepare, sentence, type StorageOptions } from './open.ts';

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
  /**
   * Calls a function after each commit of this process that changed something; the result ends it.
   */
  watch(watcher: (changes: Changes) => void): () => void;
  /** The address of the PostgreSQL, for a queue that has connections of its own. */
  readonly url: string | undefined;
  /**
   * Finds out, without waiting for other work, whether the database can be written to now.
   * @returns why not; undefined where it can
   */
  check(): Promise<string | undefined>;
  /** Writes down where the sandbox listens, for a second one that wants the same file. */
  listensAt(url: string): void;
  close(): Promise<void>;
}

/** How often work that meets other work is begun again. */
const mostAttempts = 50;

/** How long work waits for a file into which another program writes, in milliseconds. */
const longestWait = 10_000;

/** How long a PostgreSQL has to answer that it is there, in milliseconds. */
const answerTime = 2000;

/**
 * Opens the database and brings its tables up to date.
 * @throws StorageError where it cannot be opened, or another sandbox has the file
 */
export async function openDatabase({
  file = ':memory:',
  url,
  maxBytes,
}: StorageOptions): Promise<Database> {
  const flavour = url === undefined ? 'sqlite' : 'postgres';
  const { db, lock } = await open(file, url, maxBytes);
  async function close(): Promise<void> {
    await db.destroy();
    lock?.release();
  }
  try {
    await db.connection().execute((connection) => prepare(connection, flavour, file));
  } catch (error) {
    await close();
    const where = url === undefined ? file : new URL(url).host;
    throw new StorageError(`cannot use the database ${where}: ${sentence(error)}`);
  }

  const begin = {
    read: 'begin isolation level repeatable read read only',
    write: flavour === 'sqlite' ? 'begin immediate' : 'begin isolation level serializable',
    queue: flavour === 'sqlite' ? 'begin immediate' : 'begin isolation level read committed',
  };

  /** Whether this process is within a transaction on SQLite that may write. */
  let isWriting = false;
  const watchers = new Set<(changes: Changes) => void>();

  async function once<Result>(
    mode: Mode,
    work: (connection: Connection) => Promise<Result>,
  ): Promise<Result> {
    return db.connection().execute(async (connection) => {
      // The process has one connection to SQLite, and nobody writes while this work has it.
      if (mode === 'read' && flavour === 'sqlite') return work(connection);
      try {
        if (runDirectly(connection, begin[mode]) === undefined)
          await connection.executeQuery(CompiledQuery.raw(begin[mode]));
        // Only now: while another program has the lock, nobody here is writing.
        else isWriting = true;
        if (watchers.size > 0) beginNotes(connection);
        const result = await work(connection);
        await run(connection, 'commit');
        const changes = takeNotes(connection);
        if (changes !== undefined) for (const watcher of watchers) watcher(changes);
        return result;
      } catch (error) {
        // Where the connection is gone, or the transaction never began, there is none to undo.
        await sql`rollback`.execute(connection).catch(() => {});
        throw error;
      } finally {
        isWriting = false;
      }
    });
  }

  async function ask(): Promise<void> {
    if (flavour === 'postgres') {
      await sql`select 1`.execute(db);
      return;
    }
    // Whoever writes has the lock. Else it is taken and given back at once, between two statements.
    if (isWriting) return;
    runDirectly(db, 'begin immediate');
    runDirectly(db, 'rollback');
  }

  let asking: Promise<string | undefined> | undefined;

  return {
    flavour,
    url,
    check() {
      asking ??= inTime(ask())
        .then(
          () => undefined,
          (error: unknown) => findReason(error) ?? sentence(error),
        )
        .finally(() => void (asking = undefined));
      return asking;
    },
    listensAt: (address) => lock?.note(address),
    watch(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    async transaction(mode, work) {
      const since = Date.now();
      for (let attempt = 1; ; attempt += 1)
        try {
          return await once(mode, work);
        } catch (error) {
          if (isLocked(error) && Date.now() - since < longestWait) {
            // SQLite would stop the whole process while it waits.
            await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 45));
            continue;
          }
          const reason = findReason(error);
          if (reason !== undefined) throw new StorageFailure(reason, { cause: error });
          if (attempt === mostAttempts || !metOtherWork(error)) throw error;
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 4 * attempt));
        }
    },
    close,
  };
}

async function run(connection: Connection, statement: string): Promise<void> {
  if (runDirectly(connection, statement) === undefined)
    await connection.executeQuery(CompiledQuery.raw(statement));
}

/** What a promise gives, unless that takes too long. */
async function inTime<Result>(given: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the database has not answered within ${answerTime} ms`)),
      answerTime,
    );
  });
  try {
    return await Promise.race([given, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether PostgreSQL says that the transaction would have been well but for another one. */
function metOtherWork(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['40001', '40P01', '23505'].includes(String(error.code))
  );
}
