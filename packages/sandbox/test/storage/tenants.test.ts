import { afterAll, beforeAll, expect, it } from 'vitest';
import { kind } from '../../src/state/records.ts';
import { inTenant } from '../../src/engine/tenants.ts';
import { openSpace, resetTenant, seedSpace } from '../../src/state/spaces.ts';
import { openDatabase, type Database } from '../../src/state/storage/database.ts';
import { newEmptyStorage } from '../storage.ts';

const boats = kind<{ name: string }>('boat');
let database: Database;

beforeAll(async () => {
  database = await openDatabase(await newEmptyStorage());
  await database.transaction('write', (db) => openSpace(db, seedSpace));
});
afterAll(() => database.close());

it('keeps what one tenant does from another', async () => {
  await inTenant(database, 'left', 'write', (state) =>
    state.of(boats).put('a', '1', { name: 'Gull' }),
  );
  const seen = await inTenant(database, 'right', 'read', (state) => state.of(boats).list('a'));
  expect(seen).toEqual([]);
});

it('begins again when it is reset', async () => {
  await inTenant(database, 'left', 'write', (state) =>
    state.of(boats).put('a', '2', { name: 'Tern' }),
  );
  await database.transaction('write', (db) => resetTenant(db, 'left', seedSpace));
  expect(await inTenant(database, 'left', 'read', (state) => state.of(boats).list('a'))).toEqual(
    [],
  );
});

it('undoes what a refused request wrote', async () => {
  const refused = inTenant(database, 'right', 'write', async (state) => {
    await state.of(boats).put('a', '3', { name: 'Heron' });
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await inTenant(database, 'right', 'read', (state) => state.of(boats).list('a'))).toEqual(
    [],
  );
});

it('loses no change when many meet', async () => {
  const counters = kind<number>('counter');
  const add = () =>
    inTenant(database, 'right', 'write', async (state) => {
      const before = (await state.of(counters).get('', 'one')) ?? 0;
      await state.of(counters).put('', 'one', before + 1);
    });
  await Promise.all(Array.from({ length: 40 }, add));
  expect(
    await inTenant(database, 'right', 'read', (state) => state.of(counters).get('', 'one')),
  ).toBe(40);
});

it('finds again what the spaces of tenants began with', async () => {
  await inTenant(database, 'origin', 'write', (state) =>
    state.of(boats).put('a', '1', { name: 'Gull' }),
  );
  await inTenant(database, 'origin', 'write', (state) =>
    state.of(boats).put('a', '2', { name: 'Tern' }),
  );
  const { space } = await inTenant(database, 'origin', 'read', async ({ tenant }) => tenant);
  await database.transaction('write', (db) => resetTenant(db, 'copy', space));
  const names = await inTenant(database, 'copy', 'read', (state) => state.of(boats).list('a'));
  expect(names).toEqual([{ name: 'Gull' }, { name: 'Tern' }]);
});
