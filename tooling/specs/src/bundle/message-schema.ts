import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { follow, isObject, type Json, type JsonObject } from './json.ts';
import { reach } from './reach.ts';
import { SpecError } from './spec-error.ts';
import { withoutKeys } from './without-keys.ts';

/** The pointer to the definitions in a JSON Schema, and that in an OpenAPI document. */
const definitions = '#/$defs/';
const components = '#/components/schemas/';

/** The keys of OpenAPI and of ours, which mean nothing to a validator. */
const stripping = {
  drop: new Set(['discriminator', 'example', 'externalDocs', 'xml']),
  extensions: true,
  named: new Set(['properties', 'patternProperties', '$defs']),
  whole: new Set(['default', 'enum', 'const', 'examples']),
};

/**
 * Creates a JSON Schema without external references: the given one with all schemas of a bundle
 * that it needs.
 * @param file the schema, whose references lead into its `$defs`
 * @param document the bundle that has them
 */
export function messageSchema(file: string, document: JsonObject): JsonObject {
  const schema: Json = parse(readFileSync(file, 'utf8'));
  if (!isObject(schema))
    throw new SpecError(`${file}: no schema; write an object with its type and properties`);
  const names = [...reach(document, rename(schema, definitions, components))].toSorted();
  const $defs = names.map((name): [string, Json] => {
    const found = follow(document, name);
    const bare = isObject(found) ? withoutKeys(found, stripping) : {};
    return [name.slice(components.length), rename(bare, components, definitions)];
  });
  return { ...schema, $defs: Object.fromEntries($defs) };
}

function rename(node: Json, from: string, to: string): Json {
  if (Array.isArray(node)) return node.map((item) => rename(item, from, to));
  if (!isObject(node)) return node;
  const entries = Object.entries(node).map(([key, value]): [string, Json] =>
    key === '$ref' && typeof value === 'string' && value.startsWith(from)
      ? [key, to + value.slice(from.length)]
      : [key, rename(value, from, to)],
  );
  return Object.fromEntries(entries);
}
