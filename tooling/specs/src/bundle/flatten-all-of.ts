import { isDeepStrictEqual } from 'node:util';
import { follow, isObject, listAt, objectAt, type Json, type JsonObject } from './json.ts';
import { mapDocumentSchemas, mapSchema } from './schemas.ts';

/** The keywords that a part of an allOf may have; no other can be merged. */
const understood = new Set(['type', 'description', 'properties', 'required', 'xml', 'allOf']);

/** Throws the reason why a schema cannot be flattened; `name` is that of its component. */
export type Refuse = (name: string, message: string) => never;

/**
 * Replaces every allOf by one object schema with the fields of all its parts
 * (docs/decisions/0004-flatten-all-of.md). Two parts that describe the same field differently,
 * or a part that is more than fields, are refused.
 */
export function flattenAllOf(document: JsonObject, refuse: Refuse): JsonObject {
  const components = objectAt(document, 'components');
  const schemas = Object.entries(objectAt(components, 'schemas')).map(([name, schema]) => [
    name,
    mapSchema(schema, (inner) => flattenSchema(inner, name, document, refuse)),
  ]);
  const flat = { ...document, components: { ...components, schemas: Object.fromEntries(schemas) } };
  // Composition belongs in files under schemas/, where it has a name.
  return mapDocumentSchemas(flat, (schema) =>
    'allOf' in schema ? refuse('', 'allOf may only be used in a file under schemas/') : schema,
  );
}

function flattenSchema(
  schema: JsonObject,
  name: string,
  document: JsonObject,
  refuse: Refuse,
): Json {
  if (!Array.isArray(schema.allOf)) return schema;
  const { allOf, ...own } = schema;
  const merged: JsonObject = { type: 'object' };
  const properties: JsonObject = {};
  const required: Json[] = [];
  for (const part of [...allOf, own]) {
    const body = resolve(part);
    const odd = Object.keys(body).find((key) => !understood.has(key) && !key.startsWith('x-'));
    if (odd !== undefined) refuse(name, `allOf cannot be flattened: a part has ${odd}`);
    for (const [field, property] of Object.entries(objectAt(body, 'properties'))) {
      if (field in properties && !isDeepStrictEqual(properties[field], property))
        refuse(name, `allOf describes the field ${field} twice, and differently`);
      properties[field] = property;
    }
    required.push(...listAt(body, 'required').filter((field) => !required.includes(field)));
    // A part's own description and XML name are about the part, not about the whole.
    if (part === own) Object.assign(merged, about(body));
  }
  if (required.length > 0) merged.required = required;
  return { ...merged, properties };

  function resolve(part: Json | undefined): JsonObject {
    if (!isObject(part)) return refuse(name, 'a part of allOf is no schema');
    if (typeof part.$ref !== 'string') return part;
    const target = follow(document, part.$ref);
    if (!isObject(target)) return refuse(name, `${part.$ref} leads nowhere`);
    const flat = flattenSchema(target, name, document, refuse);
    return isObject(flat) ? flat : refuse(name, `${part.$ref} is no schema`);
  }
}

/** Returns the keywords of a schema other than its fields. */
function about(schema: JsonObject): JsonObject {
  const { type: _type, properties: _properties, required: _required, ...rest } = schema;
  return rest;
}
