import { inStep } from './in-step.ts';
import { sql } from '../storage/kysely.ts';
import type { Database } from '../storage/database.ts';

/** Pages of SQLite, of 4 kB each: how many a file keeps for what comes, and gives back at once. */
const reserve = 256;
const most = 256;

/**
 * Gives some of the free pages of a file back to the disk. PostgreSQL does that by itself.
 * @returns whether there may be more
 */
export async function giveBackPages(database: Database): Promise<boolean> {
  if (database.flavour === 'postgres') return false;
  return inStep(database, 'queue', async (db) => {
    const { rows } = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(db);
    const spare = (rows[0]?.freelist_count ?? 0) - reserve;
    if (spare <= 0) return false;
    await sql.raw(`pragma incremental_vacuum(${Math.min(spare, most)})`).execute(db);
    const after = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(db);
    // A file that was made without it gives nothing back.
    return (after.rows[0]?.freelist_count ?? 0) < (rows[0]?.freelist_count ?? 0) && spare > most;
  });
}
