import type { Connection, Flavour } from './connection.ts';
import { sql } from './kysely.ts';
import { migrations, newestVersion } from './migrations/index.ts';
import { readNumber, readVersion, writeVersion } from './version.ts';

/** Processes that start at once on one PostgreSQL wait for each other here. */
const advisoryLock = sql`select pg_advisory_xact_lock(409601)`;

/**
 * Brings the tables of a database to the newest version, or to a given one, in one transaction. An
 * empty database gets all tables.
 * @param db a connection of which no other work makes use meanwhile
 * @throws UnusableTables when the tables are of a newer release, or not of a sandbox
 */
export async function migrate(
  db: Connection,
  flavour: Flavour,
  upTo: number = newestVersion,
): Promise<void> {
  if ((await readNumber(db, flavour)) >= upTo) return;
  const begin =
    flavour === 'sqlite' ? sql`begin immediate` : sql`begin isolation level read committed`;
  await begin.execute(db);
  try {
    if (flavour === 'postgres') await advisoryLock.execute(db);
    // Another process may have been faster.
    const version = await readVersion(db, flavour);
    for (const load of migrations.slice(version, upTo)) await (await load()).run(db, flavour);
    await writeVersion(db, flavour, Math.max(version, upTo));
    await sql`commit`.execute(db);
  } catch (error) {
    await sql`rollback`.execute(db).catch(() => {});
    throw error;
  }
}
