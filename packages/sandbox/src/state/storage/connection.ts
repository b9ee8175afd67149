import type { CompiledQuery, Kysely } from 'kysely';
import type { OpenSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Flavour = 'sqlite' | 'postgres';

/** A connection within a transaction. */
export type Connection = Kysely<Tables>;

const databases = new WeakMap<object, OpenSqlite>();

/** The adapters of the connections that write, by those of connections that only read the same file. */
const mains = new WeakMap<object, object>();

/**
 * Allows queries of a connection to run on SQLite directly and synchronously.
 * @param main the connection that writes, for one that only reads the same file
 */
export function allowDirectly(
  connection: Connection,
  database: OpenSqlite,
  main?: Connection,
): void {
  const { adapter } = connection.getExecutor();
  databases.set(adapter, database);
  if (main !== undefined) mains.set(adapter, main.getExecutor().adapter);
}

/** Returns true for a connection that only reads, while another one writes. */
export function onlyReads(connection: Connection): boolean {
  return mains.has(connection.getExecutor().adapter);
}

/** Identifies a database: the object is the same for all its connections. */
export function identifyDatabase(connection: Connection): object {
  const { adapter } = connection.getExecutor();
  return mains.get(adapter) ?? adapter;
}

/** Finds which database a connection is to. */
export function flavourOf(connection: Connection): Flavour {
  return databases.has(connection.getExecutor().adapter) ? 'sqlite' : 'postgres';
}

/**
 * Runs SQL on SQLite synchronously, bypassing Kysely, which is made for asynchronous databases. The
 * caller must have the connection for its transaction.
 * @returns the rows; undefined if the connection is not to SQLite
 */
export function runDirectly<Row>(
  connection: Connection,
  sql: string,
  values: readonly unknown[] = [],
): Row[] | undefined {
  const database = databases.get(connection.getExecutor().adapter);
  return database === undefined ? undefined : runOn(database, sql, values);
}

function runOn<Row>(database: OpenSqlite, sql: string, values: readonly unknown[]): Row[] {
  const statement = database.prepare(sql);
  if (!statement.reader) {
    statement.run(values);
    return [];
  }
  const rows = statement.all(values);
  return areRows<Row>(rows) ? rows : [];
}

/** Counts the rows that a connection of SQLite has changed since it was opened. */
export function countOwnChanges(connection: Connection): number {
  const statement = 'select total_changes() as count';
  return runDirectly<{ count: number }>(connection, statement)?.[0]?.count ?? 0;
}

/** Counts the changes of a file of SQLite by other connections. */
export function countOtherChanges(connection: Connection): number {
  const statement = 'pragma data_version';
  return runDirectly<{ data_version: number }>(connection, statement)?.[0]?.data_version ?? 0;
}

/** Counts the statements on SQLite that may have changed something. */
export function countWrites(connection: Connection): number {
  return databases.get(connection.getExecutor().adapter)?.countWrites() ?? 0;
}

/**
 * Parses JSON that this sandbox has written: a column of its database, or a file of its build. Its
 * type is trusted, as the types of columns are: the code that reads it has the type of the code
 * that wrote it, and migrations convert older data. Data from any other source are validated by a
 * schema.
 */
export function readOwnJson<Value>(text: string): Value {
  const value: Value = JSON.parse(text);
  return value;
}

/**
 * Narrows rows to the type that the query determines, as Kysely does; trusted for the same reason
 * as `readOwnJson`.
 */
function areRows<Row>(rows: unknown[]): rows is Row[] {
  return rows.every((row) => typeof row === 'object');
}

/** Runs a query with these values, in the order in which it names them. */
type BuiltOnce<Row> = (connection: Connection, values: readonly unknown[]) => Promise<Row[]>;

/**
 * Creates a query that every request runs: its SQL is built once for each database, and executed
 * with other values each time. Building it takes longer than executing it.
 * @param build builds the query, with placeholders for the values
 */
export function builtOnce<Row>(
  build: (connection: Connection) => { compile(): CompiledQuery<Row> },
): BuiltOnce<Row> {
  const known = new WeakMap<object, CompiledQuery<Row>>();
  function find(connection: Connection, adapter: object): CompiledQuery<Row> {
    let query = known.get(adapter);
    if (query === undefined) {
      query = build(connection).compile();
      known.set(adapter, query);
    }
    return query;
  }
  return (connection, parameters) => {
    const { adapter } = connection.getExecutor();
    const database = databases.get(adapter);
    if (database === undefined)
      return execute(connection, { ...find(connection, adapter), parameters });
    // SQLite has the rows at once; a function that is async takes as long as some statements.
    try {
      return Promise.resolve(runOn<Row>(database, find(connection, adapter).sql, parameters));
    } catch (error) {
      return Promise.reject(error);
    }
  };
}

async function execute<Row>(connection: Connection, query: CompiledQuery<Row>): Promise<Row[]> {
  const { rows } = await connection.executeQuery<Row>(query);
  return rows;
}
