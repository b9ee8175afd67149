import { type Connection, runDirectly } from './connection.ts';
import { CompiledQuery } from './kysely.ts';
import { readTransactionId, type TransactionId } from './outcome.ts';

/**
 * The mode of a transaction. `count` reads where totals are kept: on the connection of SQLite that
 * writes, and as `read` on PostgreSQL. `queue` is for rows that no other work reads at the same time: on
 * PostgreSQL it neither waits for requests nor makes another transaction start again.
 */
export type Mode = 'read' | 'count' | 'write' | 'queue';

/**
 * Makes PostgreSQL use an index even for small tables: a serializable transaction that scans a
 * whole table conflicts with every transaction that writes to it.
 */
const rowByRow = 'set local enable_seqscan = off';

/**
 * Statements by which serializable work that began again too often gets the database for itself:
 * otherwise work of others that is always faster, such as a long import by another client, makes it
 * begin again for ever. Every serializable transaction locks the table of the version, on which
 * nothing else waits, before it reads its snapshot; the one that is alone locks it against them. It
 * does not wait longer than a second for those that run, as all that begin later wait behind it.
 */
const among = 'lock table countersign_version in row share mode';
const alone =
  'set local lock_timeout = 1000; lock table countersign_version in exclusive mode; set local lock_timeout to default';

/** The ways in which a transaction begins. */
type Begin = 'about' | 'alone' | 'queue' | 'read' | 'write';

/**
 * Lists the statements that begin transactions on PostgreSQL.
 * @param limited statements that set limits for a transaction
 * @param isTraced true if PostgreSQL can be asked for the outcome of a transaction by its ID
 */
export function listBegins(limited: string, isTraced: boolean): Readonly<Record<Begin, string>> {
  const traced = isTraced ? readTransactionId : '';
  return {
    read: `begin isolation level repeatable read read only${limited}`,
    write: `begin isolation level serializable; ${among}${limited}; ${rowByRow}${traced}`,
    alone: `begin isolation level serializable; ${alone}${limited}; ${rowByRow}${traced}`,
    about: `begin isolation level repeatable read${limited}${traced}`,
    queue: `begin isolation level read committed${limited}`,
  };
}

/**
 * Begins a transaction on PostgreSQL.
 * @returns the ID of the transaction, if the statement selects it
 */
export async function beginWith(
  connection: Connection,
  statement: string,
): Promise<TransactionId | undefined> {
  const { rows } = await connection.executeQuery<TransactionId>(CompiledQuery.raw(statement));
  return rows[0];
}

/** Runs a statement without values. */
export async function run(connection: Connection, statement: string): Promise<void> {
  if (runDirectly(connection, statement) === undefined)
    await connection.executeQuery(CompiledQuery.raw(statement));
}
