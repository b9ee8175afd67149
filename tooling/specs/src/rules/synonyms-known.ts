import { isPlainObject, type Oas3Rule } from '@redocly/openapi-core';

/**
 * Requires that `x-synonyms` is at an enum, that each synonym leads to a value of it, and that none
 * is a value itself in any case: cases need no synonyms.
 */
export const synonymsKnown: Oas3Rule = () => ({
  Schema(schema, { location, report }) {
    const synonyms: unknown = Reflect.get(schema, 'x-synonyms');
    if (synonyms === undefined) return;
    const place = location.child(['x-synonyms']);
    if (!isPlainObject(synonyms) || schema.enum === undefined) {
      report({ message: 'x-synonyms must map words to values of an enum', location: place.key() });
      return;
    }
    const values: readonly unknown[] = schema.enum;
    const inLowerCase = new Set(values.map((value) => String(value).toLowerCase()));
    for (const [word, meant] of Object.entries(synonyms)) {
      const message = !values.includes(meant)
        ? `\`${String(meant)}\` is not a value of the enum`
        : inLowerCase.has(word.toLowerCase())
          ? `\`${word}\` is a value of the enum itself`
          : undefined;
      if (message !== undefined) report({ message, location: place.child([word]) });
    }
  },
});
