import { snapshotsOf } from '../control/snapshots.ts';
import { seedSpace } from '../state/tenant.ts';
import type { Connection, Database } from '../storage/database.ts';

/** How many spaces are cleared in one transaction, so that requests need not wait long. */
const most = 25;

/**
 * Deletes what lies in spaces that nobody comes back to: those of tenants that were reset or taken
 * away, and of snapshots that were deleted.
 */
export async function clearSpaces(database: Database): Promise<void> {
  for (;;) {
    const left = await database.transaction('read', findLeft);
    if (left.length === 0) return;
    await database.transaction('write', async (db) => {
      // In the meantime one may have become the origin of another.
      const still = (await findLeft(db)).filter((space) => left.includes(space));
      if (still.length === 0) return;
      await db.deleteFrom('things').where('space', 'in', still).execute();
      await db.deleteFrom('envelopes').where('space', 'in', still).execute();
      await db.deleteFrom('due').where('space', 'in', still).execute();
      await db.deleteFrom('deliveries').where('space', 'in', still).execute();
      await db.deleteFrom('spaces').where('space', 'in', still).execute();
    });
  }
}

async function findLeft(db: Connection): Promise<number[]> {
  const held = (await snapshotsOf(db).everywhere()).map(({ thing }) => thing.space);
  const rows = await db
    .selectFrom('spaces')
    .select('space')
    .where('space', 'not in', [seedSpace, ...held])
    .where('space', 'not in', (from) => from.selectFrom('tenants').select('space'))
    // A space that is still to be filled needs the one that it is filled from.
    .where('space', 'not in', (from) => from.selectFrom('tenants').select('origin'))
    .orderBy('space')
    .limit(most)
    .execute();
  return rows.map(({ space }) => space);
}
