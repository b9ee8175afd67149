import type { Tenants } from '../../engine/tenants.ts';
import { stateOf } from '../../state/state.ts';
import { dueJobs } from './due-work.ts';

/**
 * Lets happen what is due in a tenant up to a time of its clock, in order, each at its own time
 * and in a transaction of its own.
 * @returns how much that was
 */
export async function runDue(tenants: Tenants, tenant: string, upTo: number): Promise<number> {
  for (let done = 0; ; done += 1) {
    const state = await tenants.writeAt(tenant, async (current, db) => {
      const [item] = await current.due.upTo(upTo, 1);
      if (item === undefined) return undefined;
      await current.due.cancel(item.kind, item.key);
      // What was due while nobody looked happened then.
      const frozenAt = Math.min(item.at, upTo);
      const then = stateOf(
        db,
        { ...current.tenant, frozenAt },
        tenants.database.flavour,
        current.documents,
      );
      const job = await dueJobs[item.kind]?.();
      await job?.(then, item);
      return then;
    });
    if (state === undefined) return done;
  }
}
