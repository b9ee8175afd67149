import { isObject, objectAt, type JsonObject } from './json.ts';
import { mapDocumentSchemas } from './schemas.ts';

/**
 * Gives every property that has no words of its own those of the glossary, where the glossary has
 * its name. Words beside a reference go before those of the schema that is referred to.
 */
export function describeFields(document: JsonObject): JsonObject {
  const fields = objectAt(objectAt(document, 'x-glossary'), 'fields');
  return mapDocumentSchemas(document, (schema) => {
    if (!isObject(schema.properties)) return schema;
    const properties: JsonObject = {};
    for (const [name, property] of Object.entries(schema.properties)) {
      const description = Object.hasOwn(fields, name) ? fields[name] : undefined;
      properties[name] =
        isObject(property) && !('description' in property) && description !== undefined
          ? { ...property, description }
          : property;
    }
    return { ...schema, properties };
  });
}
