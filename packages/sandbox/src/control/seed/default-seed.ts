import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readLists } from './read-seed.ts';
import { emptySeed, joinSeeds, type Seed } from './seed.ts';
import { inOrder } from './in-order.ts';
import { readSource } from './source.ts';

const folder = path.join(import.meta.dirname, '../../../seed');

/** The world of the specs' examples: the lists in the folder `seed`, each in a file of its name. */
export async function readDefaultSeed(): Promise<Seed> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).toSorted();
  let seed = emptySeed();
  for (const name of names) {
    const { data, fault } = readSource(await readFile(path.join(folder, name), 'utf8'), name);
    const list = path.basename(name, '.yaml');
    // The list is the whole file, and not a part of it.
    const source = { data, fault: (at: PropertyKey[], said: string) => fault(at.slice(1), said) };
    seed = joinSeeds(seed, await readLists(source, { [list]: data }));
  }
  return { ...seed, sections: inOrder(seed.sections) };
}
