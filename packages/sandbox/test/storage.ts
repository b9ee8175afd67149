import { newDatabase } from '@countersign/testing/postgres';
import { inject } from 'vitest';
import type { StorageOptions } from '../src/index.ts';

/**
 * Storage of its own for a sandbox with the default seed: a new database of the PostgreSQL of the run,
 * a copy of one that has the seed, or SQLite in memory.
 */
export function newStorage(): Promise<StorageOptions> {
  return makeStorage(inject('seeded'));
}

/** Opens a database without the seed, for a test that brings another or fills the tables itself. */
export function newEmptyStorage(): Promise<StorageOptions> {
  return makeStorage(undefined);
}

async function makeStorage(template: string | undefined): Promise<StorageOptions> {
  const server = inject('postgres');
  return server === undefined ? {} : { url: await newDatabase(server, template) };
}
