import { loadSchemas, type CompiledOperation } from './contract.ts';
import { resolve, type JsonSchema, type SchemaSource } from './json-schema.ts';

/** The number of schemas to search for a name. */
const mostSchemas = 3000;

/**
 * Lists the properties that the JSON body of an operation may have in one of its objects.
 * @param at a JSON pointer to the object; its names may be in any case
 */
export async function listNamesAt(
  { body, ...operation }: CompiledOperation,
  at: string,
): Promise<string[]> {
  const source = await loadSchemas(operation);
  let schema = resolve(body?.contents[0]?.schema ?? {}, source);
  for (const step of at.split('/').slice(1)) schema = resolve(findInside(schema, step), source);
  return Object.keys(schema.properties ?? {});
}

/** The schema of a property, or of an item. */
function findInside({ properties = {}, items }: JsonSchema, step: string): JsonSchema {
  if (items !== undefined) return items;
  const lower = step.replaceAll('~1', '/').replaceAll('~0', '~').toLowerCase();
  const name = Object.keys(properties).find((known) => known.toLowerCase() === lower);
  return name === undefined ? {} : (properties[name] ?? {});
}

interface Place {
  at: string;
  schema: JsonSchema;
}

/**
 * Finds the places of a body that have a property of a name, nearest to the root first; a list is
 * shown by its first item.
 * @param most largest number of places to find
 */
export async function findNameElsewhere(
  { body, ...operation }: CompiledOperation,
  name: string,
  most: number,
): Promise<string[]> {
  const source = await loadSchemas(operation);
  const lower = name.toLowerCase();
  const root = resolve(body?.contents[0]?.schema ?? {}, source);
  // Each reference makes a schema of its own; those of the same one share their properties.
  const known = new Set([root.properties]);
  const found: string[] = [];
  // The list grows while it is gone through.
  const waiting: Place[] = [{ at: '', schema: root }];
  for (const { at, schema } of waiting) {
    const names = Object.keys(schema.properties ?? {});
    if (at !== '' && names.some((one) => one.toLowerCase() === lower)) found.push(at);
    if (found.length >= most || known.size > mostSchemas) break;
    for (const next of listInside(at, schema, source)) {
      if (known.has(next.schema.properties)) continue;
      known.add(next.schema.properties);
      waiting.push(next);
    }
  }
  return found;
}

/** The objects in an object, those in its lists too. */
function listInside(at: string, { properties = {} }: JsonSchema, source: SchemaSource): Place[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const schema = resolve(property, source);
    if (schema.readOnly === true) return [];
    if (schema.items !== undefined)
      return [{ at: `${at}/${name}/0`, schema: resolve(schema.items, source) }];
    return schema.properties === undefined ? [] : [{ at: `${at}/${name}`, schema }];
  });
}
