import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '@countersign/spec-tools/json';
import { pointer, type Comparison, type Place } from './comparison.ts';
import { implied, rules } from './schema-rules.ts';
import { broken, keywordWeight, looser, more, stricter } from './weight.ts';

/** Compares the types of two schemas. */
export function compareTypes(
  before: JsonObject,
  after: JsonObject,
  { part, pointer: start }: Place,
  { report }: Comparison,
): void {
  const [was, is] = [listTypes(before), listTypes(after)];
  const removed = was.some((type) => !includesType(is, type));
  const added = is.some((type) => !includesType(was, type));
  if (!removed && !added) return;
  const isStricter = was.length === 0 || (is.length > 0 && !added);
  const isLooser = is.length === 0 || !removed;
  report(
    { part, pointer: pointer(start, 'type') },
    `the type changed from ${was.join(' or ') || 'any'} to ${is.join(' or ') || 'any'}`,
    isStricter ? stricter : isLooser ? looser : broken,
  );
}

function listTypes({ type }: JsonObject): string[] {
  return (Array.isArray(type) ? type : type === undefined ? [] : [type]).map(String);
}

/** Every integer is also a number. */
function includesType(types: string[], type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

/** Compares the values of an enumeration, one by one. */
export function compareValues(
  before: JsonObject,
  after: JsonObject,
  { part, pointer: start }: Place,
  { report }: Comparison,
): void {
  const [was, is] = [listValues(before), listValues(after)];
  const at = { part, pointer: pointer(start, 'enum') };
  if (was === undefined && is === undefined) return;
  if (was === undefined) {
    report(at, `only ${(is ?? []).map(show).join(', ')} are allowed now`, stricter);
  } else if (is === undefined) report(at, 'any value is allowed now', looser);
  else {
    for (const value of without(was, is)) report(at, `the value ${show(value)} is gone`, broken);
    for (const value of without(is, was)) report(at, `the value ${show(value)} is new`, more);
  }
}

function without(values: Json[], others: Json[]): Json[] {
  return values.filter((value) => !others.some((other) => isDeepStrictEqual(value, other)));
}

function listValues(schema: JsonObject): Json[] | undefined {
  if (schema.const !== undefined) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}

/** Compares two values of a keyword that has no function of its own. */
export function compareKeyword(
  keyword: string,
  [before, after]: readonly [Json | undefined, Json | undefined],
  { part, pointer: start }: Place,
  { report }: Comparison,
): void {
  const explicit = (value: Json | undefined) =>
    value === implied.get(keyword) ? undefined : value;
  const [was, is] = [explicit(before), explicit(after)];
  if (isDeepStrictEqual(was, is)) return;
  const at = { part, pointer: pointer(start, keyword) };
  const rule = rules.get(keyword);
  if (rule !== undefined) {
    report(at, `${keyword} went from ${show(was)} to ${show(is)}`, rule(was, is));
    return;
  }
  const weight = keywordWeight(keyword);
  const what = weight.words ? 'changed' : 'changed; it has no rule, so this counts as breaking';
  report(at, `${keyword} ${what}`, weight);
}

function show(value: Json | undefined): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}
