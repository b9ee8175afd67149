import type { Area } from '../areas.ts';
import { schemaNamesIn } from '../names.ts';

/**
 * The schemas of an area that say the same in another, word for word, as do all that they refer
 * to. They need no type of their own.
 */
export function sameSchemas({ schemas: here }: Area, { schemas: there }: Area): Set<string> {
  const same = new Set(
    Object.keys(here).filter((name) => JSON.stringify(here[name]) === JSON.stringify(there[name])),
  );
  // What refers to something that differs, differs; until nothing more falls out.
  for (let before = -1; before !== same.size;) {
    before = same.size;
    for (const name of same)
      if (!schemaNamesIn(here[name]).every((used) => same.has(used))) same.delete(name);
  }
  return same;
}
