import { objectAt, textAt, type JsonObject } from './json.ts';
import { mapFields } from './schemas.ts';

/**
 * Gives every property that has no words of its own those of the glossary, where the glossary has
 * its name. Words beside a reference go before those of the schema that is referred to.
 */
export function describeFields(document: JsonObject): JsonObject {
  const words = objectAt(objectAt(document, 'x-glossary'), 'fields');
  return mapFields(document, (name, field) => {
    const description = Object.hasOwn(words, name) ? textAt(words, name) : undefined;
    const isDescribed = 'description' in field || description === undefined;
    return [[name, isDescribed ? field : { ...field, description }]];
  });
}
