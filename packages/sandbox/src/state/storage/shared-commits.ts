import { setImmediate } from 'node:timers/promises';
import type { Done } from './attempt.ts';
import { run } from './begin.ts';
import { beginNotes, takeNotes } from './changes.ts';
import { type Connection, countWrites } from './connection.ts';
import { noticeOtherPrograms } from './kept-records.ts';
import { makeChanges } from './put-off.ts';
import { noteUndone } from './undone.ts';

/** The maximum number of pieces of work that are committed together. */
const mostAtOnce = 32;

/** The time in milliseconds after which a transaction takes no more work. */
const longest = 10;

/** Some work that writes, on its way through a transaction. */
interface Member {
  /** Does the work; the result tells its caller about it, once that is committed. */
  attempt(connection: Connection): Promise<() => void>;
  fail(error: unknown): void;
}

interface Parts {
  /** Has a function use the only connection, after those that want it already. */
  connect(use: (connection: Connection) => Promise<void>): Promise<void>;
  isWatched(): boolean;
  /** Is told when this process begins to write, and when it has ended. */
  onWriting(isWriting: boolean): void;
  onCommitted(): void;
}

/** Runs some work that writes to SQLite; the result is there when it is committed. */
type WriteTogether = <Result>(
  work: (connection: Connection) => Promise<Result>,
) => Promise<Done<Result>>;

/**
 * Commits work of several requests in one transaction (docs/decisions/0126-commits-together.md).
 * Each piece of work runs by itself, one after the other, and sees what those before it wrote. One
 * that fails before it wrote anything leaves the others alone; after it, the transaction is rolled
 * back, and the others run again.
 */
export function createSharedCommits({
  connect,
  isWatched,
  onWriting,
  onCommitted,
}: Parts): WriteTogether {
  const waiting: Member[] = [];
  let isAtWork = false;

  async function writeAll(): Promise<void> {
    isAtWork = true;
    while (waiting.length > 0) {
      try {
        await connect(writeSome);
      } catch (error) {
        for (const member of waiting.splice(0)) member.fail(error);
      }
      // Other requests get their turn, and responses leave.
      await setImmediate();
    }
    isAtWork = false;
  }

  /** Runs what waits in one transaction, as far as its time goes. */
  async function writeSome(connection: Connection): Promise<void> {
    const since = performance.now();
    const done: { member: Member; answer: () => void }[] = [];
    while (done.length < mostAtOnce && (done.length === 0 || performance.now() - since < longest)) {
      const member = waiting.shift();
      if (member === undefined) break;
      let written: number | undefined;
      try {
        if (done.length === 0) {
          await run(connection, 'begin immediate');
          noticeOtherPrograms(connection);
        }
        onWriting(true);
        written = countWrites(connection);
        // A connection of its own, since notes and changes are kept by it.
        done.push({ member, answer: await member.attempt(connection.withoutPlugins()) });
      } catch (error) {
        member.fail(error);
        if (done.length > 0 && countWrites(connection) === written) continue;
        waiting.unshift(...done.splice(0).map((one) => one.member));
        await rollBack(connection);
      }
    }
    await commit(connection, done);
    onWriting(false);
  }

  async function commit(
    connection: Connection,
    done: readonly { member: Member; answer: () => void }[],
  ): Promise<void> {
    if (done.length === 0) return;
    try {
      await run(connection, 'commit');
    } catch (error) {
      for (const { member } of done) member.fail(error);
      await rollBack(connection);
      return;
    }
    onCommitted();
    for (const { answer } of done) answer();
  }

  return <Result>(work: (connection: Connection) => Promise<Result>) =>
    new Promise<Done<Result>>((resolve, reject) => {
      waiting.push({
        async attempt(connection) {
          if (isWatched()) beginNotes(connection);
          const result = await work(connection);
          await makeChanges(connection);
          const changes = takeNotes(connection);
          return () => resolve({ result, changes });
        },
        fail: reject,
      });
      if (!isAtWork) void writeAll();
    });
}

/** Rolls back. SQLite may have done so by itself, such as where the disk is full. */
async function rollBack(connection: Connection): Promise<void> {
  noteUndone(connection);
  await run(connection, 'rollback').catch(() => {});
}
