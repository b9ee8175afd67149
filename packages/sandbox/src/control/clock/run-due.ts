import { setImmediate } from 'node:timers/promises';
import type { Tenants } from '../../engine/tenants.ts';
import { createState } from '../../state/state.ts';
import { scheduledJobs } from './scheduled-jobs.ts';

/**
 * Runs the jobs of a tenant that are due up to a time of its clock, in order, each at its own time
 * and in a transaction of its own.
 * @param goesOn whether to run the next job (always)
 * @returns how much that was
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
    const state = await tenants.writeAt(tenant, async (current, db) => {
      const [item] = await current.schedule.upTo(upTo, 1);
      if (item === undefined) return undefined;
      await current.schedule.cancel(item.kind, item.key);
      // What was due while nobody looked happened then.
      const frozenAt = Math.min(item.at, upTo);
      const then = createState(
        db,
        { ...current.tenant, frozenAt },
        tenants.database.flavour,
        current.documents,
      );
      const job = await scheduledJobs[item.kind]?.();
      await job?.(then, item, upTo);
      return then;
    });
    if (state === undefined) break;
  }
  return done;
}
