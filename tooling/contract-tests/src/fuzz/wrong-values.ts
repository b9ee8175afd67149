import type { Place } from './places.ts';
import { fitsText, hasOnlyFormat, isFreeText, typesOf, type SpecSchema } from '../schema.ts';

/** A value to set in a place, and whether it is wrong there; undefined if the rules do not say. */
export interface Misfit {
  /** Describes it. */
  what: string;
  /** The value; if it is missing, the place is deleted. */
  with?: unknown;
  wrong: boolean | undefined;
}

/** Valid texts that may break a program. */
const odd: readonly (readonly [string, string])[] = [
  ['an empty text', ''],
  ['a very long text', 'long '.repeat(20_000)],
  ['control characters', '\u0000\u0007\u001b[2J\r\n\t'],
  ['text that runs from right to left', '\u202egnp.\u202c עברית'],
  ['a property name that every object inherits', '__proto__'],
  ['a template', '${7*7}{{7*7}}'],
  ['markup', '<!--<script>]]>&amp;&#0;'],
];

/** Lists values to set in a place of a valid body. */
export function misfitsFor(place: Place): Misfit[] {
  const { schema, required, item } = place;
  const types = typesOf(schema);
  const found: Misfit[] = [];
  if (required) found.push({ what: 'nothing where a value is required', wrong: true });
  if (types.size === 0) return [...found, { what: 'a deep value', with: deep(), wrong: undefined }];
  if (types.has('null')) found.push({ what: 'null where it is allowed', with: null, wrong: false });
  // A null item is left out, and there may be rules for how many there are.
  else if (item) found.push({ what: 'null in a list', with: null, wrong: undefined });
  else found.push({ what: 'null', with: null, wrong: required || place.steps.length === 0 });
  if (!types.has('array')) found.push({ what: 'a list', with: [[]], wrong: true });
  if (!types.has('object')) found.push({ what: 'a deep object', with: deep(), wrong: true });
  if (types.has('object')) found.push(...forObjects(place));
  if (types.has('array')) found.push(...forLists(place));
  if (types.has('string')) found.push(...forTexts(place));
  else found.push(...forOthers(schema, types));
  return found;
}

function forObjects({ schema, value }: Place): Misfit[] {
  const extended = (name: string, field: unknown): unknown =>
    Object.fromEntries([...Object.entries(Object(value)), [name, field]]);
  if (typeof schema.additionalProperties === 'object' || schema.additionalProperties === false)
    return [];
  const values: [string, unknown][] = [
    ['a field named __proto__', extended('__proto__', { polluted: true })],
    ['a field named constructor', extended('constructor', { prototype: { polluted: true } })],
    ['an unknown field', extended('zz/~unknown', deep())],
    ['many fields', { ...Object(value), ...manyFields }],
  ];
  return values.map(([what, changed]) => ({ what, with: changed, wrong: false }));
}

const manyFields = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`zz${at}`, at]));

function forLists({ schema: { minItems = 0, maxItems }, value }: Place): Misfit[] {
  const empty = { what: 'an empty list', with: [], wrong: minItems > 0 };
  if (!Array.isArray(value) || value.length === 0) return [empty];
  const long = Array.from({ length: (maxItems ?? 300) + 1 }, (): unknown => value[0]);
  return [empty, { what: 'a long list', with: long, wrong: maxItems !== undefined }];
}

function forTexts({ schema, required, steps }: Place): Misfit[] {
  if (isFreeText(schema))
    return [
      ...odd.map(([what, text]) => ({ what, with: text, wrong: false })),
      { what: 'half of a character', with: 'a\ud800', wrong: undefined },
      { what: 'a number where a string is expected', with: 1e21, wrong: false },
      { what: 'a boolean where a string is expected', with: true, wrong: false },
    ];
  // If the schema has another type too, a text may be read as that type.
  const onlyText = [...typesOf(schema)].every((type) => type === 'string' || type === 'null');
  return odd.map(([what, text]) => ({ what, with: text, wrong: isWrong(text) }));

  function isWrong(text: string): boolean | undefined {
    if (hasOnlyFormat(schema) || !onlyText) return undefined;
    if (text !== '' || fitsText(text, schema)) return !fitsText(text, schema);
    // It counts as absent, but in OAuth it does not.
    return required || steps.length === 0 ? true : undefined;
  }
}

function forOthers(schema: SpecSchema, types: ReadonlySet<string>): Misfit[] {
  const { minimum, maximum, enum: values } = schema;
  const found: Misfit[] = [{ what: 'a text', with: 'zz', wrong: true }];
  if (!types.has('integer') && !types.has('number'))
    return [...found, { what: 'a number', with: 7, wrong: true }];
  found.push({ what: 'a boolean', with: true, wrong: types.has('boolean') ? undefined : true });
  if (!types.has('number')) found.push({ what: 'a fraction', with: 1.25, wrong: true });
  if (minimum !== undefined)
    found.push({ what: 'less than the minimum', with: minimum - 1, wrong: true });
  if (maximum !== undefined)
    found.push({ what: 'more than the maximum', with: maximum + 1, wrong: true });
  const isTooLarge = maximum === undefined ? undefined : true;
  if (values === undefined) found.push({ what: 'a huge number', with: 1e300, wrong: isTooLarge });
  return found;
}

/** Creates an object with hundreds of levels. */
function deep(): unknown {
  let value: unknown = {};
  for (let level = 0; level < 200; level += 1) value = { a: [value] };
  return value;
}
