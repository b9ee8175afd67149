import { noteAbout } from './about.ts';
import { beginNotes, type Changes, takeNotes } from './changes.ts';
import { type Connection, type Flavour, runDirectly } from './connection.ts';
import {
  failedBefore,
  failedUnknown,
  findReason,
  isAway,
  isLocked,
  isRolledBack,
  metOtherWork,
  poolerBetween,
  StorageError,
} from './errors.ts';
import {
  findOutcome,
  isTraceable,
  type Outcome,
  readTransactionId,
  type TransactionId,
} from './outcome.ts';
import { CompiledQuery, sql } from './kysely.ts';
import { mostConnections } from './limits.ts';
import { makeChanges } from './put-off.ts';
import { askSnapshots } from './snapshots.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';
import { createRecentContents, type RecentContents } from './recent-contents.ts';
import { createReports, type Reports } from '../reports.ts';
import { createTurns, createTurnsAbout } from './turns.ts';
import {
  type ConnectionCounts,
  open,
  prepare,
  preparePostgres,
  sentence,
  type StorageOptions,
} from './open.ts';

/**
 * What work means to do. `queue` is for work on rows that nobody else looks at in the same moment:
 * on PostgreSQL it neither waits for requests nor makes one begin again.
 */
export type Mode = 'read' | 'write' | 'queue';

/** What a database has seen; compared only for being the same. */
export type Version = number | string;

/** The database, and the one way to use it. */
export interface Database {
  readonly flavour: Flavour;
  /**
   * Runs some work in one transaction. On PostgreSQL, work that met other work is done again from
   * the start, so that it must change nothing but the database.
   * @param about the envelope or template that the work changes, by its ID: work about the same one
   *   waits without a connection, so that one which is locked leaves the connections to others; and
   *   work about others does not make it begin again (docs/decisions/0077-work-among-strangers.md)
   * @throws StorageFailure where the disk is full, the database away or the like; its sentence says
   *   whether nothing was changed, or that this is not known
   */
  transaction<Result>(
    mode: Mode,
    work: (connection: Connection) => Promise<Result>,
    about?: string,
  ): Promise<Result>;
  /**
   * Calls a function after each commit of this process that changed something; the result ends it.
   */
  watch(watcher: (changes: Changes) => void): () => void;
  /**
   * Finds out, without waiting for other work, whether the database can be written to now.
   * @returns why not; undefined where it can
   */
  check(): Promise<string | undefined>;
  /**
   * What is another one after each change, whoever made it; undefined where the database cannot say.
   * What a transaction on PostgreSQL has read is of the version that `findSnapshot` gives.
   */
  version(): Version | Promise<Version | undefined>;
  /** Whether it can say which snapshot a transaction reads. */
  readonly hasSnapshots: boolean;
  /** What can be watched of it. */
  readonly reports: Reports;
  /** How many connections to PostgreSQL there are; undefined on SQLite. */
  connections(): ConnectionCounts | undefined;
  /** Where larger contents are kept; undefined for in the database too. */
  readonly objects: ObjectStore | undefined;
  /** Those of them that were used lately. */
  readonly recent: RecentContents;
  /** Writes down where the sandbox listens, for a second one that wants the same file. */
  listensAt(url: string): void;
  /** Says that it will be closed: a PostgreSQL on which nobody answers is given up after a few seconds. */
  endSoon(): void;
  close(): Promise<void>;
}

/** How often work that meets other work is begun again. */
const mostAttempts = 50;

/** Why work is given up that was begun again so often. */
const crowded = 'others changed the same each time; wait a moment';

/** How long work waits for a file into which another program writes, in milliseconds. */
const longestWait = 10_000;

/**
 * Has PostgreSQL read rows by an index also where a table is small: what a serializable transaction
 * reads from end to end, it has in common with all that write there.
 */
const rowByRow = 'set local enable_seqscan = off';

/** How long a PostgreSQL has to answer that it is there, in milliseconds. */
const answerTime = 2000;

/** How long work whose connection broke is begun again, in milliseconds: others may be well. */
const longestAway = 500;

/** How many connections may write at once; the rest is for those who only read. */
const mostWriters = mostConnections - 3;

/** How long work waits for its turn to write, in milliseconds. */
const longestTurn = 5000;

/**
 * Opens the database and brings its tables up to date.
 * @throws StorageError where it cannot be opened, or another sandbox has the file
 */
export async function openDatabase({
  file = ':memory:',
  url,
  maxBytes,
  objects: objectOptions,
}: StorageOptions): Promise<Database> {
  const flavour = url === undefined ? 'sqlite' : 'postgres';
  const objects = objectOptions && (await openObjectStore(objectOptions));
  const { db, lock, connections, endSoon, setLimits } = await open(file, url, maxBytes);
  const reports = createReports();
  async function close(): Promise<void> {
    await db.destroy();
    lock?.release();
  }
  try {
    if (url === undefined)
      await db.connection().execute((connection) => prepare(connection, flavour, file));
    else await preparePostgres(db, url);
  } catch (error) {
    await close();
    const where = url === undefined ? file : new URL(url).host;
    const why = findReason(error) === poolerBetween ? poolerBetween : sentence(error);
    throw new StorageError(`cannot use the database ${where}: ${why}`);
  }

  const isTraced = flavour === 'postgres' && (await isTraceable(db));
  // Set for each transaction, where it cannot be set for a connection.
  const limited = setLimits?.() ?? '';
  const traced = isTraced ? readTransactionId : '';
  const begin = {
    read: `begin isolation level repeatable read read only${limited}`,
    write:
      flavour === 'sqlite'
        ? 'begin immediate'
        : `begin isolation level serializable${limited}; ${rowByRow}${traced}`,
    about: `begin isolation level repeatable read${limited}${traced}`,
    queue:
      flavour === 'sqlite' ? 'begin immediate' : `begin isolation level read committed${limited}`,
  };

  /** Whether this process is within a transaction on SQLite that may write. */
  let isWriting = false;
  const watchers = new Set<(changes: Changes) => void>();
  const turns = createTurns(mostWriters, longestTurn);
  const turnsAbout = createTurnsAbout(longestTurn);

  /** What a transaction gave; where its commit was not answered, with what is known of it. */
  interface Done<Result> {
    result: Result;
    changes?: Changes | undefined;
    lost?: { transactionId: TransactionId | undefined; cause: unknown };
  }

  const changesOf = (statement: string) =>
    runDirectly<{ count: number }>(db, statement)?.[0]?.count ?? 0;
  const own = 'select total_changes() as count';
  const others = 'select data_version as count from pragma_data_version';
  let commits = 0;
  let lastOwn = 0;
  let lastOthers = 0;

  /** Notes that this process may have changed something. */
  function noteCommit(): void {
    if (flavour === 'postgres') return;
    const count = changesOf(own);
    if (count !== lastOwn) commits += 1;
    lastOwn = count;
  }

  const snapshotNow = askSnapshots(db);

  function version(): Version | Promise<Version | undefined> {
    if (flavour === 'postgres') return isTraced ? snapshotNow() : Promise.resolve(undefined);
    const count = changesOf(others);
    if (count !== lastOthers) commits += 1;
    lastOthers = count;
    return commits;
  }

  async function once<Result>(
    mode: Mode,
    work: (connection: Connection) => Promise<Result>,
    about?: string,
  ): Promise<Done<Result>> {
    return db.connection().execute(async (connection) => {
      // The process has one connection to SQLite, and nobody writes while this work has it.
      if (mode === 'read' && flavour === 'sqlite') return { result: await work(connection) };
      let begun: Promise<TransactionId | undefined> | undefined;
      try {
        begun = beginWith(connection, begin[about === undefined ? mode : 'about']);
        if (about !== undefined) noteAbout(connection, about);
        // What follows goes the same way behind it, and fails where it does.
        if (flavour === 'sqlite') await begun;
        else begun.catch(() => {});
        // Only now: while another program has the lock, nobody here is writing.
        isWriting = flavour === 'sqlite';
        if (watchers.size > 0) beginNotes(connection);
        const result = await work(connection);
        await makeChanges(connection);
        const changes = takeNotes(connection);
        if (mode === 'read') {
          // It has nothing to say; whoever gets the connection next comes behind it.
          run(connection, 'commit').catch(() => {});
          return { result };
        }
        const transactionId = await begun;
        try {
          await run(connection, 'commit');
          noteCommit();
        } catch (cause) {
          if (!isAway(cause)) throw cause;
          return { result, changes, lost: { transactionId, cause } };
        }
        return { result, changes };
      } catch (error) {
        // Where the connection is gone, or the transaction never began, there is none to undo.
        await sql`rollback`.execute(connection).catch(() => {});
        // Errors after a failed BEGIN say less than its own.
        await begun;
        throw error;
      } finally {
        isWriting = false;
      }
    });
  }

  /** Whether work was kept whose commit was not answered. */
  async function wasKept({ transactionId, cause }: NonNullable<Done<unknown>['lost']>) {
    const outcome: Outcome =
      transactionId === undefined ? 'unknown' : await findOutcome(db, transactionId);
    if (outcome === 'unknown') throw failedUnknown(cause);
    return outcome === 'committed';
  }

  async function attempt<Result>(
    mode: Mode,
    work: (connection: Connection) => Promise<Result>,
    about?: string,
  ): Promise<Result> {
    const since = Date.now();
    const begun = performance.now();
    const report = (attempts: number, failed: boolean) => {
      if (!reports.transaction.isWanted()) return;
      const milliseconds = performance.now() - begun;
      reports.transaction.send({ mode, attempts, failed, milliseconds });
    };
    for (let times = 1; ; times += 1)
      try {
        const { result, changes, lost } = await once(mode, work, about);
        if (lost !== undefined && !(await wasKept(lost))) continue;
        if (changes !== undefined) for (const watcher of watchers) watcher(changes);
        report(times, false);
        return result;
      } catch (error) {
        if (isLocked(error) && Date.now() - since < longestWait) {
          // SQLite would stop the whole process while it waits.
          await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 45));
          continue;
        }
        if (isAway(error) && Date.now() - since < longestAway) {
          await new Promise((resolve) => setTimeout(resolve, 50));
          continue;
        }
        const mayGoOn = times < mostAttempts && metOtherWork(error);
        const reason = findReason(error) ?? (mayGoOn || !isRolledBack(error) ? undefined : crowded);
        if (reason !== undefined || !mayGoOn) {
          report(times, true);
          throw reason === undefined ? error : failedBefore(reason, error);
        }
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 4 * times));
      }
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
    check() {
      asking ??= inTime(ask())
        .then(
          () => undefined,
          (error: unknown) => findReason(error) ?? sentence(error),
        )
        .finally(() => void (asking = undefined));
      return asking;
    },
    version,
    hasSnapshots: isTraced,
    reports,
    objects,
    recent: createRecentContents(),
    connections: () => connections?.(),
    listensAt: (address) => lock?.note(address),
    endSoon: () => endSoon?.(),
    watch(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    transaction(mode, work, about) {
      if (mode !== 'write' || flavour === 'sqlite') return attempt(mode, work);
      const write = () => turns.take(() => attempt(mode, work, about));
      return about === undefined ? write() : turnsAbout.take(about, write);
    },
    close,
  };
}

/** Begins a transaction. @returns which one it is, where the statement asks for it */
async function beginWith(
  connection: Connection,
  statement: string,
): Promise<TransactionId | undefined> {
  if (runDirectly(connection, statement) !== undefined) return undefined;
  const { rows } = await connection.executeQuery<TransactionId>(CompiledQuery.raw(statement));
  return rows[0];
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
