import type { Connection } from '../state/storage/connection.ts';
import { deleteDeliveries, updateDeliveries } from '../state/deliveries.ts';
import type { Delivery } from './delivery.ts';

/**
 * Whether it is the turn of a message: not where a later one stands for it, which it makes way for,
 * nor behind one that is tried again, for which it waits.
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
    .set({ state: 'retrying' })
    .where('position', '=', position)
    .execute();
  return false;
}

async function hasLater(db: Connection, { lane, position }: Delivery): Promise<boolean> {
  const later = await db
    .selectFrom('deliveries')
    .where('lane', '=', lane)
    .where('state', 'in', ['waiting', 'queued'])
    .where('position', '>', position)
    .select('position')
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

async function isHeldUp(db: Connection, { space, queue, position }: Delivery): Promise<boolean> {
  const before = db
    .selectFrom('deliveries')
    .where('space', '=', space)
    .where('queue', '=', queue)
    .where('position', '<', position)
    .select('position')
    .limit(1);
  const resting = await before.where('state', '=', 'retrying').executeTakeFirst();
  if (resting !== undefined) return true;
  // One that is just tried again.
  const retried = await before
    .where('state', 'in', ['waiting', 'queued'])
    .where('tries', '>', 0)
    .executeTakeFirst();
  return retried !== undefined;
}
