import { isObject, listAt, objectAt, type Json, type JsonObject } from './json.ts';
import { mapDocumentSchemas } from './schemas.ts';

/**
 * Replaces each `use` of an `x-answer` by the set of that name in `x-answer-sets` of the document,
 * which is dropped.
 * @throws Error if there is no set of a name
 */
export function inlineAnswerSets({ 'x-answer-sets': sets, ...document }: JsonObject): JsonObject {
  return mapDocumentSchemas(document, (schema) => {
    if (!('x-answer' in schema)) return schema;
    return { ...schema, 'x-answer': listAt(schema, 'x-answer').map((item) => inline(item)) };
  });

  function inline(item: Json): Json {
    if (!isObject(item) || typeof item.use !== 'string') return item;
    const set = isObject(sets) ? objectAt(sets, item.use) : {};
    if (Object.keys(set).length === 0)
      throw new Error(`x-answer uses ${item.use}, which is not in answer-sets.yaml`);
    return set;
  }
}
