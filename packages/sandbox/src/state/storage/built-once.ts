import type { CompiledQuery } from 'kysely';
import type { Connection } from './database.ts';
import { runDirectly } from './direct.ts';

/** Runs a query with these values, in the order in which it names them. */
export type BuiltOnce<Row> = (connection: Connection, values: readonly unknown[]) => Promise<Row[]>;

/**
 * A query that every request runs: it is built and written as SQL once for each database, and run
 * with other values each time. To build it takes longer than to run it.
 * @param build builds the query; the values in it stand for those to come
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
