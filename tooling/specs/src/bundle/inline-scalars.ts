import { follow, isObject, type JsonObject } from './json.ts';
import { mapDocumentSchemas } from './schemas.ts';

/**
 * Puts the scalars marked `x-inline` where they are referred to. In the tree a boolean that
 * travels as a string is written once; in the bundle every field says for itself what it is,
 * so that each can have its own description and no generator invents a type for it.
 */
export function inlineScalars(document: JsonObject): JsonObject {
  return mapDocumentSchemas(document, (schema) => {
    if (typeof schema.$ref !== 'string') return schema;
    const target = follow(document, schema.$ref);
    if (!isObject(target) || target['x-inline'] !== true) return schema;
    const { $ref: _reference, ...beside } = schema;
    const { 'x-inline': _mark, ...scalar } = target;
    return { ...scalar, ...beside };
  });
}
