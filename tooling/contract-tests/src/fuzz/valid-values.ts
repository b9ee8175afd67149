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

/** Returns the valid values of a schema. */
export type ValuesOf = (schema: SpecSchema) => Values;

/** Below this depth objects have only required fields, so that values remain small. */
const depthOfOptionals = 4;
const mostOptionals = 5;

const word = fc.stringMatching(/^[a-z]{1,12}$/);

const dates = fc.date({
  min: new Date('1970-01-01'),
  max: new Date('2099-12-31'),
  noInvalidDate: true,
});

/** The texts of a format. If the specs have a pattern, the pattern is used instead. */
const formats = new Map<string, Texts>([
  ['date-time', dates.map((date) => date.toISOString())],
  ['email', word.map((name) => `${name}@example.com`)],
  ['uri', word.map((name) => `https://${name}.example.com/back`)],
  ['byte', fc.base64String({ maxLength: 40 })],
]);

const patterns = new Map<string, Texts>();

/** Any printable text, in any script. */
export const printable = fc.string({ unit: 'grapheme', maxLength: 24 });

/** Creates the function that returns the valid values of a schema in requests, without read-only fields. */
export function createValues(source: SchemaSource): ValuesOf {
  const known = new Map<SpecSchema, Values[]>();
  return (schema) => findValues(schema, 0);

  function findValues(schema: SpecSchema, depth: number): Values {
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
      return fc.dictionary(word, findValues(additionalProperties, depth + 1), { maxKeys: 3 });
    const createField = (name: string) =>
      [name, findValues(properties[name] ?? {}, depth + 1)] as const;
    // Creates the chosen fields only, since some objects have a hundred fields with as many each.
    return fc
      .subarray(optional, { maxLength: Math.min(optional.length, mostOptionals) })
      .chain((chosen) =>
        fc.record(Object.fromEntries([...needed, ...chosen].map(createField)), {
          noNullPrototype: true,
        }),
      );
  }

  function lists({ items = {}, minItems = 0, maxItems = 2 }: SpecSchema, depth: number): Values {
    const most = depth < depthOfOptionals ? Math.min(maxItems, minItems + 2) : minItems;
    return fc.array(findValues(items, depth + 1), { minLength: minItems, maxLength: most });
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

/** The texts of a pattern. Patterns are slow to parse, and few, so they are cached. */
function matching({ pattern = '', minLength = 0, maxLength = 100 }: SpecSchema): Texts {
  // A pattern of one character class does not limit the length.
  const whole = pattern.replace(/^(\^\[[^\]]*\])\+\$$/, `$1{${minLength},${maxLength}}$`);
  const found = patterns.get(whole) ?? fc.stringMatching(new RegExp(whole, 'u'));
  patterns.set(whole, found);
  return found;
}

function integers({ minimum, maximum }: SpecSchema): fc.Arbitrary<number> {
  const min = minimum ?? -1000;
  return fc.integer({ min, max: maximum ?? min + 2000 });
}
