import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import { sql } from './kysely.ts';
import { whichServer, whichSnapshot } from './which-server.ts';

/** The outcome of a transaction whose COMMIT was not answered. */
export type Outcome = 'committed' | 'aborted' | 'unknown';

/** A transaction: its number, and the server that gave it. */
export interface TransactionId {
  id: string;
  server: string;
}

/** Goes behind `begin`, so that PostgreSQL says which transaction it is in the same answer. */
export const readTransactionId = `; select pg_current_xact_id()::text as id, ${whichServer} as server`;

/**
 * Timeout in milliseconds for asking about an outcome: the database may have to come back first.
 */
const longestQuestion = 5000;

/**
 * Checks whether a database can report the outcome and the snapshot of a transaction: PostgreSQL 13
 * and later.
 */
export async function isTraceable(db: Connection): Promise<boolean> {
  try {
    await sql`select pg_xact_status(pg_current_xact_id()), ${whichSnapshot}`.execute(db);
    return true;
  } catch {
    return false;
  }
}

/**
 * Asks the database, on another connection, for the outcome of a transaction. Only the server that
 * assigned its ID knows it: a server that replaced it may never have received the transaction.
 */
export async function findOutcome(db: Connection, given: TransactionId): Promise<Outcome> {
  const until = Date.now() + longestQuestion;
  for (;;) {
    const found = await ask(db, given).catch(() => ({ status: 'in progress', isSame: true }));
    if (!found.isSame) return 'unknown';
    if (found.status === 'aborted') return found.status;
    if (found.status === 'committed' && (await isSafe(db, given))) return found.status;
    if (!['committed', 'in progress'].includes(found.status ?? '') || Date.now() > until)
      return 'unknown';
    await pause(100);
  }
}

interface Found {
  status: string | null;
  isSame: boolean;
}

async function ask(db: Connection, { id, server }: TransactionId): Promise<Found> {
  const isSame = sql<boolean>`${sql.raw(whichServer)} = ${server}`;
  // A number that another server has not reached yet is an error.
  const { rows } = await sql<Found>`
    select case when ${isSame} then pg_xact_status(${id}::xid8) end as status,
      ${isSame} as "isSame"`.execute(db);
  return rows[0] ?? { status: null, isSame: false };
}

/**
 * Reports whether the commits of a server so far are also where a commit must be before it is answered, as
 * on a synchronous replica: a commit after it is.
 */
async function isSafe(db: Connection, { server }: TransactionId): Promise<boolean> {
  try {
    const { rows } = await sql<{ isSame: boolean }>`
      select ${sql.raw(whichServer)} = ${server} as "isSame",
        pg_logical_emit_message(true, 'countersign', '')`.execute(db);
    return rows[0]?.isSame === true;
  } catch {
    return false;
  }
}
