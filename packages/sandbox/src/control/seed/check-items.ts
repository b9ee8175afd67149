import type { z } from 'zod';
import { SeedError } from './seed-error.ts';
import type { SeedSource } from './source.ts';

/**
 * The items of a list, as its schema has them.
 * @param path where the list is in the source
 * @throws SeedError with everything that is wrong with them
 */
export function checkItems<Item>(
  source: SeedSource,
  path: PropertyKey[],
  list: unknown,
  schema: z.ZodType<Item>,
): Item[] {
  if (list === null) return [];
  if (!Array.isArray(list)) throw new SeedError(source.fault(path, 'must be a list'));
  const faults: string[] = [];
  const items: Item[] = [];
  for (const [at, value] of list.entries()) {
    const outcome = schema.safeParse(value);
    if (outcome.success) items.push(outcome.data);
    else
      for (const { path: inner, message } of outcome.error.issues)
        faults.push(source.fault([...path, at, ...inner], message));
  }
  if (faults.length > 0) throw new SeedError(faults.join('\n'));
  return items;
}
