import { isPlainObject, type Oas3Rule, type UserContext } from '@redocly/openapi-core';
import { readExtension } from './extension.ts';

/** The number of times that the same description may be written for the same field. */
const most = 2;

/**
 * Checks that a description is written once: a property does not repeat that of the glossary, and a
 * description that more than two properties of one name have is in the glossary.
 */
export const glossaryKept: Oas3Rule = () => {
  let glossary: ReadonlyMap<string, string> = new Map();
  const times = new Map<string, number>();
  return {
    Root(root, context) {
      glossary = readGlossary(root, context);
    },
    Schema({ properties = {} }, { location, report }) {
      for (const [name, { description }] of Object.entries(properties)) {
        if (description === undefined) continue;
        const text = inOneLine(description);
        const place = location.child(['properties', name, 'description']);
        if (text === inOneLine(glossary.get(name) ?? '')) {
          const message = `the glossary already describes \`${name}\` with this text; remove it here`;
          report({ message, location: place });
          continue;
        }
        const count = (times.get(`${name}\n${text}`) ?? 0) + 1;
        times.set(`${name}\n${text}`, count);
        if (count !== most + 1) continue;
        const message = `\`${name}\` has this description more than ${most} times; move it to \`common/glossary.yaml\`, and remove it where it means the same`;
        report({ message, location: place });
      }
    },
  };
};

/**
 * Reads the descriptions of fields in the glossary of an area, by name. In the bundle, a property
 * of that name without a description gets this one.
 */
export function readGlossary(
  root: object,
  context: Pick<UserContext, 'resolve' | 'location'>,
): ReadonlyMap<string, string> {
  const { node } = readExtension(root, 'x-glossary', context);
  const fields: unknown = isPlainObject(node) ? node.fields : undefined;
  if (!isPlainObject(fields)) return new Map();
  return new Map(Object.entries(fields).map(([name, text]) => [name, String(text)]));
}

/** The text without the line breaks that only fit it into a file. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
