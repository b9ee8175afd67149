import { afterAll, beforeAll, expect, it } from 'vitest';
import { clearSpaces } from '../../src/due/clear-spaces.ts';
import { inTenant } from '../../src/engine/create-service.ts';
import { openSpace, resetTenant, seedSpace } from '../../src/state/tenant.ts';
import { kind } from '../../src/state/things.ts';
import { openDatabase, type Database } from '../../src/storage/database.ts';
import { newStorage } from '../storage.ts';

const boats = kind<string>('boat');
let database: Database;

beforeAll(async () => {
  database = await openDatabase(await newStorage());
  await database.transaction('write', (db) => openSpace(db, seedSpace));
});
afterAll(() => database.close());

function countOfBoats(): Promise<number> {
  return database.transaction('read', async (db) => {
    const rows = await db.selectFrom('things').where('kind', '=', 'boat').select('id').execute();
    return rows.length;
  });
}

it('takes away what was there before a reset, and nothing else', async () => {
  for (const name of ['left', 'right'])
    await inTenant(database, name, 'write', (state) => state.of(boats).put('', '1', 'Gull'));
  await database.transaction('write', (db) => resetTenant(db, 'left'));
  expect(await countOfBoats()).toBe(2);
  await clearSpaces(database);
  expect(await countOfBoats()).toBe(1);
  const kept = await inTenant(database, 'right', 'read', (state) => state.of(boats).get('', '1'));
  expect(kept).toBe('Gull');
});

it('keeps what a space that is not filled yet begins with', async () => {
  await inTenant(database, 'origin', 'write', (state) => state.of(boats).put('', '2', 'Tern'));
  const { space } = await inTenant(database, 'origin', 'read', async ({ tenant }) => tenant);
  await database.transaction('write', async (db) => {
    await resetTenant(db, 'copy', space);
    await resetTenant(db, 'origin');
  });
  await clearSpaces(database);
  const kept = await inTenant(database, 'copy', 'read', (state) => state.of(boats).get('', '2'));
  expect(kept).toBe('Tern');
});
