// Engines that only speak the language of PostgreSQL are refused before anything is changed there.
import { newDatabase } from '@countersign/testing/postgres';
import { Client } from 'pg';
import { expect, inject, it } from 'vitest';
import { createSandbox } from '../../../src/index.ts';

/** A database that says that it is something else, by a function that is found first. */
async function pretend(version: string): Promise<{ url: string; client: Client }> {
  const server = inject('postgres');
  if (server === undefined) throw new Error('this needs a PostgreSQL');
  const url = new URL(await newDatabase(server));
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query('create schema pretended');
  await client.query(
    `create function pretended.version() returns text language sql as $$ select '${version}' $$`,
  );
  url.searchParams.set('options', '-c search_path=pretended,pg_catalog,public');
  return { url: url.href, client };
}

it.each([
  ['CockroachDB CCL v25.3.1 (x86_64-pc-linux-gnu)', 'CockroachDB'],
  ['PostgreSQL 15.12-YB-2025.1.0.0-b0 on x86_64-pc-linux-gnu', 'YugabyteDB'],
])('%s is refused', async (version, name) => {
  const { url, client } = await pretend(version);
  await expect(createSandbox({ storage: { url } })).rejects.toThrow(`${name} is not supported`);
  const { rows } = await client.query(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  );
  expect(rows).toEqual([]);
  await client.end();
});

it('numbers that JavaScript would round are refused', async () => {
  const server = inject('postgres');
  if (server === undefined) throw new Error('this needs a PostgreSQL');
  const url = await newDatabase(server);
  const first = await createSandbox({ storage: { url } });
  await first.close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('update spaces set space = 9007199254740993 where space = 1');
  await client.query('update tenants set space = 9007199254740993 where space = 1');
  await client.end();
  await expect(createSandbox({ storage: { url } })).rejects.toThrow(
    '9007199254740993, which is too large',
  );
});
