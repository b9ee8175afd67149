import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSnapshotRecords } from '../../src/state/snapshots.ts';
import { clearLeftSpaces } from '../../src/state/clearing/left-spaces.ts';
import { inTenant } from '../../src/engine/tenants.ts';
import { openSpace, resetTenant, seedSpace } from '../../src/state/spaces.ts';
import { kind } from '../../src/state/records.ts';
import { openDatabase, type Database } from '../../src/state/storage/database.ts';
import { newEmptyStorage } from '../storage.ts';

const boats = kind<{ name: string }>('boat');
let database: Database;

beforeAll(async () => {
  database = await openDatabase(await newEmptyStorage());
  await database.transaction('write', (db) => openSpace(db, seedSpace));
});
afterAll(() => database.close());

/** Gives a tenant a boat, and returns the number of its space. */
function moor(tenant: string): Promise<number> {
  return inTenant(database, tenant, 'write', async (state) => {
    await state.of(boats).put('a', '1', { name: 'Gull' });
    return state.tenant.space;
  });
}

async function spacesWithBoats(): Promise<number[]> {
  const rows = await database.transaction('read', (db) =>
    db
      .selectFrom('things')
      .where('kind', '=', 'boat')
      .select('space')
      .orderBy('position')
      .execute(),
  );
  return rows.map(({ space }) => space);
}

it('clears what a reset leaves, and not what somebody can come back to', async () => {
  const [used, left, kept, origin] = [
    await moor('used'),
    await moor('left'),
    await moor('kept'),
    await moor('origin'),
  ];
  await database.transaction('write', async (db) => {
    await resetTenant(db, 'left');
    const clock = { takenAt: 0, offset: 0, frozenAt: null, settings: '{}' };
    await createSnapshotRecords(db).put('kept', 'before', {
      name: 'before',
      space: kept,
      ...clock,
    });
    await resetTenant(db, 'kept');
    await resetTenant(db, 'copy', origin);
    await resetTenant(db, 'origin');
  });
  expect(await spacesWithBoats()).toContain(left);
  while (await clearLeftSpaces(database));
  expect(await spacesWithBoats()).toEqual([used, kept, origin]);
});
