import type { Database } from '../state/storage/database.ts';
import type { Connection } from '../state/storage/connection.ts';

/** Does some work in a transaction that it may share with others. */
export type GroupWork = <Result>(work: (db: Connection) => Promise<Result>) => Promise<Result>;

interface PendingWork {
  /** Runs within the transaction, and returns a function to call after the commit. */
  work(db: Connection): Promise<() => void>;
  reject(error: unknown): void;
}

/**
 * Runs the work of several callers that arrives at nearly the same time in one transaction, one
 * after the other, so that they share the cost of one commit. If one of them fails, all fail.
 */
export function groupWork(database: Database): GroupWork {
  const waiting: PendingWork[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    // Lets other callers of the same tick join the transaction.
    await Promise.resolve();
    while (waiting.length > 0) await doTogether(database, waiting.splice(0));
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

async function doTogether(database: Database, together: readonly PendingWork[]): Promise<void> {
  try {
    const done = await database.transaction('queue', async (db) => {
      const settled = [];
      for (const one of together) settled.push(await one.work(db));
      return settled;
    });
    for (const settle of done) settle();
  } catch (error) {
    for (const { reject } of together) reject(error);
  }
}
