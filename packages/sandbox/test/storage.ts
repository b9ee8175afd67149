import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { StorageOptions } from '../src/index.ts';

/** Storage of its own for a test: a new database of the PostgreSQL of the run, or SQLite in memory. */
export async function newStorage(): Promise<StorageOptions> {
  const server = inject('postgres');
  return server === undefined ? {} : { url: await newDatabase(server) };
}

/** Makes a database and gives its address. */
export async function newDatabase(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}/${name}`;
}
