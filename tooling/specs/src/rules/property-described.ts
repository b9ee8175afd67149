import type { Oas3_1Schema, Oas3Rule, Oas3Schema, UserContext } from '@redocly/openapi-core';
import { readGlossary } from './glossary-kept.ts';

type Schema = Oas3Schema | Oas3_1Schema;

/**
 * Checks that every property has a description that says more than its name: its own, that of the
 * named schema it refers to, or that of the glossary. Clients show nothing else to their users. A
 * scalar marked `x-inline` has no name in the bundle, so its description does not count.
 */
export const propertyDescribed: Oas3Rule = () => {
  let glossary: ReadonlyMap<string, string> = new Map();
  return {
    Root(root, context) {
      glossary = readGlossary(root, context);
    },
    Schema({ properties = {} }, { location, report, resolve }) {
      for (const [name, property] of Object.entries(properties)) {
        const description = describe(property, resolve) || (glossary.get(name) ?? '');
        const place = location.child(['properties', name]).key();
        const complain = (problem: string) => {
          report({ message: `${problem}; describe its content`, location: place });
        };
        if (description.trim() === '') complain(`the property \`${name}\` has no description`);
        else if (repeatsName(description, name))
          complain(`the description of the property \`${name}\` only repeats its name`);
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

/** Words that add nothing to a name. */
const fillers = new Set(['a', 'an', 'the', 'this', 'its', 'of', 'for', 'in', 'to', 'is']);

/** Reports whether a description only repeats the name, such as `The role ID.` of `roleId`. */
function repeatsName(description: string, name: string): boolean {
  const words = splitWords(description).filter((word) => !fillers.has(word));
  const known = splitWords(name);
  return words.every((word) => known.includes(word)) || words.join('') === known.join('');
}

/** The words of a sentence or of a name in camelCase, snake_case or kebab-case. */
function splitWords(text: string): string[] {
  const spaced = text.replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ');
  return spaced.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}
