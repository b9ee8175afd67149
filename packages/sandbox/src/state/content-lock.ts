import { type Connection, flavourOf } from './storage/connection.ts';
import { sql } from './storage/kysely.ts';

/** Keeps a content from being cleared away until the transaction ends. SQLite has one at a time. */
export async function lockContent(db: Connection, hash: string): Promise<void> {
  if (flavourOf(db) === 'postgres')
    await sql`select pg_advisory_xact_lock_shared(${contentLock(hash)}::bigint)`.execute(db);
}

/**
 * Returns the number of a content's advisory lock on PostgreSQL: shared for putting it, exclusive
 * for deleting it. Two contents with the same number only wait for each other.
 */
export function contentLock(hash: string): string {
  return Buffer.from(hash, 'base64url').readBigInt64BE(0).toString();
}
