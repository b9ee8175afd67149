import { isObject, type JsonObject } from './json.ts';
import { mapDocumentSchemas } from './schemas.ts';

/** The key by which a field of the tree asks for a companion, and names the companion's schema. */
export const companionKey = 'x-metadata';

/**
 * Writes the companions out (docs/decisions/0008-companions-and-glossary.md). Some 1,300 fields of
 * the service each have a second one beside them, called like the first with `Metadata` behind
 * it, which says who may change the first. In the tree the first carries `x-metadata` instead.
 */
export function addCompanions(document: JsonObject): JsonObject {
  return mapDocumentSchemas(document, (schema) => {
    if (!isObject(schema.properties)) return schema;
    const properties: JsonObject = {};
    for (const [name, property] of Object.entries(schema.properties)) {
      if (!isObject(property) || !isObject(property[companionKey])) {
        properties[name] = property;
        continue;
      }
      const { [companionKey]: companion, ...field } = property;
      properties[name] = field;
      properties[`${name}Metadata`] = {
        ...companion,
        description: `Who may change \`${name}\`, and the values it may take.`,
      };
    }
    return { ...schema, properties };
  });
}
