import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import { sql } from './kysely.ts';

/** What became of a transaction whose COMMIT was not answered. */
export type Outcome = 'committed' | 'aborted' | 'unknown';

/** Goes behind `begin`, so that PostgreSQL says the number of the transaction in the same answer. */
export const readTransactionId = '; select pg_current_xact_id()::text as id';

/** How long the database is asked, in milliseconds: it may have to come back first. */
const longestQuestion = 5000;

/** Whether a database can say what became of a transaction, and what one sees: PostgreSQL 13 and later. */
export async function isTraceable(db: Connection): Promise<boolean> {
  try {
    await sql`select pg_xact_status(pg_current_xact_id()), pg_current_snapshot()`.execute(db);
    return true;
  } catch {
    return false;
  }
}

/** Asks the database, on another connection, what became of a transaction. */
export async function findOutcome(db: Connection, transactionId: string): Promise<Outcome> {
  const until = Date.now() + longestQuestion;
  for (;;) {
    const { rows } = await sql<{ status: string | null }>`
      select pg_xact_status(${transactionId}::xid8) as status`
      .execute(db)
      .catch(() => ({ rows: [{ status: 'in progress' }] }));
    const status = rows[0]?.status;
    if (status === 'committed' || status === 'aborted') return status;
    if (status !== 'in progress' || Date.now() > until) return 'unknown';
    await pause(100);
  }
}
