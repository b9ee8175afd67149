import type { Database } from '../storage/database.ts';
import { clearExpiredThings } from './expired-things.ts';
import { giveBackPages } from './free-pages.ts';
import { clearLeftSpaces } from './left-spaces.ts';
import { clearUnusedContents } from './unused-contents.ts';

/** How long it waits between two steps, and where there was nothing to do, in milliseconds. */
const pauseBetween = 20;
const pauseAfter = 1000;

/** What has expired may lie there for this long: to find it, all tenants are looked at. */
const longestExpired = 10_000;

/**
 * Clears away what nothing refers to, in steps that are small enough for requests to come between,
 * until it is stopped.
 */
export function startCleaner(database: Database): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let lookedAt = 0;

  async function clear(): Promise<boolean> {
    if (Date.now() - lookedAt >= longestExpired && !(await clearExpiredThings(database)))
      lookedAt = Date.now();
    const isMore = [
      await clearLeftSpaces(database),
      await clearUnusedContents(database),
      await giveBackPages(database),
    ];
    return isMore.includes(true);
  }

  function after(milliseconds: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      running = clear()
        // The database may be away; the next look will tell.
        .catch(() => false)
        .then((isMore) => after(isMore ? pauseBetween : pauseAfter));
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
