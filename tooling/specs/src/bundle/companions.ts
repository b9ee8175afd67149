import { isObject, type JsonObject } from './json.ts';
import { mapFields } from './schemas.ts';

/** The key by which a field of the tree asks for a companion, and names the companion's schema. */
export const companionKey = 'x-metadata';

/**
 * Writes the companions out (docs/decisions/0008-what-the-tree-leaves-out.md). Many fields of the
 * service have a second one beside them, called like the first with `Metadata` behind it, which
 * says who may change the first. In the tree the first carries `x-metadata` instead.
 */
export function addCompanions(document: JsonObject): JsonObject {
  return mapFields(document, (name, { [companionKey]: companion, ...field }) => {
    if (!isObject(companion)) return [[name, field]];
    const description = `Metadata about whether \`${name}\` can be changed, and its allowed values.`;
    return [
      [name, field],
      [`${name}Metadata`, { ...companion, description }],
    ];
  });
}
