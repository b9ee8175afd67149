import { fits } from '../core/engine/fits.ts';
import {
  findField,
  isRecord,
  resolve,
  typeName,
  typesOf,
  type JsonSchema,
  type SchemaSource,
} from '../core/engine/json-schema.ts';
import { formatPointer } from '../core/json-pointer.ts';
import { describeGot } from '../core/traffic/describe-got.ts';
import type { Deviation, PatchStep } from './deviation.ts';
import { schemaOf } from './schema-of.ts';

type Found = Pick<Deviation, 'at' | 'rule' | 'expected' | 'got' | 'patch'>;

/** The keywords that lead from a schema to a schema in it. */
type Keyword = 'additionalProperties' | 'items' | 'properties';

/** The number of deviations to report for one body; more say nothing new. */
const most = 200;

/**
 * Compares a value with a schema: unknown fields, missing ones, other types, new words, other
 * forms. Items of a list count as one place, and each deviation is reported once.
 * @param root the place of the schema in the document of the area, as a JSON pointer
 */
export function checkValue(
  whole: unknown,
  schema: JsonSchema,
  source: SchemaSource,
  root: string,
): Found[] {
  const found = new Map<string, Found>();
  // The position of the walk. It is shared and not copied, since almost no value deviates.
  const steps: string[] = [];
  // The position in the schemas: the keyword of each step, and the references on the way.
  const keywords: Keyword[] = [];
  const references: (string | undefined)[] = [];
  visit(whole, schema);
  return [...found.values()];

  function add(
    [rule, expected]: readonly [rule: string, expected: string],
    part: unknown,
    patch: PatchStep | undefined,
    ...below: readonly string[]
  ): void {
    const at = formatPointer([...steps, ...below]);
    const got = describeGot(part, below.at(-1) ?? steps.at(-1));
    if (found.size < most)
      found.set(`${at} ${rule} ${expected}`, {
        at,
        rule,
        expected,
        got,
        ...(patch !== undefined && { patch }),
      });
  }

  /** A place in the schema where the walk is, from the last reference on. */
  function place(...below: readonly string[]): string {
    const depth = references.findLastIndex((one) => one !== undefined);
    const start = references[depth]?.replace(/^#?\/?/, '/') ?? root;
    const from = Math.max(depth, 0);
    const way = keywords
      .slice(from)
      .flatMap((keyword, at) =>
        keyword === 'properties' ? [keyword, steps[from + at] ?? ''] : [keyword],
      );
    return start + formatPointer([...way, ...below]);
  }

  function visitAt(step: string, keyword: Keyword, part: unknown, referring: JsonSchema): void {
    steps.push(step);
    keywords.push(keyword);
    visit(part, referring);
    keywords.pop();
    steps.pop();
  }

  function visit(part: unknown, referring: JsonSchema): void {
    references.push(referring.$ref);
    compare(part, resolve(referring, source));
    references.pop();
  }

  function compare(part: unknown, here: JsonSchema): void {
    const types = typesOf(here);
    if (types.size > 0 && !types.has(typeName(part))) {
      const wider = [...new Set([here.type ?? []].flat()), typeName(part)];
      const patch: PatchStep = { op: 'replace', path: place('type'), value: wider };
      add(['type', [...types].join(' or ')], part, patch);
      return;
    }
    if (Array.isArray(part)) {
      if (here.items !== undefined)
        for (const item of part) visitAt('-', 'items', item, here.items);
      return;
    }
    if (isRecord(part)) return visitObject(part, here);
    if (fits(part, here)) return;
    const misfit = describeMisfit(part, here);
    add(misfit, part, allow(misfit[0], part));
  }

  /** The change that makes a scalar fit: one word more, or one rule less. */
  function allow(rule: string, part: unknown): PatchStep | undefined {
    if (rule === 'enum') return { op: 'add', path: place('enum', '-'), value: part };
    return rule === 'range' ? undefined : { op: 'remove', path: place(rule) };
  }

  function visitObject(object: Record<string, unknown>, schemaOfObject: JsonSchema): void {
    const { properties, additionalProperties, required = [] } = schemaOfObject;
    for (const name of required)
      if (!Object.hasOwn(object, name)) {
        const value = required.filter((one) => one !== name);
        const patch: PatchStep = { op: 'replace', path: place('required'), value };
        add(['required', 'there'], undefined, patch, name);
      }
    for (const [name, part] of Object.entries(object)) {
      const field = findField(schemaOfObject, name);
      if (field !== undefined) visitAt(name, 'properties', part, field);
      else if (isRecord(additionalProperties))
        visitAt('-', 'additionalProperties', part, additionalProperties);
      else if (properties !== undefined && additionalProperties !== true) {
        const value = { ...schemaOf(part), 'x-evidence': 'recorded' };
        const patch: PatchStep = { op: 'add', path: place('properties', name), value };
        add(['unknown', 'no such field'], part, patch, name);
      }
    }
  }
}

/** Finds the rule that a scalar of the right type breaks, and describes what the rule expects. */
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
