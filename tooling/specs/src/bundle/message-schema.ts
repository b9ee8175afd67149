import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { follow, isObject, type Json, type JsonObject } from './json.ts';
import { reach } from './reach.ts';
import { withoutKeys } from './without-keys.ts';

/** Where the definitions of a JSON Schema stand, as opposed to those of an OpenAPI document. */
const definitions = '#/$defs/';
const components = '#/components/schemas/';

/** The keys of OpenAPI and of ours, which say nothing to a validator. */
const stripping = {
  drop: new Set(['discriminator', 'example', 'externalDocs', 'xml']),
  named: new Set(['properties', 'patternProperties', '$defs']),
  whole: new Set(['default', 'enum', 'const', 'examples']),
};

/**
 * A JSON Schema that stands alone: the given one with all schemas of a bundle that it needs.
 * @param file the schema, whose references lead into its `$defs`
 * @param document the bundle that has them
 */
export function messageSchema(file: string, document: JsonObject): JsonObject {
  const schema: Json = parse(readFileSync(file, 'utf8'));
  if (!isObject(schema)) throw new TypeError(`${file} must contain a schema object.`);
  const asComponents = rename(schema, definitions, components);
  const names = [...reach(document, asComponents)].toSorted();
  const $defs = Object.fromEntries(
    names.map((name) => [name.slice(components.length), bare(follow(document, name))]),
  );
  return { ...schema, $defs };
}

function bare(schema: Json | undefined): Json {
  if (!isObject(schema)) return schema ?? {};
  const stripped = withoutKeys(withoutExtensions(schema), stripping);
  return rename(JSON.parse(JSON.stringify(stripped)), components, definitions);
}

/** Without the keys that begin with `x-`, at any depth; no field of the contract begins so. */
function withoutExtensions(node: JsonObject): JsonObject {
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    return isObject(value) ? withoutExtensions(value) : value;
  };
  const kept = Object.entries(node).filter(([key]) => !key.startsWith('x-'));
  return Object.fromEntries(kept.map(([key, value]) => [key, visit(value)]));
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
