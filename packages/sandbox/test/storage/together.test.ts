// Work that waits to write to SQLite at the same time is committed in one transaction.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type Changes, noteListed } from '../../src/state/storage/changes.ts';
import type { Connection } from '../../src/state/storage/connection.ts';
import { type Database, openDatabase } from '../../src/state/storage/database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'countersign-together-'));
const opened: Database[] = [];
afterAll(async () => {
  for (const one of opened) await one.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

let file: string;
let database: Database;

beforeEach(async () => {
  file = path.join(folder, `${opened.length}.db`);
  database = await openDatabase({ file });
  opened.push(database);
});

async function add(db: Connection, id: string): Promise<void> {
  await db.insertInto('workers').values({ id, seen_at: 0 }).execute();
}

const addAlone = (id: string) => database.transaction('write', (db) => add(db, id));

async function listAdded(): Promise<string[]> {
  const rows = await database.transaction('read', (db) =>
    db.selectFrom('workers').select('id').orderBy('id').execute(),
  );
  return rows.map(({ id }) => id);
}

/** Counts the transactions in the write-ahead log: the last page of each has the size of the database. */
function countCommits(): number {
  const log = readFileSync(`${file}-wal`);
  const [header, frame] = [32, 24 + log.readUInt32BE(8)];
  let commits = 0;
  for (let at = header; at < log.length; at += frame)
    if (log.readUInt32BE(at + 4) > 0) commits += 1;
  return commits;
}

const names = Array.from({ length: 20 }, (_, at) => String(at + 10));

it('shares a transaction', async () => {
  const before = countCommits();
  await Promise.all(names.map(addAlone));
  expect(await listAdded()).toEqual(names);
  expect(countCommits() - before).toBeLessThan(names.length);
});

const fail = (writes: boolean) =>
  database.transaction('write', async (db) => {
    if (writes) await add(db, 'lost');
    throw new Error('refused');
  });

it('leaves out work that fails, whether it has written or not', async () => {
  const outcomes = await Promise.allSettled([
    addAlone('10'),
    fail(false),
    addAlone('11'),
    fail(true),
    addAlone('12'),
  ]);
  const refused = { status: 'rejected', reason: new Error('refused') };
  expect(outcomes.filter((one) => one.status === 'rejected')).toEqual([refused, refused]);
  expect(await listAdded()).toEqual(['10', '11', '12']);
});

it('does nothing twice for the sake of work that has written nothing', async () => {
  let times = 0;
  const counted = database.transaction('write', async (db) => {
    times += 1;
    await add(db, '10');
  });
  await Promise.allSettled([counted, fail(false)]);
  expect(times).toBe(1);
});

it('reports the changes of each piece of work separately', async () => {
  const seen: Changes[] = [];
  database.watch((changes) => void seen.push(changes));
  await Promise.all(
    names.map((name) => database.transaction('write', async (db) => noteListed(db, name))),
  );
  expect(seen.map(({ listed }) => [...listed])).toEqual(names.map((name) => [name]));
});

it('writes all of it when another program has released the file', async () => {
  const program = new DatabaseSync(file);
  program.exec('begin immediate');
  const added = Promise.all(names.map(addAlone));
  await new Promise((resolve) => setTimeout(resolve, 100));
  program.exec('commit');
  program.close();
  await added;
  expect(await listAdded()).toEqual(names);
});
