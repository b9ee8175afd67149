import type { Database } from '../storage/database.ts';
import { sql } from '../storage/kysely.ts';
import { warnOfFault } from '../storage/warn-of-fault.ts';
import { clearExpiredRecords } from './expired-records.ts';
import { inStep } from './in-step.ts';
import { clearLeftSpaces } from './left-spaces.ts';
import { createTextFilling } from '../text-index/fill-text-index.ts';
import { clearUnusedContents } from './unused-contents.ts';

/**
 * Pauses of the cleaner in milliseconds: after a step with more to do, and after one with nothing
 * to do.
 */
const pauseBetween = 20;
const pauseAfter = 1000;

/** Interval in milliseconds between searches for expired records, as a search reads all tenants. */
const longestExpired = 10_000;

/**
 * Clears away what nothing refers to, and indexes texts, in steps that are small enough for requests
 * to come between, until it is stopped.
 */
export function startCleaner(database: Database): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let lookedAt = 0;
  const onFault = warnOfFault('clearing away what nothing refers to');
  const fillTextIndex = createTextFilling(database);

  /**
   * Runs a step and returns true if it has more to do. An error in one step does not stop the
   * others.
   */
  async function attempt(step: (from: Database) => Promise<boolean>): Promise<boolean> {
    if (stopped) return false;
    try {
      return await step(database);
    } catch (error) {
      onFault(error);
      return false;
    }
  }

  async function clear(): Promise<boolean> {
    const isDue = Date.now() - lookedAt >= longestExpired;
    const hasExpired = isDue && (await attempt(clearExpiredRecords));
    if (!hasExpired && isDue) lookedAt = Date.now();
    const isMore = [
      hasExpired,
      await attempt(clearLeftSpaces),
      await attempt((from) => clearUnusedContents(from)),
      await attempt(giveBackPages),
      await attempt(fillTextIndex),
    ];
    return isMore.includes(true);
  }

  function after(milliseconds: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      running = clear().then((isMore) => after(isMore ? pauseBetween : pauseAfter));
    }, milliseconds);
    timer.unref();
  }

  after(pauseAfter);
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
}

/** Pages of SQLite, of 4 kB each: how many a file keeps for what comes, and gives back at once. */
const reserve = 256;
const most = 256;

/**
 * Returns some of the free pages of a file to the disk. PostgreSQL does that by itself.
 * @returns true if there may be more
 */
async function giveBackPages(database: Database): Promise<boolean> {
  if (database.flavour === 'postgres') return false;
  return inStep(database, 'queue', async (db) => {
    const { rows } = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(db);
    const spare = (rows[0]?.freelist_count ?? 0) - reserve;
    if (spare <= 0) return false;
    await sql.raw(`pragma incremental_vacuum(${Math.min(spare, most)})`).execute(db);
    const after = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(db);
    // A file that was made without it gives nothing back.
    return (after.rows[0]?.freelist_count ?? 0) < (rows[0]?.freelist_count ?? 0) && spare > most;
  });
}
