import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newDatabase } from '@countersign/testing/postgres';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { StorageOptions } from '../../../src/index.ts';

/** Reads the kept SQL of a version, for the database of the run. */
export function keptSql(version: number): string {
  const flavour = inject('postgres') === undefined ? 'sqlite' : 'postgres';
  const name = `${String(version).padStart(4, '0')}.${flavour}.sql`;
  return readFileSync(path.join(import.meta.dirname, name), 'utf8');
}

/**
 * A new database in which some SQL was run.
 * @param file path of the database on SQLite
 */
export async function databaseWith(sql: string, file: string): Promise<StorageOptions> {
  const server = inject('postgres');
  if (server === undefined) {
    const database = new DatabaseSync(file);
    database.exec(sql);
    database.close();
    return { file };
  }
  const url = await newDatabase(server);
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
  return { url };
}
