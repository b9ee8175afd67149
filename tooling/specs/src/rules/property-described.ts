import type { Oas3_1Schema, Oas3Rule, Oas3Schema, UserContext } from '@redocly/openapi-core';
import { glossaryFields } from './glossary.ts';
import { repeatsName } from './words.ts';

type Schema = Oas3Schema | Oas3_1Schema;

/**
 * Demands that every property says what it holds, in more words than its name has: by a
 * description of its own, by that of the named schema it refers to, or by the glossary. What a
 * client shows to its programmers is nothing but these sentences. A scalar marked `x-inline` has no
 * name in the bundle and so cannot speak for a property.
 */
export const propertyDescribed: Oas3Rule = () => {
  let glossary: ReadonlyMap<string, string> = new Map();
  return {
    Root(root, context) {
      glossary = glossaryFields(root, context);
    },
    Schema({ properties = {} }, { location, report, resolve }) {
      for (const [name, property] of Object.entries(properties)) {
        const place = location.child(['properties', name]).key();
        const description = describe(property, resolve) || (glossary.get(name) ?? '');
        if (description.trim() === '')
          report({
            message: `the property \`${name}\` has no description; describe its content`,
            location: place,
          });
        else if (repeatsName(description, name))
          report({
            message: `the description of the property \`${name}\` only repeats its name; describe its content`,
            location: place,
          });
      }
    },
  };
};

function describe(property: Schema, resolve: UserContext['resolve']): string {
  if (property.description !== undefined) return property.description;
  if (property.$ref === undefined) return '';
  const { node: target } = resolve<Schema>({ $ref: property.$ref });
  if (target === undefined || Reflect.get(target, 'x-inline') === true) return '';
  return target.description ?? '';
}
