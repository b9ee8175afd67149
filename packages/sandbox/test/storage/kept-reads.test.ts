import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { keepReads } from '../../src/state/read-ahead.ts';
import { createRecords, kind } from '../../src/state/records.ts';
import type { Connection } from '../../src/state/storage/connection.ts';
import { openDatabase, type Database } from '../../src/state/storage/database.ts';
import { inSavepoint } from '../../src/state/storage/put-off.ts';
import { newEmptyStorage } from '../storage.ts';

const boats = kind<{ name: string }>('boat');
const [space, account] = [7, 'harbour'];

let database: Database;
beforeEach(async () => {
  database = await openDatabase(await newEmptyStorage());
  onTestFinished(() => database.close());
});

/** Works in one transaction that keeps what it reads, with one boat in the harbour. */
function keeping(work: (db: Connection, records: ReturnType<typeof own>) => Promise<void>) {
  return database.transaction('write', async (db) => {
    await own(db).put(account, '1', { name: 'Tern' });
    keepReads(db, space);
    await work(db, own(db));
  });
}

function own(db: Connection) {
  return createRecords(db, space, boats);
}

test('what a transaction keeps is read once, one by one and in lists', async () => {
  await keeping(async (db, records) => {
    expect(await records.get(account, '1')).toEqual({ name: 'Tern' });
    expect(await records.get(account, '2')).toBeUndefined();
    expect(await records.list(account)).toHaveLength(1);
    // Nothing but the records themselves changes them in such work.
    await db.deleteFrom('things').where('space', '=', space).execute();
    expect(await records.get(account, '1')).toEqual({ name: 'Tern' });
    expect(await records.list(account)).toHaveLength(1);
  });
});

test('a record that the transaction changes is read again', async () => {
  await keeping(async (_, records) => {
    expect(await records.list(account)).toHaveLength(1);
    expect(await records.get(account, '2')).toBeUndefined();
    await records.put(account, '2', { name: 'Skua' });
    expect(await records.get(account, '2')).toEqual({ name: 'Skua' });
    expect(await records.list(account)).toHaveLength(2);
    await records.remove(account, '1');
    expect(await records.get(account, '1')).toBeUndefined();
  });
});

test('what was read of changes that are undone is forgotten', async () => {
  await keeping(async (db, records) => {
    const undone = inSavepoint(db, async () => {
      await records.put(account, '1', { name: 'Gannet' });
      expect(await records.get(account, '1')).toEqual({ name: 'Gannet' });
      expect(await records.list(account)).toEqual([{ name: 'Gannet' }]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await records.get(account, '1')).toEqual({ name: 'Tern' });
    expect(await records.list(account)).toEqual([{ name: 'Tern' }]);
  });
});
