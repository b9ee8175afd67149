import { fits } from '../engine/fits.ts';
import {
  findField,
  isRecord,
  resolve,
  typeName,
  typesOf,
  type JsonSchema,
  type SchemaSource,
} from '../engine/json-schema.ts';
import { formatPointer } from '../json-pointer.ts';
import { describeGot } from '../traffic/describe-got.ts';
import type { Deviation } from './deviation.ts';

type Found = Pick<Deviation, 'at' | 'rule' | 'expected' | 'got'>;

/** More deviations than these in one body say no more. */
const most = 200;

/**
 * Compares a value with a schema: unknown fields, missing ones, other types, new words, other forms.
 * Places in lists are not told apart, and each deviation is told once.
 */
export function checkValue(value: unknown, schema: JsonSchema, source: SchemaSource): Found[] {
  const found = new Map<string, Found>();
  const add = (one: Found) => {
    if (found.size < most) found.set(`${one.at} ${one.rule} ${one.expected}`, one);
  };
  visit(value, schema, []);
  return [...found.values()];

  function visit(part: unknown, referring: JsonSchema, steps: readonly string[]): void {
    const here = resolve(referring, source);
    const at = formatPointer(steps);
    const got = describeGot(part, steps.at(-1));
    const types = typesOf(here);
    if (types.size > 0 && !types.has(typeName(part))) {
      add({ at, rule: 'type', expected: [...types].join(' or '), got });
      return;
    }
    if (Array.isArray(part)) {
      if (here.items !== undefined)
        for (const item of part) visit(item, here.items, [...steps, '-']);
      return;
    }
    if (isRecord(part)) return visitObject(part, here, steps);
    if (fits(part, here)) return;
    const [rule, expected] = describeMisfit(part, here);
    add({ at, rule, expected, got });
  }

  function visitObject(
    object: Record<string, unknown>,
    schemaOfObject: JsonSchema,
    steps: readonly string[],
  ): void {
    const { properties, additionalProperties, required = [] } = schemaOfObject;
    for (const name of required)
      if (!Object.hasOwn(object, name))
        add({
          at: formatPointer([...steps, name]),
          rule: 'required',
          expected: 'there',
          got: 'nothing',
        });
    for (const [name, part] of Object.entries(object)) {
      const field = findField(schemaOfObject, name);
      if (field !== undefined) visit(part, field, [...steps, name]);
      else if (isRecord(additionalProperties)) visit(part, additionalProperties, [...steps, '-']);
      else if (properties !== undefined && additionalProperties !== true)
        add({
          at: formatPointer([...steps, name]),
          rule: 'unknown',
          expected: 'no such field',
          got: describeGot(part, name),
        });
    }
  }
}

/** Which rule a scalar of the right type breaks, and what the rule asks for. */
function describeMisfit(value: unknown, schema: JsonSchema): [rule: string, expected: string] {
  const { enum: words, format, pattern, maxLength, minLength, maximum, minimum } = schema;
  if (words !== undefined && !words.includes(value))
    return ['enum', `one of ${words.slice(0, 12).map(String).join(', ')}`];
  const breaks = (part: JsonSchema) => !fits(value, part);
  if (pattern !== undefined && breaks({ pattern })) return ['pattern', pattern];
  if (format !== undefined && breaks({ format })) return ['format', format];
  if (breaks({ ...(maxLength !== undefined && { maxLength }) }))
    return ['maxLength', `at most ${maxLength} characters`];
  if (breaks({ ...(minLength !== undefined && { minLength }) }))
    return ['minLength', `at least ${minLength} characters`];
  return ['range', `from ${minimum ?? 'any number'} to ${maximum ?? 'any number'}`];
}
