// Work that reads from a file of SQLite waits neither for work that writes nor for other work that reads.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { Connection } from '../../src/state/storage/connection.ts';
import { type Database, openDatabase } from '../../src/state/storage/database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'countersign-beside-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

let database: Database;
let files = 0;

beforeEach(async () => {
  database = await openDatabase({ file: path.join(folder, `${(files += 1)}.db`) });
  onTestFinished(() => database.close());
});

const write = (id: string, until?: Promise<void>) =>
  database.transaction('write', async (db) => {
    await db.insertInto('workers').values({ id, seen_at: 0 }).execute();
    await until;
  });

async function list(db: Connection): Promise<string[]> {
  const rows = await db.selectFrom('workers').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

const read = () => database.transaction('read', list);

it('reads what was committed while others write, and their work once that is done', async () => {
  await write('1');
  const { promise, resolve } = Promise.withResolvers<void>();
  const writing = write('2', promise);
  expect(await read()).toEqual(['1']);
  resolve();
  await writing;
  expect(await read()).toEqual(['1', '2']);
});

it('sees the same until it ends, whatever others write', async () => {
  await write('1');
  const seen = await database.transaction('read', async (db) => {
    const before = await list(db);
    await write('2');
    return { before, after: await list(db) };
  });
  expect(seen).toEqual({ before: ['1'], after: ['1'] });
  expect(await read()).toEqual(['1', '2']);
});

it('knows the version that it reads from the one that others have written since', async () => {
  const versions = await database.transaction('read', async (db) => {
    const before = database.versionRead(db);
    await write('1');
    return { before, after: database.versionRead(db), now: database.version() };
  });
  expect(versions.after).toBe(versions.before);
  expect(versions.now).not.toBe(versions.before);
});

it('reads while other work reads', async () => {
  await write('1');
  const { promise, resolve } = Promise.withResolvers<void>();
  const long = database.transaction('read', async (db) => {
    await promise;
    return list(db);
  });
  expect(await read()).toEqual(['1']);
  await write('2');
  const many = Promise.all(Array.from({ length: 10 }, read));
  resolve();
  await long;
  expect(await many).toEqual(Array.from({ length: 10 }, () => ['1', '2']));
});

it('reads again after work that failed', async () => {
  const failed = database.transaction('read', () => Promise.reject(new Error('refused')));
  await expect(failed).rejects.toThrow('refused');
  await write('1');
  expect(await read()).toEqual(['1']);
});

it('writes nothing in work that is to read', async () => {
  const writing = database.transaction('read', (db) =>
    db.insertInto('workers').values({ id: '1', seen_at: 0 }).execute(),
  );
  await expect(writing).rejects.toThrow('may not be written to');
});
