import { content, type Content } from '@countersign/connect';
import * as fc from 'fast-check';
import { z } from 'zod';

type Schema = z.core.$ZodType;

/** Arbitraries for values of the model that the validators leave open. */
export interface Choices {
  text: fc.Arbitrary<string>;
  date: fc.Arbitrary<Date>;
  number: fc.Arbitrary<number>;
  anyNumber: fc.Arbitrary<number>;
  content: fc.Arbitrary<Content>;
  /** Arbitraries that replace those of a validator. */
  instead: ReadonlyMap<unknown, fc.Arbitrary<unknown>>;
  /** Choices for some fields of an object, by the validator of the object. */
  fields: ReadonlyMap<unknown, FieldChoices>;
}

/** Fields that are always there, never there, or of other values. */
export type FieldChoices = Readonly<Record<string, 'always' | 'never' | fc.Arbitrary<unknown>>>;

/** Unknown parts of XML or JSON are tested elsewhere. */
const never = new Set(['unknownElements', 'unknownAttributes', 'otherFields']);

/** Generates values that a validator of the model accepts, so that no field can be forgotten. */
export function createArbitrary(schema: Schema, choices: Choices): fc.Arbitrary<unknown> {
  const instead = choices.instead.get(schema);
  if (instead !== undefined) return instead;
  const inner = (part: Schema) => createArbitrary(part, choices);
  if (schema instanceof z.ZodObject) return createObjectArbitrary(schema, choices);
  if (schema instanceof z.ZodArray) return fc.array(inner(schema.element), { maxLength: 3 });
  if (schema instanceof z.ZodNullable) return fc.option(inner(schema.unwrap()), { nil: null });
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodDate) return choices.date;
  if (schema instanceof z.ZodString) return choices.text;
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue } = schema;
    if (!schema.isInt) return choices.number;
    return fc.integer({ min: minValue ?? -0x80000000, max: maxValue ?? 0x7fffffff });
  }
  if (z.safeParse(schema, 0).success) return choices.anyNumber;
  if (z.safeParse(schema, content('')).success) return choices.content;
  throw new Error(`There is no arbitrary for ${schema.constructor.name}.`);
}

function createObjectArbitrary(schema: z.ZodObject, choices: Choices): fc.Arbitrary<unknown> {
  const fieldChoices = choices.fields.get(schema) ?? {};
  const arbitraries: Record<string, fc.Arbitrary<unknown>> = {};
  const required: string[] = [];
  for (const [name, field] of Object.entries(schema.shape)) {
    const choice = fieldChoices[name];
    if (never.has(name) || choice === 'never') continue;
    const isOptional = field instanceof z.ZodExactOptional;
    const made = typeof choice === 'object' ? choice : undefined;
    arbitraries[name] = made ?? createArbitrary(isOptional ? field.unwrap() : field, choices);
    if (!isOptional || choice === 'always') required.push(name);
  }
  return fc.record(arbitraries, { requiredKeys: required, noNullPrototype: true });
}

export const contents: fc.Arbitrary<Content> = fc
  .uint8Array({ maxLength: 50 })
  .map((bytes) => content(bytes));

/** Years that both forms can write, in any time zone. */
export const dates: fc.Arbitrary<Date> = fc.date({
  min: new Date('0002-01-01T00:00:00Z'),
  max: new Date('9998-12-31T23:59:59.999Z'),
  noInvalidDate: true,
});

/** Numbers that have an end; a zero has no sign. */
export const finite: fc.Arbitrary<number> = fc
  .double({ noNaN: true, noDefaultInfinity: true })
  .map((value) => value + 0);
