import { isSchema, resolve, type JsonSchema, type SchemaSource } from './json-schema.ts';

/** Prism does not know how bytes are written. */
const base64 = '^([A-Za-z0-9+/]{4}){1,8}$';

/**
 * Copies a schema without references, to a given depth. Deeper properties are left out, and lists
 * of them stay empty. Prism would follow circular references for seconds, or until it fails.
 */
export function shallow(schema: JsonSchema, source: SchemaSource, depth: number): JsonSchema {
  const { properties, items, additionalProperties, ...rest } = resolve(schema, source);
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
  if (additionalProperties !== undefined)
    copy.additionalProperties =
      isSchema(additionalProperties) && !isTooDeep(additionalProperties, source, depth)
        ? shallow(additionalProperties, source, depth - 1)
        : additionalProperties === true;
  for (const choice of choices) {
    const { [choice]: schemas } = copy;
    if (schemas !== undefined) copy[choice] = schemas.map((one) => shallow(one, source, depth));
  }
  return copy;
}

const choices = ['allOf', 'anyOf', 'oneOf'] as const;

function isTooDeep(schema: JsonSchema, source: SchemaSource, depth: number): boolean {
  if (depth > 1) return false;
  const { properties, items } = resolve(schema, source);
  return properties !== undefined || items !== undefined;
}
