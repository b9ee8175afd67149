import type { Json } from '@countersign/spec-tools/json';
import { higher, looser, more, other, stricter, words, type Weight } from './direction.ts';

/** A keyword of a schema that says more or less about the values. */
interface Keyword {
  /** What the difference is called, with the two values. */
  says(before: string, after: string): string;
  /** How much it weighs. A value that is not there is `undefined`. */
  weigh(before: Json | undefined, after: Json | undefined): Weight;
}

/** What may not be less, such as `minimum`: it is stricter where it is higher, or new. */
const least: Keyword = {
  says: (before, after) => `went from ${before} to ${after}`,
  weigh: (before, after) =>
    typeof after === 'number' && (typeof before !== 'number' || after > before) ? stricter : higher,
};

/** How much there is at least, such as `minItems`: what was never empty may be empty now. */
const filled: Keyword = {
  says: least.says,
  weigh: (before, after) => (after === undefined ? looser : least.weigh(before, after)),
};

/** What may not be more, such as `maxLength`: it is stricter where it is lower, or new. */
const most: Keyword = {
  says: least.says,
  weigh: (before, after) =>
    typeof after === 'number' && (typeof before !== 'number' || after < before) ? stricter : higher,
};

/** A rule that a value fits or does not, and which cannot be compared with another. */
const rule: Keyword = {
  says: least.says,
  weigh: (before, after) => {
    if (before === undefined) return stricter;
    return after === undefined ? looser : other;
  },
};

/** What is set or not. */
function flag(weigh: Keyword['weigh']): Keyword {
  return { says: (_, after) => (after === 'true' ? 'is set' : 'is taken away'), weigh };
}

/** The keywords that are weighed by a rule of their own. */
export const limits: ReadonlyMap<string, Keyword> = new Map<string, Keyword>([
  ['minLength', filled],
  ['minItems', filled],
  ['minProperties', filled],
  ['minimum', least],
  ['exclusiveMinimum', least],
  ['maxLength', most],
  ['maxItems', most],
  ['maximum', most],
  ['exclusiveMaximum', most],
  ['maxProperties', most],
  ['pattern', rule],
  ['format', rule],
  ['uniqueItems', rule],
  ['multipleOf', rule],
  ['contentEncoding', { says: least.says, weigh: () => other }],
  ['contentMediaType', { says: least.says, weigh: () => other }],
  // What goes without saying is another thing for who leaves it out.
  [
    'default',
    {
      says: least.says,
      weigh: (before) => (before === undefined ? words : { sent: 'breaking', received: 'changed' }),
    },
  ],
  // A field that goes only one way is lost to the other.
  [
    'readOnly',
    flag((_, after) => (after === true ? { sent: 'breaking', received: 'changed' } : more)),
  ],
  [
    'writeOnly',
    flag((_, after) => (after === true ? { sent: 'changed', received: 'breaking' } : more)),
  ],
  ['deprecated', flag(() => words)],
  // How a value is called in XML.
  ['xml', { says: least.says, weigh: () => other }],
]);

/** What a keyword that is not there says; a schema that writes it down says the same. */
export const silent: ReadonlyMap<string, Json> = new Map<string, Json>([
  ['minLength', 0],
  ['minItems', 0],
  ['minProperties', 0],
  ['uniqueItems', false],
  ['readOnly', false],
  ['writeOnly', false],
  ['deprecated', false],
]);

/** Keywords that only people read, and what the values are known from. */
export const wording: ReadonlySet<string> = new Set([
  '$comment',
  'description',
  'title',
  'example',
  'examples',
  'externalDocs',
]);
