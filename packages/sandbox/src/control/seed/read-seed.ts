import { readOwn } from '@countersign/mock/core/outside';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '@countersign/mock/core/words';
import { sections } from './generated/sections.ts';
import { baseSchemas } from '../../frame/seed/schema.ts';
import {
  emptySeed,
  inOrder,
  joinSeeds,
  type Seed,
  SeedError,
  type SeedPart,
} from '../../frame/seed/seed.ts';
import { checkItems, readSource, type SeedSource } from './source.ts';

/**
 * Reads a seed: an object with lists, or several of them for other accounts (README). With
 * `extends: default` it comes on top of the world of the specs' examples; without, it is alone.
 * @param name the file, as errors name it
 * @throws SeedError with everything that is wrong with it
 */
export async function readSeed(text: string, name: string): Promise<Seed> {
  const source = readSource(text, name);
  const { data } = source;
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new SeedError(source.fault([], 'must be an object with arrays, such as users'));
  const { extends: base, ...lists }: { extends?: unknown } = data;
  if (base !== undefined && base !== 'default')
    throw new SeedError(source.fault(['extends'], 'must be `default` or omitted'));
  const own = await readLists(source, lists);
  return base === undefined ? own : joinSeeds(await readDefaultSeed(), own);
}

/** Reads the lists of a source that are at its root, and those in its accounts. */
async function readLists(source: SeedSource, lists: object): Promise<Seed> {
  const seed = emptySeed();
  const parts: SeedPart[] = [];
  for (const [name, list] of Object.entries(lists))
    if (!addBase(seed, source, name, list)) parts.push(await readPart(source, [name], list));
  for (const [at, account] of seed.accounts.entries())
    for (const [name, list] of Object.entries(account))
      if (!Object.hasOwn(baseSchemas.accounts.shape, name))
        parts.push({
          ...(await readPart(source, ['accounts', at, name], list)),
          accountId: account.accountId,
        });
  return { ...seed, sections: inOrder(parts) };
}

/** Adds a list that belongs to no account. Returns false for any other name. */
function addBase(seed: Seed, source: SeedSource, name: string, list: unknown): boolean {
  switch (name) {
    case 'organizations':
      seed.organizations.push(...checkItems(source, [name], list, baseSchemas[name]));
      return true;
    case 'accounts':
      seed.accounts.push(...checkItems(source, [name], list, baseSchemas[name]));
      return true;
    case 'users':
      seed.users.push(...checkItems(source, [name], list, baseSchemas[name]));
      return true;
    case 'integrations':
      seed.integrations.push(...checkItems(source, [name], list, baseSchemas[name]));
      return true;
    case 'tokens':
      seed.tokens.push(...checkItems(source, [name], list, baseSchemas[name]));
      return true;
    case 'grants':
      seed.grants.push(...checkItems(source, [name], list, baseSchemas[name]));
      return true;
    default:
      return false;
  }
}

async function readPart(source: SeedSource, at: PropertyKey[], list: unknown): Promise<SeedPart> {
  const name = String(at.at(-1));
  const load = readOwn(sections, name);
  if (load === undefined) {
    const known = [...Object.keys(baseSchemas), ...Object.keys(sections)].join(', ');
    throw new SeedError(source.fault(at, `is unknown; the sections of a seed are ${known}`));
  }
  const section = await load();
  const items = checkItems(source, at, list, section.schema);
  return { section, accountId: undefined, items };
}

const folder = path.join(import.meta.dirname, '../../../seed');

/** The world of the specs' examples: the lists in the folder `seed`, each in a file of its name. */
async function readDefaultSeed(): Promise<Seed> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).toSorted();
  let seed = emptySeed();
  for (const name of names) {
    const { data, fault } = readSource(await readFile(path.join(folder, name), 'utf8'), name);
    const list = path.basename(name, '.yaml');
    // The list is the whole file, and not a part of it.
    const source = {
      data,
      fault: (at: PropertyKey[], problem: string) => fault(at.slice(1), problem),
    };
    seed = joinSeeds(seed, await readLists(source, { [list]: data }));
  }
  return { ...seed, sections: inOrder(seed.sections) };
}

/**
 * Reads the seed of tenants.
 * @param file a YAML file; undefined for the default seed, from the examples of the specs
 * @throws SeedError if it cannot be read, or is invalid
 */
export async function readSeedFile(file: string | undefined): Promise<Seed> {
  if (file === undefined) return readDefaultSeed();
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const reason = messageOf(error);
    throw new SeedError(`cannot read the seed file ${file}: ${reason}`, { cause: error });
  }
  return readSeed(text, file);
}
