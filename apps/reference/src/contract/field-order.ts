import type { Area } from './areas.ts';
import { nameOf, type Schema } from './document.ts';
import type { Field } from './fields.ts';

/** The number of uses of each field in examples, by the names of the schema and the field. */
type Uses = ReadonlyMap<string, number>;

const counts = new WeakMap<Area, Uses>();

/**
 * The order in which the fields of a named schema are listed: required ones, then those that the
 * examples of the area use, the most used first, then the others as the spec has them, and
 * deprecated ones last.
 */
export function compareFields(
  area: Area,
  schemaName: string | undefined,
): (one: Field, other: Field) => number {
  const uses = countUses(area);
  const rank = ({ name, required, schema }: Field): number => {
    if (schema.deprecated === true) return -1;
    return (required ? 1_000_000 : 0) + (uses.get(`${schemaName} ${name}`) ?? 0);
  };
  return (one, other) => rank(other) - rank(one);
}

function countUses(area: Area): Uses {
  const known = counts.get(area);
  if (known !== undefined) return known;
  const found = new Map<string, number>();
  for (const { body, responses } of area.operations)
    for (const { contents } of [...(body === undefined ? [] : [body]), ...responses])
      for (const { schema, examples } of contents)
        for (const { value } of examples) count(area, schema, value, found);
  counts.set(area, found);
  return found;
}

/** Counts the fields of a value, and those of the values in it. */
function count(
  area: Area,
  schema: Schema | undefined,
  value: unknown,
  found: Map<string, number>,
): void {
  if (schema === undefined || typeof value !== 'object' || value === null) return;
  const name = schema.$ref === undefined ? undefined : nameOf(schema.$ref);
  const { properties = {}, items } = name === undefined ? schema : (area.schemas.get(name) ?? {});
  if (Array.isArray(value)) {
    for (const item of value) count(area, items, item, found);
    return;
  }
  for (const [field, inside] of Object.entries(value)) {
    if (name !== undefined) found.set(`${name} ${field}`, (found.get(`${name} ${field}`) ?? 0) + 1);
    count(area, properties[field], inside, found);
  }
}
