import { inTenant } from '../../engine/create-service.ts';
import { stateOf, type State } from '../../state/state.ts';
import type { Database } from '../../state/storage/database.ts';
import { dueJobs } from './due-work.ts';

/** What running the calendar needs beside the database. */
export interface DueParts {
  database: Database;
  /** Takes up what happened, within the transaction: Connect. */
  takeUp(state: State): Promise<void>;
  afterwards(state: State): void;
}

/**
 * Lets happen what is due in a tenant up to a time of its clock, in order, each at its own time
 * and in a transaction of its own.
 * @returns how much that was
 */
export async function runDue(
  { database, takeUp, afterwards }: DueParts,
  tenant: string,
  upTo: number,
): Promise<number> {
  for (let done = 0; ; done += 1) {
    const state = await inTenant(database, tenant, 'write', async (current, db) => {
      const [item] = await current.due.upTo(upTo, 1);
      if (item === undefined) return undefined;
      await current.due.cancel(item.kind, item.key);
      // What was due while nobody looked happened then.
      const frozenAt = Math.min(item.at, upTo);
      const then = stateOf(
        db,
        { ...current.tenant, frozenAt },
        database.flavour,
        current.documents,
      );
      const job = await dueJobs[item.kind]?.();
      await job?.(then, item);
      if (then.events.length > 0) await takeUp(then);
      return then;
    });
    if (state === undefined) return done;
    afterwards(state);
  }
}
