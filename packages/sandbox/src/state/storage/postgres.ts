import { PostgresDialect } from './kysely.ts';
import type { Pool } from 'pg';

/** The type of whole numbers of 64 bits, by its number in the catalogue of PostgreSQL. */
const int8 = 20;

/**
 * A pool of connections to PostgreSQL. Whole numbers come as numbers: none of ours needs more than
 * 53 bits.
 * @param url `postgres://user:password@host:port/database`
 */
export async function openPool(url: string): Promise<Pool> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    types: {
      getTypeParser: (id, format) =>
        id === int8 ? Number : pg.types.getTypeParser(id, format === 'binary' ? 'binary' : 'text'),
    },
  });
  // A connection that breaks while nobody uses it is replaced; the next request tells if it cannot be.
  pool.on('error', () => {});
  // One that breaks while it is used fails the query too; its own event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Kysely on PostgreSQL. */
export function postgresDialect(pool: Pool): PostgresDialect {
  return new PostgresDialect({ pool });
}
