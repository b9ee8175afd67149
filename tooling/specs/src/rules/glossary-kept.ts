import type { Oas3Rule } from '@redocly/openapi-core';
import { glossaryFields } from './glossary.ts';

/** How often the same words may be written for the same field. */
const most = 2;

/**
 * Demands that the same field is described the same way in one place. A property whose own words
 * are those of the glossary leaves them out, and words that more than two properties of one name
 * share go into the glossary.
 */
export const glossaryKept: Oas3Rule = () => {
  let glossary: ReadonlyMap<string, string> = new Map();
  const times = new Map<string, number>();
  return {
    Root(root, context) {
      glossary = glossaryFields(root, context);
    },
    Schema({ properties = {} }, { location, report }) {
      for (const [name, { description }] of Object.entries(properties)) {
        if (description === undefined) continue;
        const words = inOneLine(description);
        const place = location.child(['properties', name, 'description']);
        const kept = glossary.get(name);
        if (kept !== undefined && words === inOneLine(kept)) {
          const message = `the glossary already describes \`${name}\` with this text; remove it here`;
          report({ message, location: place });
          continue;
        }
        const count = (times.get(`${name}\n${words}`) ?? 0) + 1;
        times.set(`${name}\n${words}`, count);
        if (count !== most + 1) continue;
        const message = `\`${name}\` has this description more than ${most} times; move it to \`common/glossary.yaml\`, and remove it where it means the same`;
        report({ message, location: place });
      }
    },
  };
};

/** Words without the breaks that only fit them into a file. */
function inOneLine(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim();
}
