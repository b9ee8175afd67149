// Records that stay read from one transaction to the next are those of the tables, whatever changes
// them: other work, a part of it that is undone, a transaction that fails, another program.
import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assert, array, asyncProperty, constantFrom, record } from 'fast-check';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createRecords, kind } from '../../src/state/records.ts';
import type { Connection } from '../../src/state/storage/connection.ts';
import { type Database, openDatabase } from '../../src/state/storage/database.ts';
import { inSavepoint } from '../../src/state/storage/put-off.ts';
import { newEmptyStorage } from '../storage.ts';

const boats = kind<{ name: string }>('boat');
const space = 7;

let database: Database;
let file: string | undefined;
beforeEach(async () => {
  const storage = await newEmptyStorage();
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-records-'));
  file = storage.url === undefined ? path.join(folder, 'state.db') : undefined;
  database = await openDatabase(file === undefined ? storage : { file });
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
});

const own = (db: Connection) => createRecords(db, space, boats);

/** The steps that change records, or seem to. */
const steps: Record<string, (account: string, id: string, name: string) => Promise<unknown>> = {
  put: (account, id, name) => write((db) => own(db).put(account, id, { name })),
  remove: (account, id) => write((db) => own(db).remove(account, id)),
  removeAll: (account) => write((db) => own(db).removeAll(account)),
  failed: (account, id, name) =>
    write(async (db) => {
      await change(db, account, id, name);
      throw new Error('undone');
    }).catch(() => {}),
  undone: (account, id, name) =>
    write((db) =>
      inSavepoint(db, async () => {
        await change(db, account, id, name);
        throw new Error('undone');
      }).catch(() => {}),
    ),
  async other(account, id, name) {
    if (file === undefined) return;
    const other = new DatabaseSync(file);
    const body = JSON.stringify({ name });
    other
      .prepare(
        `insert into things (space, kind, account, id, body) values (?, 'boat', ?, ?, ?)
         on conflict (space, kind, account, id) do update set body = excluded.body`,
      )
      .run(space, account, id, body);
    other.close();
  },
};

function write<Result>(work: (db: Connection) => Promise<Result>): Promise<Result> {
  return database.transaction('write', work);
}

/** Changes a record, with reads of it before and after. */
async function change(db: Connection, account: string, id: string, name: string): Promise<void> {
  await readAll(db);
  await own(db).put(account, id, { name });
  await readAll(db);
}

const accounts = ['harbour', 'yard'];
const ids = ['1', '2', '3'];

/** Reads all records in each of the ways in which that can be done. */
async function readAll(db: Connection) {
  const found: Record<string, unknown> = {};
  for (const account of accounts) {
    found[account] = await own(db).list(account);
    for (const id of ids) found[`${account}/${id}`] = (await own(db).get(account, id)) ?? 'none';
  }
  return { ...found, all: await own(db).everywhereShared() };
}

/** Reads the same from the table. */
async function readTable(db: Connection) {
  const rows = await db
    .selectFrom('things')
    .where('space', '=', space)
    .where('kind', '=', 'boat')
    .select(['account', 'id', 'body'])
    .orderBy('position')
    .execute();
  const all = rows.map(({ account, id, body }) => ({ account, id, record: boats.read(body) }));
  const found: Record<string, unknown> = {};
  for (const account of accounts) {
    const its = all.filter((row) => row.account === account);
    found[account] = its.map((row) => row.record);
    for (const id of ids)
      found[`${account}/${id}`] = its.find((row) => row.id === id)?.record ?? 'none';
  }
  return { ...found, all };
}

test('records are those of the table after any changes', async () => {
  const step = record({
    does: constantFrom(...Object.keys(steps)),
    account: constantFrom(...accounts),
    id: constantFrom(...ids),
    name: constantFrom('Tern', 'Skua', 'Gannet'),
  });
  await assert(
    asyncProperty(array(step, { minLength: 1, maxLength: 12 }), async (taken) => {
      for (const { does, account, id, name } of taken) {
        await steps[does]?.(account, id, name);
        await write(async (db) => {
          // Twice, since the second time they are kept.
          for (let time = 0; time < 2; time += 1)
            expect(await readAll(db)).toEqual(await readTable(db));
        });
      }
    }),
    { numRuns: 40 },
  );
});

test.each(['list', 'get'] as const)(
  'what a %s reads while a record is written is not kept for later',
  async (how) => {
    await write((db) => own(db).put('harbour', '1', { name: 'Tern' }));
    await write(async (db) => {
      const before = how === 'list' ? own(db).list('harbour') : own(db).get('harbour', '1');
      await Promise.all([before, own(db).put('harbour', '1', { name: 'Skua' })]);
      expect(await own(db).get('harbour', '1')).toEqual({ name: 'Skua' });
      expect(await own(db).list('harbour')).toEqual([{ name: 'Skua' }]);
    });
  },
);
