// A database of every released version can be used with this release; no other database is touched.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newDatabase } from '@countersign/testing/postgres';
import { Client } from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createSandbox, type StorageOptions } from '../../src/index.ts';
import { clearUnusedContents } from '../../src/state/clearing/unused-contents.ts';
import { openDatabase } from '../../src/state/storage/database.ts';
import { newestVersion } from '../../src/state/storage/migrations/index.ts';
import { databaseWith, keptSql } from './released/open-kept.ts';
import { rowsBegin, listStatements } from './released/statements.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'countersign-versions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

const postgres = inject('postgres');
const versions = Array.from({ length: newestVersion }, (_, at) => at + 1);

function file(name: string): string {
  return path.join(folder, `${name}.db`);
}

const account = '/restapi/v2.1/accounts/6c2f8a40-1d7b-4e93-b5a8-9e0c3d6f7b12';

/** Reads over HTTP what the kept databases hold. */
async function look(storage: StorageOptions) {
  const sandbox = await createSandbox({ storage });
  async function get(address: string): Promise<Response> {
    const headers = { authorization: 'Bearer rosa' };
    const request = new Request(`http://sandbox.test${account}${address}`, { headers });
    return sandbox.fetch(request);
  }
  const list: { envelopes: { envelopeId: string; emailSubject: string }[] } = Object(
    await (await get('/envelopes?from_date=2000-01-01')).json(),
  );
  const { users }: { users: { userId: string; userName: string }[] } = Object(
    await (await get('/users')).json(),
  );
  const [envelope] = list.envelopes;
  const pdf = await get(`/envelopes/${envelope?.envelopeId}/documents/1`);
  const image = await get(`/users/${users[0]?.userId}/profile/image`);
  const seen = {
    subject: envelope?.emailSubject,
    user: users[0]?.userName,
    pdf: (await pdf.text()).slice(0, 8),
    image: (await image.text()).slice(0, 6),
  };
  await sandbox.close();
  return seen;
}

const whole = { subject: 'Berth 42', user: 'Rosa Blum', pdf: '%PDF-1.4', image: 'GIF89a' };

describe.each(versions)('a database of version %i', (version) => {
  it('goes on with this release, and is the same when that starts again', async () => {
    const storage = await databaseWith(keptSql(version), file(`kept-${version}`));
    expect(await look(storage)).toEqual(whole);
    // The references to contents are kept, so that the cleaner deletes none that are in use.
    const database = await openDatabase(storage);
    while (await clearUnusedContents(database, 0));
    await database.close();
    expect(await look(storage)).toEqual(whole);
  });

  it('has the tables that the migrations make', async () => {
    const url = postgres === undefined ? undefined : await newDatabase(postgres);
    const made = (await listStatements(version, url)).filter(
      (statement) => !statement.includes('countersign_version'),
    );
    const [kept = ''] = keptSql(version).split(`${rowsBegin}\n`);
    const known = kept.split('\n').filter((line) => line !== '' && !line.includes('_version'));
    expect(
      made,
      `the tables of version ${version} are no longer those that were released: put migrations/${String(version).padStart(4, '0')}-… back as it was, change the tables in a new migration, and run node scripts/keep-released.ts`,
    ).toEqual(known);
  });
});

it.each(versions.slice(3))(
  'finds the envelopes of version %i by their labels, and drops labels of none',
  async (version) => {
    const more = `
      insert into envelope_labels (space, envelope, label)
      select space, ${version < 6 ? 'id' : 'position'}, 'field/Berth=42' from envelopes;
      insert into envelope_labels (space, envelope, label)
      select space, ${version < 6 ? `'none'` : '0'}, 'field/Berth=43' from envelopes;`;
    const storage = await databaseWith(keptSql(version) + more, file(`labels-${version}`));
    const sandbox = await createSandbox({ storage });
    const count = async (field: string) => {
      const address = `/envelopes?from_date=2000-01-01&custom_field=${encodeURIComponent(field)}`;
      const headers = { authorization: 'Bearer rosa' };
      const request = new Request(`http://sandbox.test${account}${address}`, { headers });
      const { resultSetSize }: { resultSetSize: string } = Object(
        await (await sandbox.fetch(request)).json(),
      );
      return resultSetSize;
    };
    expect([await count('Berth=42'), await count('Berth=43')]).toEqual(['1', '0']);
    await sandbox.close();
  },
);

it('is brought up to date by one of two sandboxes that start at once', async () => {
  for (const sql of ['', keptSql(1)]) {
    // A file is for one sandbox alone.
    const storage = await databaseWith(sql, file(`at-once-${sql.length}`));
    const starts = Array.from({ length: postgres === undefined ? 1 : 3 }, () =>
      createSandbox({ storage }),
    );
    for (const sandbox of await Promise.all(starts)) await sandbox.close();
  }
});

it('is as it was where a migration fails', async () => {
  // A table of another program is in the way of the second migration.
  const sql = `${keptSql(1)}create table content_uses (theirs text);`;
  const storage = await databaseWith(sql, file('failing'));
  const before = await readStorageBytes(storage);
  await expect(createSandbox({ storage })).rejects.toThrow('content_uses');
  expect(await readStorageBytes(storage)).toEqual(before);
});

describe('no other database is touched:', () => {
  const newer = newestVersion + 5;
  const numbered =
    postgres === undefined
      ? `pragma user_version = ${newer}`
      : `create table if not exists countersign_version (version integer not null);
         delete from countersign_version;
         insert into countersign_version values (${newer})`;

  it.each([
    [
      'one of a newer release',
      `create table tenants (name text, color text); ${numbered}`,
      `its tables have version ${newer}, but this release supports`,
    ],
    [
      'one from before the first release',
      'create table tenants (name text primary key, space bigint)',
      'its table tenants has other columns',
    ],
    [
      'one that lacks tables',
      keptSql(1).split('\n').slice(0, 3).join('\n'),
      'it has other tables, but no envelopes',
    ],
    ...(postgres === undefined
      ? [
          ['one of another program', 'create table bookmarks (url text)', 'has a table bookmarks'],
          ['one with an odd name', 'create table "constructor" (a text)', 'a table constructor'],
          ...[1, 2].map((version) => [
            `one of another program that numbers its files, ${version}`,
            `create table bookmarks (url text); pragma user_version = ${version}`,
            'it has no table',
          ]),
        ]
      : []),
  ])('%s', async (what, sql = '', sentence = '') => {
    const storage = await databaseWith(sql, file(what));
    const before = await readStorageBytes(storage);
    await expect(createSandbox({ storage })).rejects.toThrow(sentence);
    await expect(createSandbox({ storage })).rejects.toThrow('Nothing was changed');
    expect(await readStorageBytes(storage)).toEqual(before);
  });

  it.runIf(postgres !== undefined)('but it may be in the same PostgreSQL', async () => {
    const storage = await databaseWith('create table bookmarks (url text)', '');
    await (await createSandbox({ storage })).close();
    expect(await tablesIn(storage)).toContain('bookmarks:url');
  });
});

/** Reads all bytes of the storage: a file, or the tables of a PostgreSQL. */
async function readStorageBytes(storage: StorageOptions): Promise<unknown> {
  if (storage.file !== undefined) return readFileSync(storage.file);
  return tablesIn(storage);
}

async function tablesIn({ url = '' }: StorageOptions): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select table_name || ':' || string_agg(column_name, ',' order by ordinal_position) as name
     from information_schema.columns where table_schema = 'public' group by table_name order by 1`,
  );
  await client.end();
  return rows.map(({ name }) => name);
}
