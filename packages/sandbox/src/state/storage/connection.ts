import type { CompiledQuery, Kysely, SqliteDatabase } from 'kysely';
import type { Tables } from './tables.ts';

export type Flavour = 'sqlite' | 'postgres';

/** A connection within a transaction. */
export type Connection = Kysely<Tables>;

const databases = new WeakMap<object, SqliteDatabase>();

/** The adapters of the connections that write, by those of connections that only read the same file. */
const mains = new WeakMap<object, object>();

/**
 * Allows queries of a connection to run on SQLite directly and synchronously.
 * @param main the connection that writes, for one that only reads the same file
 */
export function allowDirectly(
  connection: Connection,
  database: SqliteDatabase,
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
  if (database === undefined) return undefined;
  const statement = database.prepare(sql);
  if (!statement.reader) {
    statement.run(values);
    return [];
  }
  const rows = statement.all(values);
  return areRows<Row>(rows) ? rows : [];
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
  return async (connection, parameters) => {
    const { adapter } = connection.getExecutor();
    let query = known.get(adapter);
    if (query === undefined) {
      query = build(connection).compile();
      known.set(adapter, query);
    }
    const direct = runDirectly<Row>(connection, query.sql, parameters);
    if (direct !== undefined) return direct;
    const { rows } = await connection.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
