import { sections } from './generated/sections.ts';
import { checkItems } from './check-items.ts';
import { readDefaultSeed } from './default-seed.ts';
import { inOrder } from './in-order.ts';
import { baseSchemas } from './schema.ts';
import { SeedError } from './seed-error.ts';
import { emptySeed, joinSeeds, type Seed, type SeedPart } from './seed.ts';
import { readSource, type SeedSource } from './source.ts';

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
    throw new SeedError(source.fault([], 'must be an object with lists, such as users'));
  const { extends: base, ...lists }: { extends?: unknown } = data;
  if (base !== undefined && base !== 'default')
    throw new SeedError(source.fault(['extends'], 'must be the word default, or be left out'));
  const own = await readLists(source, lists);
  return base === undefined ? own : joinSeeds(await readDefaultSeed(), own);
}

/** Reads the lists of a source that are at its root, and those in its accounts. */
export async function readLists(source: SeedSource, lists: object): Promise<Seed> {
  const seed = emptySeed();
  const parts: SeedPart[] = [];
  for (const [name, list] of Object.entries(lists))
    if (!addBase(seed, source, name, list)) parts.push(await readPart(source, [name], list));
  for (const [at, account] of seed.accounts.entries())
    for (const [name, list] of Object.entries(account))
      if (!(name in baseSchemas.accounts.shape))
        parts.push({
          ...(await readPart(source, ['accounts', at, name], list)),
          accountId: account.accountId,
        });
  return { ...seed, sections: inOrder(parts) };
}

/** Whether a list is one of those that belong to no account, and so was added. */
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

async function readPart(source: SeedSource, path: PropertyKey[], list: unknown): Promise<SeedPart> {
  const name = String(path.at(-1));
  const load = Object.hasOwn(sections, name) ? sections[name] : undefined;
  if (load === undefined) {
    const known = [...Object.keys(baseSchemas), ...Object.keys(sections)].join(', ');
    throw new SeedError(source.fault(path, `is not known; a seed can have ${known}`));
  }
  const { section } = await load();
  const items = checkItems(source, path, list, section.schema);
  return { section, accountId: undefined, items };
}
