import type { Tenants } from '../../engine/tenants.ts';
import { runDue } from './run-due.ts';

/** How often the calendar is looked at, in milliseconds. */
const interval = 1000;

/** Lets happen what is due in every tenant whose clock runs, until it is stopped. */
export function startTicker(tenants: Tenants): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let isIdle = true;
  const timer = setInterval(() => {
    if (!isIdle) return;
    isIdle = false;
    running = tick(tenants)
      // The database may be away; the next look will tell.
      .catch(() => {})
      .finally(() => void (isIdle = true));
  }, interval);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

async function tick(tenants: Tenants): Promise<void> {
  const now = Date.now();
  const rows = await tenants.database.transaction('read', (db) =>
    db
      .selectFrom('tenants')
      .innerJoin('due', 'due.space', 'tenants.space')
      .where('frozen_at', 'is', null)
      .where(({ eb }) => eb('due_at', '<=', eb(eb.val(now), '+', eb.ref('offset_ms'))))
      .select(['name', 'offset_ms'])
      .distinct()
      .execute(),
  );
  for (const { name, offset_ms: offset } of rows) await runDue(tenants, name, now + offset);
}
