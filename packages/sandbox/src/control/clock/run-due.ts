import { setImmediate, setTimeout } from 'node:timers/promises';
import { Refusal } from '@countersign/mock/core/answers';
import type { Tenants } from '../../engine/tenants.ts';
import type { ScheduledItem } from '../../state/schedule.ts';
import { createState, type State } from '../../state/state.ts';
import type { Connection } from '../../state/storage/connection.ts';
import { findJob } from '../../areas/find-job.ts';
import { noteJob } from './clock-history.ts';

/**
 * Runs the jobs of a tenant that are due up to a time of its clock, in order, each at its own time
 * and in a transaction of its own. A job that is refused, such as the sending of an envelope without
 * recipients, is undone and taken out of the calendar, so that it does not stop the others.
 * @param goesOn tells if the next job is to run (by default each one is)
 * @returns the number of jobs that ran
 */
export async function runDue(
  tenants: Tenants,
  tenant: string,
  upTo: number,
  goesOn: () => boolean = () => true,
): Promise<number> {
  let done = 0;
  for (; goesOn(); done += 1) {
    // Requests get their turn between two jobs.
    if (done > 0) await setImmediate();
    let due: ScheduledItem | undefined;
    const runNext = async (current: State, db: Connection) => {
      const [item] = await current.schedule.upTo(upTo, 1);
      due = item;
      if (item === undefined) return undefined;
      await current.schedule.cancel(item.kind, item.key);
      const then = createStateAt(current, db, Math.min(item.at, upTo));
      const job = await findJob(item.kind)?.load();
      await job?.(then, item, upTo);
      return then;
    };
    try {
      const then = await tenants.writeAt(tenant, runNext);
      if (then === undefined) break;
      if (due !== undefined) noteRan(tenants, then, due);
    } catch (error) {
      if (!(error instanceof Refusal) || due === undefined) throw error;
      await giveUp(tenants, tenant, due, upTo, error.message);
    }
  }
  return done;
}

/**
 * Runs the jobs of a tenant that are due up to a time, and waits for those that the ticker or
 * another process is running, so that the caller sees their changes. The ticker runs the jobs that
 * are left.
 * @param most the maximum number of jobs to run
 * @param isAwaited returns true while a caller waits for the jobs
 * @returns the number of jobs that it ran itself
 */
export async function runAllDue(
  tenants: Tenants,
  tenant: string,
  upTo: number,
  { most, isAwaited }: { most: number; isAwaited: () => boolean },
): Promise<number> {
  let done = 0;
  for (;;) {
    const before = done;
    let next = 0;
    done += await runDue(tenants, tenant, upTo, () => {
      next += 1;
      return isAwaited() && before + next <= most;
    });
    if (done >= most || !isAwaited()) return done;
    if (!(await tenants.read(tenant, (state) => state.schedule.isDue(upTo)))) return done;
    await setTimeout(10);
  }
}

function noteRan(tenants: Tenants, { now, tenant }: State, job: ScheduledItem, refused?: string) {
  const { kind, key } = job;
  noteJob(tenants, tenant.space, { at: now, kind, key, ...(refused !== undefined && { refused }) });
}

async function giveUp(
  tenants: Tenants,
  tenant: string,
  item: ScheduledItem,
  upTo: number,
  reason: string,
): Promise<void> {
  await tenants.writeAt(tenant, async (current, db) => {
    await current.schedule.cancel(item.kind, item.key);
    const then = createStateAt(current, db, Math.min(item.at, upTo));
    const refused = await findJob(item.kind)?.loadRefused?.();
    await refused?.(then, item, reason);
    noteRan(tenants, then, item, reason);
    return then;
  });
}

/**
 * Creates the state at the time of a job: a job that is overdue runs as of the time at which it was
 * due.
 */
function createStateAt(current: State, db: Connection, frozenAt: number): State {
  return createState(
    db,
    { ...current.tenant, frozenAt },
    () => current.documents,
    () => current.sealKey(),
    current.apart,
  );
}
