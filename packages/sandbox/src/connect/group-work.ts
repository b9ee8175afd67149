import { setImmediate as endOfTurn, setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../state/storage/database.ts';
import type { Connection } from '../state/storage/connection.ts';

/** Does some work in a transaction that it may share with others. */
export type GroupWork = <Result>(work: (db: Connection) => Promise<Result>) => Promise<Result>;

/**
 * The least time in milliseconds between the begins of two transactions on PostgreSQL, after one
 * with the work of several: then more of it comes soon, and its statements cost as much for one
 * message as for many.
 */
const apart = 10;

interface PendingWork {
  /** Runs within the transaction, and returns a function to call after the commit. */
  work(db: Connection): Promise<() => void>;
  reject(error: unknown): void;
}

/**
 * Runs the work of several callers that arrives in one turn of the event loop, or while an earlier
 * transaction runs, in one transaction, so that they share the cost of one commit. Their statements
 * may mix: PostgreSQL gets those of all without waiting for the answers. If one of them fails, all
 * fail.
 */
export function groupWork(database: Pick<Database, 'flavour' | 'transaction'>): GroupWork {
  const waiting: PendingWork[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      // Each response of a receiver is a callback of its own; those of the same turn join.
      await endOfTurn();
      const since = performance.now();
      const together = waiting.splice(0);
      await doTogether(database, together);
      if (database.flavour !== 'postgres' || together.length === 1) continue;
      const rest = apart - (performance.now() - since);
      if (rest > 0) await wait(rest);
    }
    isRunning = false;
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({
        reject,
        async work(db) {
          const result = await work(db);
          return () => resolve(result);
        },
      });
      if (!isRunning) void run();
    });
}

async function doTogether(
  database: Pick<Database, 'transaction'>,
  together: readonly PendingWork[],
): Promise<void> {
  try {
    const done = await database.transaction('queue', async (db) => {
      // The first error makes PostgreSQL refuse all that follows in the transaction.
      const errors: unknown[] = [];
      // All have ended before the transaction does, so that none of them writes after it.
      const settled = await Promise.all(
        together.map(({ work }) =>
          work(db).catch((error: unknown) => {
            errors.push(error);
            return () => {};
          }),
        ),
      );
      if (errors.length > 0) throw errors[0];
      return settled;
    });
    for (const settle of done) settle();
  } catch (error) {
    for (const { reject } of together) reject(error);
  }
}
