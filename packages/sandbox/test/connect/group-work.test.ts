import { setImmediate as endOfTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { groupWork } from '../../src/connect/group-work.ts';
import { openDatabase, type Database } from '../../src/state/storage/database.ts';
import { sql } from '../../src/state/storage/kysely.ts';
import { newEmptyStorage } from '../storage.ts';

/** Work in groups on a database of its own, and the number of transactions so far. */
async function start() {
  const database = await openDatabase(await newEmptyStorage());
  onTestFinished(() => database.close());
  let transactions = 0;
  const transaction: Database['transaction'] = (mode, work) => {
    transactions += 1;
    return database.transaction(mode, work);
  };
  const listSpaces = () =>
    database.transaction('read', (db) => db.selectFrom('spaces').select('space').execute());
  return {
    inGroup: groupWork({ flavour: database.flavour, transaction }),
    listSpaces,
    count: () => transactions,
  };
}

test('callbacks of one turn of the event loop share a transaction', async () => {
  const { inGroup, listSpaces, count } = await start();
  const add = (space: number) =>
    inGroup((db) => db.insertInto('spaces').values({ space }).execute());
  await Promise.all([901, 902, 903].map((space) => endOfTurn().then(() => add(space))));
  expect(count()).toBe(1);
  expect((await listSpaces()).map(({ space }) => space)).toEqual([901, 902, 903]);
});

test('where one fails, all fail with its error, and none of them writes afterwards', async () => {
  const { inGroup, listSpaces } = await start();
  const slow = inGroup(async (db) => {
    await endOfTurn();
    await endOfTurn();
    await db.insertInto('spaces').values({ space: 904 }).execute();
  });
  const failing = inGroup(async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await expect(slow).rejects.toThrow('no');
  await endOfTurn();
  await endOfTurn();
  expect(await listSpaces()).toEqual([]);
});

test('of several errors, the first is the one that is reported', async () => {
  const { inGroup } = await start();
  const failed = Promise.withResolvers<void>();
  const later = inGroup(async () => {
    await failed.promise;
    await endOfTurn();
    throw new Error('because of the other');
  });
  const first = inGroup(async (db) => {
    try {
      await sql`no statement`.execute(db);
    } finally {
      failed.resolve();
    }
  });
  await expect(first).rejects.toThrow(/syntax error/);
  await expect(later).rejects.toThrow(/syntax error/);
});
