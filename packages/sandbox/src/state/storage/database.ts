import { messageOf } from '@countersign/mock/core/words';
import { noteAbout } from './about.ts';
import { createAttempt, type Done } from './attempt.ts';
import { beginWith, listBegins, run } from './begin.ts';
import { beginNotes, type Changes, takeNotes } from './changes.ts';
import {
  type Connection,
  countOtherChanges,
  countOwnChanges,
  type Flavour,
  runDirectly,
} from './connection.ts';
import { failedUnknown, findReason, isAway, poolerBetween, StorageError } from './errors.ts';
import { findOutcome, isTraceable, type Outcome, type TransactionId } from './outcome.ts';
import { noticeOtherPrograms } from './kept-records.ts';
import { sql } from './kysely.ts';
import { inTime } from './in-time.ts';
import { mostConnections } from './limits.ts';
import { makeChanges } from './put-off.ts';
import { askSnapshots } from './snapshots.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';
import { createRecentContents, type RecentContents } from './recent-contents.ts';
import { createSharedCommits } from './shared-commits.ts';
import { createReports, type Reports } from '../reports.ts';
import { createTurns, createTurnsAbout } from './turns.ts';
import { type ConnectionCounts, open, prepare, preparePostgres } from './open.ts';
import type { StorageOptions } from './options.ts';
import type { Mode } from './begin.ts';

/** The version of the data in a database; only compared for equality. */
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
   * @returns the reason if it cannot; otherwise undefined
   */
  check(): Promise<string | undefined>;
  /**
   * Returns a value that differs after each change by any process; undefined if the database cannot
   * tell.
   */
  version(): Version | Promise<Version | undefined>;
  /**
   * Returns the version that a transaction on SQLite reads, or an earlier one; `findSnapshot` returns
   * that of one on PostgreSQL.
   */
  versionRead(connection: Connection): Version | undefined;
  /** True if it can tell which snapshot a transaction reads. */
  readonly hasSnapshots: boolean;
  /** Reports about its transactions and deliveries. */
  readonly reports: Reports;
  /** Counts the connections to PostgreSQL; undefined on SQLite. */
  connections(): ConnectionCounts | undefined;
  /** The object store for larger contents; undefined if the database holds these too. */
  readonly objects: ObjectStore | undefined;
  /** A cache of contents from the object store that were used lately. */
  readonly recent: RecentContents;
  /** Writes down where the sandbox listens, for a second one that wants the same file. */
  listensAt(url: string): void;
  /**
   * Announces that it will be closed: an unreachable PostgreSQL is given up after a few seconds.
   */
  endSoon(): void;
  close(): Promise<void>;
}

/** The maximum number of connections that write at once; the rest is for readers. */
const mostWriters = mostConnections - 3;

/** The maximum wait in milliseconds for a turn to write. */
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
  /** The versions that those see who read on a connection of their own. */
  const versionsRead = new WeakMap<Connection, number>();
  const opened = await open(file, url, maxBytes, (reader) => {
    versionsRead.set(reader, countVersions());
  });
  const { db, lock, checkpoints, readers, connections, endSoon, setLimits } = opened;
  const reports = createReports();
  async function close(): Promise<void> {
    await checkpoints?.close();
    await readers?.close();
    await db.destroy();
    checkpoints?.release();
    lock?.release();
  }
  try {
    if (url === undefined)
      await db.connection().execute((connection) => prepare(connection, flavour, file));
    else await preparePostgres(db, url);
  } catch (error) {
    await close();
    const where = url === undefined ? file : new URL(url).host;
    const why = findReason(error) === poolerBetween ? poolerBetween : messageOf(error);
    throw new StorageError(`cannot use the database ${where}: ${why}`);
  }

  const isTraced = flavour === 'postgres' && (await isTraceable(db));
  // Limits are set for each transaction, where they cannot be set for a connection.
  const begin = listBegins(setLimits?.() ?? '', isTraced);

  /** True while this process is in a SQLite transaction that may write. */
  let isWriting = false;
  const watchers = new Set<(changes: Changes) => void>();
  const turns = createTurns(mostWriters, longestTurn);
  const turnsAbout = createTurnsAbout(longestTurn);

  let commits = 0;
  let lastOwn = 0;
  let lastOthers = 0;

  /** Notes that this process may have changed something. */
  function noteCommit(): void {
    const count = countOwnChanges(db);
    if (count !== lastOwn) commits += 1;
    lastOwn = count;
    checkpoints?.noteCommit();
  }

  const snapshotNow = askSnapshots(db);

  function countVersions(): number {
    const count = countOtherChanges(db);
    if (count !== lastOthers) commits += 1;
    lastOthers = count;
    return commits;
  }

  function version(): Version | Promise<Version | undefined> {
    if (flavour === 'sqlite') return countVersions();
    return isTraced ? snapshotNow() : Promise.resolve(undefined);
  }

  const writeTogether = createSharedCommits({
    connect: (use) => db.connection().execute(use),
    isWatched: () => watchers.size > 0,
    onWriting: (isNow) => void (isWriting = isNow),
    onCommitted: noteCommit,
  });

  async function once<Result>(
    mode: Mode,
    work: (connection: Connection) => Promise<Result>,
    about: string | undefined,
    isAlone: boolean,
  ): Promise<Done<Result>> {
    const reads = mode === 'read' || mode === 'count';
    if (flavour === 'sqlite' && !reads) return writeTogether(work);
    if (readers !== undefined && mode === 'read') return { result: await readers.read(work) };
    return db.connection().execute(async (connection) => {
      // This is the connection of SQLite that writes, so that no other work writes meanwhile.
      if (flavour === 'sqlite') {
        noticeOtherPrograms(connection);
        return { result: await work(connection) };
      }
      let begun: Promise<TransactionId | undefined> | undefined;
      try {
        begun = beginWith(
          connection,
          begin[reads ? 'read' : about !== undefined ? 'about' : isAlone ? 'alone' : mode],
        );
        if (about !== undefined) noteAbout(connection, about);
        // Later statements queue behind this one on the same connection, and fail if it does.
        begun.catch(() => {});
        if (watchers.size > 0) beginNotes(connection);
        const result = await work(connection);
        await makeChanges(connection);
        const changes = takeNotes(connection);
        if (reads) {
          // A failure of this commit changes nothing, and later work on the connection queues
          // behind it.
          run(connection, 'commit').catch(() => {});
          return { result };
        }
        const transactionId = await begun;
        try {
          await run(connection, 'commit');
        } catch (cause) {
          if (!isAway(cause)) throw cause;
          return { result, changes, lost: { transactionId, cause } };
        }
        return { result, changes };
      } catch (error) {
        // If the connection is gone, or the transaction never began, there is nothing to roll back.
        await sql`rollback`.execute(connection).catch(() => {});
        // Errors after a failed BEGIN say less than its own.
        await begun;
        throw error;
      }
    });
  }

  /** Finds out whether a transaction was committed although its commit was not answered. */
  async function wasKept({ transactionId, cause }: NonNullable<Done<unknown>['lost']>) {
    const outcome: Outcome =
      transactionId === undefined ? 'unknown' : await findOutcome(db, transactionId);
    if (outcome === 'unknown') throw failedUnknown(cause);
    return outcome === 'committed';
  }

  const attempt = createAttempt({
    flavour,
    reports,
    once,
    wasKept,
    publish(changes) {
      for (const watcher of watchers) watcher(changes);
    },
  });

  async function ask(): Promise<void> {
    if (flavour === 'postgres') {
      await sql`select 1`.execute(db);
      return;
    }
    // A writer already has the lock. Otherwise it is acquired and released at once, between two
    // statements.
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
          (error: unknown) => findReason(error) ?? messageOf(error),
        )
        .finally(() => void (asking = undefined));
      return asking;
    },
    version,
    versionRead: (connection) =>
      flavour === 'postgres' ? undefined : (versionsRead.get(connection) ?? countVersions()),
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
