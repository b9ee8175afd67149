// Several pieces of work share one savepoint.
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createRecords, kind } from '../../src/state/records.ts';
import { createSchedule } from '../../src/state/schedule.ts';
import type { Connection } from '../../src/state/storage/connection.ts';
import { type Database, openDatabase } from '../../src/state/storage/database.ts';
import { inSavepoint, unlessWritten, WrittenInPart } from '../../src/state/storage/put-off.ts';
import { newEmptyStorage } from '../storage.ts';

const boats = kind<{ name: string }>('boat');
const [space, account, now] = [7, 'harbour', 1000];
const refused = new Error('refused');

let database: Database;
beforeEach(async () => {
  database = await openDatabase(await newEmptyStorage());
  onTestFinished(() => database.close());
});

async function put(db: Connection, name: string): Promise<void> {
  await createRecords(db, space, boats).put(account, name, { name });
}

async function schedule(db: Connection, key: string): Promise<void> {
  await createSchedule(db, space, now).set({ kind: 'tide', key, at: now });
}

async function listAll(db: Connection) {
  const names = (await createRecords(db, space, boats).list(account)).map(({ name }) => name);
  const due = await createSchedule(db, space, now).upTo(now, 10);
  return { names, due: due.map(({ key }) => key) };
}

test('work that fails before it writes leaves the other work alone', async () => {
  await database.transaction('write', async (db) => {
    await inSavepoint(db, async () => {
      await unlessWritten(db, async () => {
        await schedule(db, 'tern');
        await put(db, 'tern');
      });
      const failed = unlessWritten(db, async () => {
        await schedule(db, 'skua');
        throw refused;
      });
      // PostgreSQL does not tell what was written.
      await expect(failed).rejects.toThrow(
        database.flavour === 'postgres' ? WrittenInPart : refused.message,
      );
    });
    const skua = database.flavour === 'postgres' ? ['skua'] : [];
    expect(await listAll(db)).toEqual({ names: ['tern'], due: ['tern', ...skua] });
  });
});

test('work that fails after it wrote undoes all in the savepoint', async () => {
  await database.transaction('write', async (db) => {
    await put(db, 'gannet');
    await schedule(db, 'gannet');
    const failed = inSavepoint(db, async () => {
      await unlessWritten(db, () => put(db, 'tern'));
      await unlessWritten(db, async () => {
        await schedule(db, 'skua');
        await put(db, 'skua');
        throw refused;
      });
    });
    await expect(failed).rejects.toThrow(WrittenInPart);
    expect(await listAll(db)).toEqual({ names: ['gannet'], due: ['gannet'] });
  });
});
