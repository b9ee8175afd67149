import { newDatabase } from '@countersign/testing/postgres';
import { inject } from 'vitest';
import { createSandbox, type Sandbox } from '../../../src/index.ts';

/** Two servers on one database. */
export async function startTwoServers(): Promise<[Sandbox, Sandbox]> {
  const server = inject('postgres');
  if (server === undefined) throw new Error('two servers need a PostgreSQL');
  const url = await newDatabase(server);
  return [await createSandbox({ storage: { url } }), await createSandbox({ storage: { url } })];
}
