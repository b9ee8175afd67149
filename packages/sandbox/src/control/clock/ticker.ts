import type { EventSink, Tenants } from '../../engine/tenants.ts';
import { hasDueNow } from '../../state/schedule.ts';
import { warnOfFault } from '../../state/storage/warn-of-fault.ts';
import { findTenant, getNow } from '../../state/tenant.ts';
import { runDue } from './run-due.ts';

/** The interval between checks of the schedule, in milliseconds. */
const interval = 1000;

/** The maximum number of tenants whose jobs run at the same time. */
const mostAtOnce = 4;

/** Runs due jobs in every tenant. */
export interface Ticker {
  /** Begins to look at the calendar. */
  start(tenants: Tenants): void;
  /** Runs at once what a transaction has left due, after its commit. */
  onCommitted: EventSink['onCommitted'];
  /** Ends after the transactions that are running. */
  stop(): Promise<void>;
}

export function createTicker(): Ticker {
  const running = new Map<string, Promise<void>>();
  // Tenants for which more fell due while their jobs ran, or that wait for their turn.
  const waiting = new Set<string>();
  let tenants: Tenants | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  const onFault = warnOfFault('running due jobs');

  function wake(name: string): void {
    if (tenants === undefined) return;
    if (running.has(name) || running.size >= mostAtOnce) {
      waiting.add(name);
      return;
    }
    waiting.delete(name);
    running.set(name, run(tenants, name));
  }

  async function run(all: Tenants, name: string): Promise<void> {
    try {
      const now = await findNow(all, name);
      if (now !== undefined) await runDue(all, name, now, () => tenants !== undefined);
    } catch (error) {
      onFault(error);
    }
    running.delete(name);
    for (const next of waiting) wake(next);
  }

  async function look(all: Tenants): Promise<void> {
    for (const name of await listDue(all)) wake(name);
  }

  return {
    start(all) {
      tenants = all;
      timer = setInterval(() => {
        looking ??= look(all)
          .catch(onFault)
          .finally(() => void (looking = undefined));
      }, interval);
      timer.unref();
    },
    onCommitted(state) {
      if (hasDueNow(state)) wake(state.tenant.name);
    },
    async stop() {
      clearInterval(timer);
      tenants = undefined;
      await looking;
      await Promise.all(running.values());
    },
  };
}

/** The tenants in which something is due by their own clocks. */
async function listDue({ database }: Tenants): Promise<string[]> {
  const now = Date.now();
  const rows = await database.transaction('read', (db) =>
    db
      .selectFrom('tenants')
      .innerJoin('due', 'due.space', 'tenants.space')
      .where(({ eb, fn }) =>
        eb('due_at', '<=', fn.coalesce('frozen_at', eb(eb.val(now), '+', eb.ref('offset_ms')))),
      )
      .select('name')
      .distinct()
      .execute(),
  );
  return rows.map(({ name }) => name);
}

/** The time of a tenant; undefined if it was deleted. */
async function findNow({ database }: Tenants, name: string): Promise<number | undefined> {
  const tenant = await database.transaction('read', (db) => findTenant(db, name));
  return tenant === undefined ? undefined : getNow(tenant);
}
