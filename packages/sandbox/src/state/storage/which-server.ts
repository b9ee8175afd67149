// PostgreSQL numbers its transactions by itself. After a failover another server gives the same
// numbers to others, so that a number says something only together with who gave it.
import { sql } from './kysely.ts';

/**
 * SQL for the server that answers: its timeline, which each failover counts up, and its address, since
 * two servers may have counted up at once. Fails on a server that only follows another one.
 */
export const whichServer =
  "concat_ws(' ', substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8), host(inet_server_addr()), inet_server_port())";

/**
 * SQL for an identifier of the snapshot of a transaction: transactions with the same text see the
 * same data. A server that crashed may reuse transaction numbers, so the time of its start is part
 * of it.
 */
export const whichSnapshot = sql<string>`
  concat_ws(' ', pg_current_snapshot(), ${sql.raw(whichServer)}, pg_postmaster_start_time())`;
