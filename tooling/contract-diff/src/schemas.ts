import { isObject, type Json, type JsonObject } from '@countersign/spec-tools/json';
import { looser, more, other, stricter, words } from './direction.ts';
import { pointer } from './pointer.ts';
import { compareFields } from './fields.ts';
import { limits, silent, wording } from './limits.ts';
import { namesOf, resolve, same, type Comparison, type Place } from './side.ts';
import { compareTypes, compareValues, shown } from './values.ts';

/**
 * Compares two schemas that stand in the same place.
 *
 * A schema that both refer to by the same name is compared where it is written, once for all, and
 * only what stands beside the reference here. One that got another name is compared here, since
 * only its name may have changed.
 */
export function compareSchemas(
  before: Json | undefined,
  after: Json | undefined,
  place: Place,
  comparison: Comparison,
): void {
  const { $ref: from, ...besideBefore } = asObject(before);
  const { $ref: to, ...besideAfter } = asObject(after);
  const named = typeof from === 'string' && /^#\/components\/schemas\/[^/]+$/.test(from);
  if ((from === undefined && to === undefined) || (named && from === to)) {
    compareWritten(besideBefore, besideAfter, place, comparison);
    return;
  }
  const pair = `${String(from)} ${String(to)}`;
  if (comparison.seen.has(pair)) return;
  comparison.seen.add(pair);
  const was = resolve(comparison.before, asObject(before));
  const is = resolve(comparison.after, asObject(after));
  compareWritten(was, is, place, comparison);
}

/** A schema as an object; `true` allows anything, `false` nothing. */
function asObject(schema: Json | undefined): JsonObject {
  if (isObject(schema)) return schema;
  return schema === false ? { not: {} } : {};
}

function compareWritten(
  before: JsonObject,
  after: JsonObject,
  place: Place,
  comparison: Comparison,
): void {
  compareTypes(before, after, place, comparison);
  compareValues(before, after, place, comparison);
  compareFields(before, after, place, comparison);
  compareNested(before, after, place, comparison);
  for (const keyword of namesOf(before, after)) {
    if (structural.has(keyword)) continue;
    compareKeyword(keyword, before[keyword], after[keyword], place, comparison);
  }
}

/** Those that have a function of their own. */
const structural = new Set([
  'type',
  'enum',
  'const',
  'properties',
  'required',
  'items',
  'additionalProperties',
]);

function compareKeyword(
  keyword: string,
  written: Json | undefined,
  writtenAfter: Json | undefined,
  place: Place,
  { report }: Comparison,
): void {
  const unsaid = silent.get(keyword);
  const before = written === unsaid ? undefined : written;
  const after = writtenAfter === unsaid ? undefined : writtenAfter;
  if (same(before, after)) return;
  const at = { part: place.part, pointer: pointer(place.pointer, keyword) };
  const limit = limits.get(keyword);
  if (wording.has(keyword) || keyword.startsWith('x-')) {
    report({ ...at, what: `${keyword} says something else`, weight: words, words: true });
  } else if (limit === undefined) {
    // Better a warning too many than a break that nobody saw.
    const what = `${keyword} differs in a way that is not weighed, and is taken to break`;
    report({ ...at, what, weight: other });
  } else {
    const said = limit.says(shown(before), shown(after));
    report({ ...at, what: `${keyword} ${said}`, weight: limit.weigh(before, after) });
  }
}

/** What a list or a map holds. */
function compareNested(
  before: JsonObject,
  after: JsonObject,
  place: Place,
  comparison: Comparison,
): void {
  for (const [keyword, sign] of [
    ['items', '[]'],
    ['additionalProperties', '.*'],
  ] as const) {
    const was = before[keyword];
    const is = after[keyword];
    const at = { part: `${place.part}${sign}`, pointer: pointer(place.pointer, keyword) };
    if (same(was, is)) continue;
    const [from, to] = [openness(was), openness(is)];
    if (from === to) compareSchemas(was, is, at, comparison);
    else {
      const weight =
        to === 'closed' || from === 'open' ? stricter : from === 'closed' ? more : looser;
      comparison.report({ ...at, what: `went from ${from} to ${to}`, weight });
    }
  }
}

function openness(value: Json | undefined): 'open' | 'described' | 'closed' {
  if (value === false) return 'closed';
  return value === undefined || value === true || same(value, {}) ? 'open' : 'described';
}
