import type { Selectable } from 'kysely';
import { builtOnce, type Connection, flavourOf } from '../state/storage/connection.ts';
import { sql } from '../state/storage/kysely.ts';
import { sharedStatement } from '../state/storage/shared-statement.ts';
import type { DeliveryRow } from '../state/storage/tables.ts';

/** The columns of a message that a try changes, and those that it is found by. */
type Try = Pick<
  Selectable<DeliveryRow>,
  'state' | 'failed' | 'tries' | 'tried_at' | 'steps' | 'space' | 'position' | 'lane'
>;

/**
 * Stores the outcome of a try. The position can belong to another message by now, as after a reset,
 * which is then left alone.
 */
export async function storeTry(db: Connection, one: Try): Promise<void> {
  if (flavourOf(db) === 'postgres') return storeWithOthers(db, one);
  const { state, failed, tries, tried_at, steps, space, position, lane } = one;
  await storeOne(db, [state, failed, tries, tried_at, steps, space, position, lane]);
}

const storeOne = builtOnce((db) =>
  db
    .updateTable('deliveries')
    .set({ state: '', failed: 0, tries: 0, tried_at: 0, steps: '', worker: sql.lit(null) })
    .where('space', '=', 0)
    .where('position', '=', 0)
    .where('lane', '=', ''),
);

const storeWithOthers = sharedStatement(
  async (db, all: readonly Try[]) => {
    const positions = all.map(({ position }) => position);
    await storeAll(db, [
      all.map(({ state }) => state),
      all.map(({ failed }) => failed),
      all.map(({ tries }) => tries),
      all.map(({ tried_at }) => tried_at),
      all.map(({ steps }) => steps),
      all.map(({ space }) => space),
      positions,
      all.map(({ lane }) => lane),
      positions,
    ]);
  },
  () => {},
);

// The last condition makes sure of the index, whatever the planner thinks of the size of the table.
const storeAll = builtOnce((db) => ({
  compile: () =>
    sql`
      update deliveries
      set state = tried.state, failed = tried.failed, tries = tried.tries,
        tried_at = tried.tried_at, steps = tried.steps, worker = null
      from unnest(
        ${[]}::text[], ${[]}::integer[], ${[]}::integer[], ${[]}::bigint[], ${[]}::text[],
        ${[]}::bigint[], ${[]}::bigint[], ${[]}::text[]
      ) as tried (state, failed, tries, tried_at, steps, space, position, lane)
      where deliveries.space = tried.space and deliveries.position = tried.position
        and deliveries.lane = tried.lane and deliveries.position = any(${[]}::bigint[])`.compile(
      db,
    ),
}));
