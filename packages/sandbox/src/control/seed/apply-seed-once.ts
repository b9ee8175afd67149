import { createState } from '../../state/state.ts';
import { openSpace, seedSpace } from '../../state/spaces.ts';
import type { Database } from '../../state/storage/database.ts';
import type { Connection } from '../../state/storage/connection.ts';
import { loadWorld, readWorld } from './world.ts';

/**
 * Applies a seed to the space that tenants are copied from, unless the database has it.
 * @param seedFile the seed (the default seed, from the build if that has it)
 * @throws SeedError if the file cannot be read, or is invalid
 */
export async function applySeedOnce(database: Database, seedFile?: string): Promise<void> {
  const there = await database.transaction('read', (db) =>
    db.selectFrom('spaces').select('space').where('space', '=', seedSpace).executeTakeFirst(),
  );
  if (there !== undefined) return;
  const world = seedFile === undefined ? await readWorld() : undefined;
  if (world === undefined) await plantSeed(database, seedFile);
  else await fillOnce(database, (db) => loadWorld(db, seedSpace, world));
}

/**
 * Applies a seed from YAML, even if the build has the default seed.
 * @throws SeedError if the file cannot be read, or is invalid
 */
export async function plantSeed(database: Database, seedFile?: string): Promise<void> {
  // Loaded on first use, as parsing and checking YAML takes longer than the rest of the start.
  const { readSeedFile } = await import('./read-seed.ts');
  const { applySeed } = await import('../../frame/seed/apply-seed.ts');
  const seed = await readSeedFile(seedFile);
  const { documents } = await import('../../documents/index.ts');
  const tenant = { name: '', space: seedSpace, offset: 0, frozenAt: undefined, settings: {} };
  await fillOnce(database, async (db) => {
    await applySeed(
      createState(db, tenant, () => documents),
      seed,
    );
    await openSpace(db, seedSpace);
  });
}

/** Fills the space of the seed, unless another process was quicker. */
async function fillOnce(
  database: Database,
  fill: (db: Connection) => Promise<void>,
): Promise<void> {
  await database.transaction('write', async (db) => {
    const first = await db.selectFrom('spaces').select('space').executeTakeFirst();
    if (first === undefined) await fill(db);
  });
}
