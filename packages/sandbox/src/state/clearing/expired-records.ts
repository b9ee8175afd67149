import { forgetRecords } from '../storage/kept-records.ts';
import { sql } from '../storage/kysely.ts';
import type { Database } from '../storage/database.ts';
import { inStep, mostRows } from './in-step.ts';

/**
 * Deletes some of the things whose time is over by the clock of their tenant: addresses of views,
 * sessions of browsers, codes of log-ins.
 * @returns true if there may be more
 */
export async function clearExpiredRecords(database: Database): Promise<boolean> {
  const now = Date.now();
  return inStep(database, 'queue', async (db) => {
    const expired = await db
      .selectFrom('tenants')
      .innerJoin('things', 'things.space', 'tenants.space')
      .where(
        sql<boolean>`things.expires_at <= coalesce(tenants.frozen_at, tenants.offset_ms + cast(${now} as bigint))`,
      )
      .select(['things.position', 'things.expires_at'])
      .limit(mostRows)
      .execute();
    for (const { position, expires_at: at } of expired)
      await db
        .deleteFrom('things')
        .where('position', '=', position)
        // A session may have been used in this moment.
        .where('expires_at', '=', at)
        .execute();
    if (expired.length > 0) forgetRecords(db);
    return expired.length === mostRows;
  });
}
