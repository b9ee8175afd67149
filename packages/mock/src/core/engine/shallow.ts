import { resolve, type JsonSchema, type SchemaSource } from './json-schema.ts';

/** Prism does not know how bytes are written. */
const base64 = '^([A-Za-z0-9+/]{4}){1,8}$';

/**
 * Copies a schema without references, to a given depth. Deeper properties are left out, and lists
 * of them stay empty. Prism would follow circular references for seconds, or until it fails.
 */
export function shallow(schema: JsonSchema, source: SchemaSource, depth: number): JsonSchema {
  const { properties, items, ...rest } = resolve(schema, source);
  const copy: JsonSchema = { ...(rest.format === 'byte' && { pattern: base64 }), ...rest };
  if (properties !== undefined)
    copy.properties = Object.fromEntries(
      Object.entries(properties).flatMap(([name, property]) =>
        isTooDeep(property, source, depth) && rest.required?.includes(name) !== true
          ? []
          : [[name, shallow(property, source, depth - 1)]],
      ),
    );
  if (items !== undefined) copy.items = shallow(items, source, depth - 1);
  return copy;
}

function isTooDeep(schema: JsonSchema, source: SchemaSource, depth: number): boolean {
  if (depth > 1) return false;
  const { properties, items } = resolve(schema, source);
  return properties !== undefined || items !== undefined;
}
