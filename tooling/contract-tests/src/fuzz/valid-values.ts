import * as fc from 'fast-check';
import {
  fitsText,
  isFreeText,
  resolve,
  typesOf,
  type SchemaSource,
  type SpecSchema,
} from '../schema.ts';

type Texts = fc.Arbitrary<string>;
type Values = fc.Arbitrary<unknown>;

/** Gives the arbitrary of a schema's valid values. */
export type ValuesOf = (schema: SpecSchema) => Values;

/** Below this depth objects have only what they must have, so that values stay small. */
const depthOfOptionals = 4;
const mostOptionals = 5;

const word = fc.stringMatching(/^[a-z]{1,12}$/);

/** Texts of a format. The formats of the specs that come with a pattern are made by the pattern. */
const formats = new Map<string, Texts>([
  [
    'date-time',
    fc
      .date({
        min: new Date('1970-01-01'),
        max: new Date('2099-12-31'),
        noInvalidDate: true,
      })
      .map((date) => date.toISOString()),
  ],
  ['email', word.map((name) => `${name}@example.com`)],
  ['uri', word.map((name) => `https://${name}.example.com/back`)],
  ['byte', fc.base64String({ maxLength: 40 })],
]);

const patterns = new Map<string, Texts>();

/** Any text that is printable, in any script. */
export const printable = fc.string({ unit: 'grapheme', maxLength: 24 });

/**
 * Makes the function that gives the arbitrary of a schema's valid values, as a request carries
 * them: what only answers have is left out.
 */
export function createValues(source: SchemaSource): ValuesOf {
  const known = new Map<SpecSchema, Values[]>();
  return (schema) => getValues(schema, 0);

  function getValues(schema: SpecSchema, depth: number): Values {
    const byDepth = known.get(schema) ?? [];
    known.set(schema, byDepth);
    return (byDepth[depth] ??= make(resolve(schema, source), depth));
  }

  function make(schema: SpecSchema, depth: number): Values {
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    const types = typesOf(schema);
    const kinds = [...(types.size === 0 ? ['string', 'boolean'] : types)];
    return fc.oneof(...kinds.map((kind) => ofType(kind, schema, depth)));
  }

  function ofType(type: string, schema: SpecSchema, depth: number): Values {
    if (type === 'object') return objects(schema, depth);
    if (type === 'array') return lists(schema, depth);
    if (type === 'string') return texts(schema);
    if (type === 'integer') return integers(schema);
    if (type === 'number') return integers(schema).map((value) => value + 0.5);
    return type === 'boolean' ? fc.boolean() : fc.constant(null);
  }

  function objects(schema: SpecSchema, depth: number): Values {
    const { properties = {}, required = [], additionalProperties } = schema;
    const names = Object.keys(properties).filter(
      (name) => resolve(properties[name] ?? {}, source).readOnly !== true,
    );
    const needed = names.filter((name) => required.includes(name));
    const optional = depth < depthOfOptionals ? names.filter((name) => !needed.includes(name)) : [];
    const open = typeof additionalProperties === 'object';
    if (open && names.length === 0)
      return fc.dictionary(word, getValues(additionalProperties, depth + 1), { maxKeys: 3 });
    // Only what is chosen is made, for some objects have a hundred fields and those have as many.
    return fc
      .subarray(optional, { maxLength: Math.min(optional.length, mostOptionals) })
      .chain((chosen) =>
        fc.record(
          Object.fromEntries(
            [...needed, ...chosen].map((name) => [
              name,
              getValues(properties[name] ?? {}, depth + 1),
            ]),
          ),
          { noNullPrototype: true },
        ),
      );
  }

  function lists({ items = {}, minItems = 0, maxItems = 2 }: SpecSchema, depth: number): Values {
    const most = depth < depthOfOptionals ? Math.min(maxItems, minItems + 2) : minItems;
    return fc.array(getValues(items, depth + 1), { minLength: minItems, maxLength: most });
  }
}

function texts(schema: SpecSchema): Texts {
  if (isFreeText(schema)) return printable;
  const { format = '', pattern, minLength = 0, maxLength = 100 } = schema;
  const byFormat = schema.contentEncoding === 'base64' ? formats.get('byte') : formats.get(format);
  const all =
    byFormat ??
    (pattern === undefined
      ? fc.string({ unit: 'grapheme-ascii', minLength, maxLength: Math.min(maxLength, 24) })
      : matching(schema));
  return all.filter((text) => fitsText(text, { ...schema, maxLength }));
}

/** The texts of a pattern; there are few patterns and they are slow to take apart. */
function matching({ pattern = '', minLength = 0, maxLength = 100 }: SpecSchema): Texts {
  // Where the pattern is one kind of character only, it says nothing about the length.
  const whole = pattern.replace(/^(\^\[[^\]]*\])\+\$$/, `$1{${minLength},${maxLength}}$`);
  const found = patterns.get(whole) ?? fc.stringMatching(new RegExp(whole, 'u'));
  patterns.set(whole, found);
  return found;
}

function integers({ minimum, maximum }: SpecSchema): fc.Arbitrary<number> {
  const min = minimum ?? -1000;
  return fc.integer({ min, max: maximum ?? min + 2000 });
}
