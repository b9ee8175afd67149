import { isObject, type Json, type JsonObject } from './json.ts';

/** The keywords with one other schema, with a list of schemas, and with schemas by name. */
const single = new Set(['items', 'additionalProperties', 'not', 'contains', 'propertyNames']);
const lists = new Set(['allOf', 'oneOf', 'anyOf', 'prefixItems']);
const maps = new Set(['properties', 'patternProperties', '$defs']);

/**
 * Rebuilds a schema from the inside out: every schema inside it is changed first, then itself.
 * Values that are not schemas, such as examples and defaults, are left as they are.
 */
export function mapSchema(schema: Json, change: (schema: JsonObject) => Json): Json {
  if (!isObject(schema)) return schema;
  const copy: JsonObject = {};
  for (const [name, value] of Object.entries(schema)) {
    if (single.has(name)) copy[name] = mapSchema(value, change);
    else if (lists.has(name) && Array.isArray(value))
      copy[name] = value.map((item) => mapSchema(item, change));
    else if (maps.has(name) && isObject(value)) copy[name] = mapEach(value, change);
    else copy[name] = value;
  }
  return change(copy);
}

/** Rebuilds every schema of a document: components, parameters, headers and media types. */
export function mapDocumentSchemas(document: JsonObject, change: (schema: JsonObject) => Json) {
  const components = isObject(document.components) ? document.components : {};
  const schemas = isObject(components.schemas) ? mapEach(components.schemas, change) : {};
  const visited = visit({ ...document, components: { ...components, schemas: {} } }, change);
  const visitedComponents = isObject(visited.components) ? visited.components : {};
  return { ...visited, components: { ...visitedComponents, schemas } };
}

/** Changes one field: returns it changed, together with others, or leaves it out. */
export type ChangeField = (name: string, field: JsonObject) => [name: string, field: Json][];

/** Changes every field of every schema of a document. */
export function mapFields(document: JsonObject, change: ChangeField): JsonObject {
  return mapDocumentSchemas(document, (schema) => {
    if (!isObject(schema.properties)) return schema;
    const fields = Object.entries(schema.properties).flatMap(([name, field]): [string, Json][] =>
      isObject(field) ? change(name, field) : [[name, field]],
    );
    return { ...schema, properties: Object.fromEntries(fields) };
  });
}

function mapEach(schemas: JsonObject, change: (schema: JsonObject) => Json): JsonObject {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, mapSchema(schema, change)]),
  );
}

/** Outside components a schema always stands under the word `schema`, and never in an example. */
function visit(node: JsonObject, change: (schema: JsonObject) => Json): JsonObject {
  const copy: JsonObject = {};
  for (const [name, value] of Object.entries(node)) {
    if (name === 'schema') copy[name] = mapSchema(value, change);
    else if (name === 'example' || name === 'examples') copy[name] = value;
    else if (isObject(value)) copy[name] = visit(value, change);
    else if (Array.isArray(value))
      copy[name] = value.map((item) => (isObject(item) ? visit(item, change) : item));
    else copy[name] = value;
  }
  return copy;
}
