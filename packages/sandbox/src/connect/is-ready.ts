import { builtOnce, type Connection } from '../state/storage/connection.ts';
import { sql } from '../state/storage/kysely.ts';
import { deleteDeliveries, updateDeliveries } from '../state/deliveries.ts';
import type { Delivery } from './delivery.ts';

/**
 * Checks whether a message may be sent now: not if a later one replaces it, in which case it is
 * deleted, nor if it must wait behind one that is being retried.
 * @evidence inferred
 */
export async function isReady(db: Connection, delivery: Delivery): Promise<boolean> {
  const { position, space, tries, body } = delivery;
  const { aggregated, acknowledged } = body.settings;
  if (tries > 0) return true;
  if (aggregated) {
    if (!(await hasLater(db, delivery))) return true;
    await deleteDeliveries(db, space).where('position', '=', position).execute();
    return false;
  }
  if (!acknowledged || !(await isHeldUp(db, delivery))) return true;
  await updateDeliveries(db, space)
    .set({ state: 'retrying', worker: null })
    .where('position', '=', position)
    .execute();
  return false;
}

async function hasLater(db: Connection, { lane, position }: Delivery): Promise<boolean> {
  return (await findLater(db, [lane, position])).length > 0;
}

const findLater = builtOnce((db) =>
  db
    .selectFrom('deliveries')
    .where('lane', '=', '')
    .where('state', 'in', [sql.lit('waiting'), sql.lit('queued')])
    .where('position', '>', 0)
    .select('position')
    .limit(sql.lit(1)),
);

async function isHeldUp(db: Connection, { space, queue, position }: Delivery): Promise<boolean> {
  const place = [space, queue, position];
  return (await findBefore(db, [...place, ...place])).length > 0;
}

/** Finds an earlier message of the queue that waits for a retry, or is just being retried. */
const findBefore = builtOnce((db) => ({
  compile: () =>
    sql<{ position: number }>`
      select position from deliveries
      where space = ${0} and queue = ${''} and state = 'retrying' and position < ${0}
      union all
      select position from deliveries
      where space = ${0} and queue = ${''} and state in ('waiting', 'queued') and tries > 0
        and position < ${0}
      limit 1`.compile(db),
}));
