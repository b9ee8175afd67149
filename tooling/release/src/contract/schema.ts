import { isDeepStrictEqual } from 'node:util';
import {
  isObject,
  listAt,
  objectAt,
  type Json,
  type JsonObject,
} from '@countersign/spec-tools/json';
import { compareNamed, pointer, resolve, type Comparison, type Place } from './comparison.ts';
import { compareKeyword, compareTypes, compareValues } from './schema-keywords.ts';
import { looser, more, newAndRequired, stricter } from './weight.ts';

/**
 * Compares two schemas at the same place.
 *
 * A schema that both states refer to by the same name is compared once, at its definition; here
 * only the keywords next to the reference are. A schema with another name is compared here, since
 * perhaps only its name changed.
 */
export function compareSchemas(
  before: Json | undefined,
  after: Json | undefined,
  place: Place,
  comparison: Comparison,
): void {
  const [{ $ref: from, ...siblingsBefore }, { $ref: to, ...siblingsAfter }] = [
    asObject(before),
    asObject(after),
  ];
  const isNamed = typeof from === 'string' && /^#\/components\/schemas\/[^/]+$/.test(from);
  if ((from === undefined && to === undefined) || (isNamed && from === to)) {
    compareWritten(siblingsBefore, siblingsAfter, place, comparison);
    return;
  }
  const pair = `${String(from)} ${String(to)}`;
  if (comparison.seen.has(pair)) return;
  comparison.seen.add(pair);
  const was = resolve(comparison.before, asObject(before));
  const is = resolve(comparison.after, asObject(after));
  compareWritten(was, is, place, comparison);
}

/** A schema may be `true`, which allows any value, or `false`, which allows none. */
function asObject(schema: Json | undefined): JsonObject {
  if (isObject(schema)) return schema;
  return schema === false ? { not: {} } : {};
}

const handled = new Set([
  'type',
  'enum',
  'const',
  'properties',
  'required',
  'items',
  'additionalProperties',
]);

function compareWritten(was: JsonObject, is: JsonObject, place: Place, comparison: Comparison) {
  compareTypes(was, is, place, comparison);
  compareValues(was, is, place, comparison);
  compareFields(was, is, place, comparison);
  compareNested('items', '[]', was, is, place, comparison);
  compareNested('additionalProperties', '.*', was, is, place, comparison);
  for (const keyword of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (handled.has(keyword)) continue;
    compareKeyword(keyword, [was[keyword], is[keyword]], place, comparison);
  }
}

/** Compares the fields of two objects, and which of them are required. */
function compareFields(
  before: JsonObject,
  after: JsonObject,
  place: Place,
  comparison: Comparison,
) {
  const [was, is] = [readFields(before), readFields(after)] as const;
  const placeAt = (name: string): Place => ({
    part: place.part === '' ? name : `${place.part}.${name}`,
    pointer: pointer(place.pointer, 'properties', name),
  });
  compareNamed(
    was.fields,
    is.fields,
    placeAt,
    comparison,
    (from, to, at) => compareSchemas(from, to, at, comparison),
    (_, name) => (is.required.has(name) ? newAndRequired : more),
  );
  // A field may be required without being described.
  for (const name of new Set([...was.required, ...is.required])) {
    if (was.fields.has(name) !== is.fields.has(name)) continue;
    if (!was.required.has(name)) comparison.report(placeAt(name), 'is required now', stricter);
    if (!is.required.has(name)) comparison.report(placeAt(name), 'is no longer required', looser);
  }
}

function readFields(schema: JsonObject) {
  const required = new Set(listAt(schema, 'required').map(String));
  return { fields: new Map(Object.entries(objectAt(schema, 'properties'))), required };
}

/** Compares the item schemas of a list or a map. */
function compareNested(
  keyword: 'items' | 'additionalProperties',
  sign: string,
  { [keyword]: was }: JsonObject,
  { [keyword]: is }: JsonObject,
  place: Place,
  comparison: Comparison,
): void {
  if (isDeepStrictEqual(was, is)) return;
  const at = { part: `${place.part}${sign}`, pointer: pointer(place.pointer, keyword) };
  const [from, to] = [describe(was), describe(is)];
  if (from === to) compareSchemas(was, is, at, comparison);
  else {
    const weight =
      to === 'closed' || from === 'open' ? stricter : from === 'closed' ? more : looser;
    comparison.report(at, `went from ${from} to ${to}`, weight);
  }
}

function describe(value: Json | undefined): 'open' | 'described' | 'closed' {
  if (value === false) return 'closed';
  return value === undefined || value === true || isDeepStrictEqual(value, {})
    ? 'open'
    : 'described';
}
