import type { SqliteDatabase } from 'kysely';
import type { Connection } from './database.ts';

const databases = new WeakMap<object, SqliteDatabase>();

/** Notes that what a connection asks for can be asked of SQLite itself, which answers at once. */
export function allowDirectly(connection: Connection, database: SqliteDatabase): void {
  databases.set(connection.getExecutor().adapter, database);
}

/**
 * Runs SQL on SQLite without the way through Kysely, which is made for databases that let one wait.
 * Whoever asks has the connection for its transaction.
 * @returns the rows; undefined where the connection is none to SQLite
 */
export function runDirectly<Row>(
  connection: Connection,
  sql: string,
  values: readonly unknown[] = [],
): Row[] | undefined {
  const database = databases.get(connection.getExecutor().adapter);
  if (database === undefined) return undefined;
  const statement = database.prepare(sql);
  if (!statement.reader) {
    statement.run(values);
    return [];
  }
  const rows = statement.all(values);
  return areRows<Row>(rows) ? rows : [];
}

/** What the columns hold is known from the query, as it is to Kysely. */
function areRows<Row>(rows: unknown[]): rows is Row[] {
  return rows.every((row) => typeof row === 'object');
}
