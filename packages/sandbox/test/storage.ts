import { newDatabase } from '@countersign/testing/postgres';
import { inject } from 'vitest';
import type { StorageOptions } from '../src/index.ts';

/** Storage of its own for a test: a new database of the PostgreSQL of the run, or SQLite in memory. */
export async function newStorage(): Promise<StorageOptions> {
  const server = inject('postgres');
  return server === undefined ? {} : { url: await newDatabase(server) };
}
