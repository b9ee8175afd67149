import { setImmediate as endOfTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/state/storage/database.ts';
import { sharedStatement } from '../../src/state/storage/shared-statement.ts';
import { newEmptyStorage } from '../storage.ts';

/** A statement that doubles numbers, refuses those below zero, and notes what it ran with. */
async function start() {
  const database = await openDatabase(await newEmptyStorage());
  onTestFinished(() => database.close());
  const runs: (readonly number[])[] = [];
  const double = sharedStatement(
    async (_, numbers: readonly number[]) => {
      runs.push(numbers);
      if (numbers.some((number) => number < 0)) throw new Error('below zero');
      await endOfTurn();
      return new Map(numbers.map((number) => [number, 2 * number]));
    },
    (doubled, number) => doubled.get(number),
  );
  return { database, runs, double };
}

test('calls that are made before any of them waits are one statement, each with its result', async () => {
  const { database, runs, double } = await start();
  const results = await database.transaction('write', async (db) => {
    const first = await Promise.all([1, 2, 3].map((number) => double(db, number)));
    return [...first, await double(db, 4)];
  });
  expect(results).toEqual([2, 4, 6, 8]);
  expect(runs).toEqual([[1, 2, 3], [4]]);
});

test('calls of different transactions are not', async () => {
  const { database, runs, double } = await start();
  await database.transaction('write', async (db) => {
    const other = db.withoutPlugins();
    expect(await Promise.all([double(db, 1), double(other, 2)])).toEqual([2, 4]);
  });
  expect(runs).toEqual([[1], [2]]);
});

test('where it fails, all calls fail', async () => {
  const { database, double } = await start();
  const work = database.transaction('write', (db) =>
    Promise.allSettled([1, -1].map((number) => double(db, number))),
  );
  const reason = expect.objectContaining({ message: 'below zero' });
  expect(await work).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
});
