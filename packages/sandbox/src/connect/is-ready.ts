import { builtOnce, type Connection, flavourOf } from '../state/storage/connection.ts';
import { sql } from '../state/storage/kysely.ts';
import { sharedStatement } from '../state/storage/shared-statement.ts';
import { deleteDeliveries, isUnsent, updateDeliveries } from '../state/deliveries.ts';
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
    .where(isUnsent)
    .where('state', 'in', [sql.lit('waiting'), sql.lit('queued')])
    .where('position', '>', 0)
    .select('position')
    .limit(sql.lit(1)),
);

type Place = Pick<Delivery, 'space' | 'queue' | 'position'>;

/** Checks whether an earlier message of the queue waits for a retry, or is just being retried. */
async function isHeldUp(db: Connection, { space, queue, position }: Place): Promise<boolean> {
  if (flavourOf(db) === 'postgres') return isOneHeldUp(db, { space, queue, position });
  const place = [space, queue, position];
  return (await findBefore(db, [...place, ...place])).length > 0;
}

const findBefore = builtOnce((db) => ({
  compile: () =>
    sql<{ position: number }>`
      select position from deliveries
      where ${isUnsent} and space = ${0} and queue = ${''} and state = 'retrying'
        and position < ${0}
      union all
      select position from deliveries
      where ${isUnsent} and space = ${0} and queue = ${''} and state in ('waiting', 'queued')
        and tries > 0 and position < ${0}
      limit 1`.compile(db),
}));

const isOneHeldUp = sharedStatement(
  async (db, all: readonly Place[]) => {
    const rows = await findHeldUp(db, [
      all.map(({ space }) => space),
      all.map(({ queue }) => queue),
      all.map(({ position }) => position),
    ]);
    return new Set(rows.map(({ position }) => position));
  },
  (heldUp, { position }) => heldUp.has(position),
);

const findHeldUp = builtOnce((db) => ({
  compile: () =>
    sql<{ position: number }>`
      select position
      from unnest(${[]}::bigint[], ${[]}::text[], ${[]}::bigint[]) as later (space, queue, position)
      where exists (
        select 1 from deliveries as earlier
        where earlier.space = later.space and earlier.queue = later.queue
          and earlier.state = 'retrying' and earlier.position < later.position
      ) or exists (
        select 1 from deliveries as earlier
        where earlier.space = later.space and earlier.queue = later.queue
          and earlier.state in ('waiting', 'queued') and earlier.tries > 0
          and earlier.position < later.position
      )`.compile(db),
}));
