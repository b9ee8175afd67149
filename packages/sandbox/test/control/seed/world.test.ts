import { expect, it } from 'vitest';
import { applySeedOnce } from '../../../src/control/seed/apply-seed-once.ts';
import { loadWorld, writeWorld } from '../../../src/control/seed/world.ts';
import { seedSpace } from '../../../src/state/spaces.ts';
import { openDatabase } from '../../../src/state/storage/database.ts';

it('a world that is taken down and loaded is the same', async () => {
  const [first, second] = [await openDatabase({}), await openDatabase({})];
  await applySeedOnce(first);
  const world = await first.transaction('read', (db) => writeWorld(db, seedSpace));
  expect(world.things.length).toBeGreaterThan(20);
  expect(world.envelopes).not.toEqual([]);
  expect(world.contents).not.toEqual({});
  const again = await second.transaction('write', async (db) => {
    await loadWorld(db, seedSpace, world);
    return writeWorld(db, seedSpace);
  });
  expect(again).toEqual(world);
  await Promise.all([first.close(), second.close()]);
});
