import { createState } from '../../state/state.ts';
import { openSpace, seedSpace } from '../../state/spaces.ts';
import type { Database } from '../../state/storage/database.ts';
import type { Connection } from '../../state/storage/connection.ts';
import { loadWorld, readWorld } from './world.ts';

/** Fills the space of the seed. */
type Fill = (db: Connection, space: number) => Promise<void>;

/**
 * Plants a seed in the space that tenants are copied from, unless the database has it.
 * @param seedFile the default seed where it is left out
 * @throws SeedError where the file cannot be read, or something in it is wrong
 */
export async function applySeedOnce(database: Database, seedFile?: string): Promise<void> {
  const there = await database.transaction('read', (db) =>
    db.selectFrom('spaces').select('space').where('space', '=', seedSpace).executeTakeFirst(),
  );
  if (there !== undefined) return;
  const fill = await fillWith(database, seedFile);
  await database.transaction('write', async (db) => {
    // Another process may have been quicker.
    const first = await db.selectFrom('spaces').select('space').executeTakeFirst();
    if (first !== undefined) return;
    await fill(db, seedSpace);
    await openSpace(db, seedSpace);
  });
}

async function fillWith(database: Database, seedFile: string | undefined): Promise<Fill> {
  const world = seedFile === undefined ? await readWorld() : undefined;
  if (world !== undefined) return (db, space) => loadWorld(db, space, world);
  // To read YAML and to check it takes longer than all the rest of the start.
  const { readSeedFile } = await import('./read-seed.ts');
  const { applySeed } = await import('./apply-seed.ts');
  const seed = await readSeedFile(seedFile);
  const { documents } = await import('../../documents/index.ts');
  return (db, space) => {
    const tenant = { name: '', space, offset: 0, frozenAt: undefined, settings: {} };
    return applySeed(createState(db, tenant, database.flavour, documents), seed);
  };
}
