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
  // Where the walk is. Shared and not copied, since almost no value deviates.
  const steps: string[] = [];
  visit(value, schema);
  return [...found.values()];

  function add(rule: string, expected: string, got: string, ...below: readonly string[]): void {
    const at = formatPointer([...steps, ...below]);
    if (found.size < most) found.set(`${at} ${rule} ${expected}`, { at, rule, expected, got });
  }

  function visitAt(step: string, part: unknown, referring: JsonSchema): void {
    steps.push(step);
    visit(part, referring);
    steps.pop();
  }

  function visit(part: unknown, referring: JsonSchema): void {
    const here = resolve(referring, source);
    const types = typesOf(here);
    if (types.size > 0 && !types.has(typeName(part)))
      return add('type', [...types].join(' or '), describeGot(part, steps.at(-1)));
    if (Array.isArray(part)) {
      if (here.items !== undefined) for (const item of part) visitAt('-', item, here.items);
      return;
    }
    if (isRecord(part)) return visitObject(part, here);
    if (fits(part, here)) return;
    const [rule, expected] = describeMisfit(part, here);
    add(rule, expected, describeGot(part, steps.at(-1)));
  }

  function visitObject(object: Record<string, unknown>, schemaOfObject: JsonSchema): void {
    const { properties, additionalProperties, required = [] } = schemaOfObject;
    for (const name of required)
      if (!Object.hasOwn(object, name)) add('required', 'there', 'nothing', name);
    for (const [name, part] of Object.entries(object)) {
      const field = findField(schemaOfObject, name);
      if (field !== undefined) visitAt(name, part, field);
      else if (isRecord(additionalProperties)) visitAt('-', part, additionalProperties);
      else if (properties !== undefined && additionalProperties !== true)
        add('unknown', 'no such field', describeGot(part, name), name);
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
