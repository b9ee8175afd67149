import type { Connection } from '../storage/connection.ts';
import type { Database } from '../storage/database.ts';
import type { Mode } from '../storage/begin.ts';
import { sql } from '../storage/kysely.ts';

/** The number of the lock that only one process on a PostgreSQL has at a time. */
const lock = 409602;

/**
 * Does one step of the clearing in one transaction. On PostgreSQL one process clears at a time, and
 * the others have nothing to do meanwhile.
 */
export async function inStep(
  database: Database,
  mode: Mode,
  work: (db: Connection) => Promise<boolean>,
): Promise<boolean> {
  return database.transaction(mode, async (db) => {
    if (database.flavour === 'postgres') {
      const { rows } = await sql<{
        got: boolean;
      }>`select pg_try_advisory_xact_lock(${lock}) as got`.execute(db);
      if (rows[0]?.got !== true) return false;
    }
    return work(db);
  });
}

/** The maximum number of rows in one transaction, so that requests do not wait long for it. */
export const mostRows = 200;
