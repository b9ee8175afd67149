import { Kysely, SqliteDialect } from '../../../src/state/storage/kysely.ts';
import type { Flavour } from '../../../src/state/storage/connection.ts';
import { migrate } from '../../../src/state/storage/migrate.ts';
import { openPool, postgresDialect } from '../../../src/state/storage/postgres.ts';
import { openSqlite } from '../../../src/state/storage/sqlite.ts';
import type { Tables } from '../../../src/state/storage/tables.ts';

/**
 * Lists the SQL by which the migrations up to a version create the tables of an empty database.
 * @param url an empty PostgreSQL (SQLite)
 */
export async function listStatements(version: number, url?: string): Promise<string[]> {
  const flavour: Flavour = url === undefined ? 'sqlite' : 'postgres';
  const statements: string[] = [];
  const db = new Kysely<Tables>({
    dialect:
      url === undefined
        ? new SqliteDialect({ database: openSqlite(':memory:') })
        : postgresDialect(await openPool(url)),
    log({ query }) {
      const sql = query.sql.replaceAll(/\s+/g, ' ').trim();
      if (/^(create|alter|drop)\b/i.test(sql)) statements.push(`${sql};`);
    },
  });
  await db.connection().execute((connection) => migrate(connection, flavour, version));
  await db.destroy();
  return statements;
}

/** The line that separates the tables from the rows in a kept database. */
export const rowsBegin = '-- rows';
