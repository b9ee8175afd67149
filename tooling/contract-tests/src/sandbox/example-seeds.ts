import path from 'node:path';
import { listFiles } from '../case-file.ts';
import { createSeed, readWorlds } from './worlds.ts';

/**
 * Creates the seeds of the operations of an area whose example request the default seed does not
 * allow, such as the deletion of an office that is in use. Each is applied over the default seed.
 */
export function createExampleSeeds(area: string): Map<string, Record<string, unknown[]>> {
  const seeds = listFiles('worlds').flatMap((file) => {
    const folder = path.dirname(file);
    const resource = path.basename(folder);
    if (path.basename(path.dirname(folder)) !== area) return [];
    const id = `${resource}_${path.basename(file, '.yaml')}`;
    // A world for some requests only, or one that adds to the request, is for other cases.
    const world = readWorlds({ area: { name: area }, resource, id }).find(
      (one) => one.when === undefined && one.with === undefined,
    );
    return world === undefined ? [] : [[id, createSeed(world)] as const];
  });
  return new Map(seeds);
}
