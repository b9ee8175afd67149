import type { Area } from './areas.ts';
import type { Field } from './fields.ts';

const counts = new WeakMap<Area, ReadonlyMap<string, number>>();

/**
 * The order in which fields are listed: required ones, then those that the examples of the area use,
 * the most used first, then the others as the spec has them, and deprecated ones last.
 */
export function compareFields(area: Area): (one: Field, other: Field) => number {
  const uses = countUses(area);
  const rank = ({ name, required, schema }: Field): number => {
    if (schema.deprecated === true) return -1;
    return (required ? 1_000_000 : 0) + (uses.get(name) ?? 0);
  };
  return (one, other) => rank(other) - rank(one);
}

/** How often each name of a field is in the examples of an area. */
function countUses(area: Area): ReadonlyMap<string, number> {
  const known = counts.get(area);
  if (known !== undefined) return known;
  const found = new Map<string, number>();
  for (const { body, responses } of area.operations)
    for (const { contents } of [...(body === undefined ? [] : [body]), ...responses])
      for (const { examples } of contents)
        for (const { value } of examples) countNames(value, found);
  counts.set(area, found);
  return found;
}

function countNames(value: unknown, found: Map<string, number>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inside] of Object.entries(value)) {
    if (!Array.isArray(value)) found.set(name, (found.get(name) ?? 0) + 1);
    countNames(inside, found);
  }
}
