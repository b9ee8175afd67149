import { isObject, listAt, objectAt, type JsonObject } from '@countersign/spec-tools/json';
import { compareAnswers } from './answers.ts';
import { compareBodies } from './bodies.ts';
import { more, other, words, type Weight } from './direction.ts';
import type { Found } from './found.ts';
import { compareParameters } from './parameters.ts';
import { pointer } from './pointer.ts';
import { compareSecurity } from './security.ts';
import { has, namesOf, same, type Comparison } from './side.ts';

/** Compares two states of an operation, or of an event. */
export function compareOperation(before: Found, after: Found, comparison: Comparison): void {
  const { report } = comparison;
  const whole = { part: '', pointer: after.pointer };
  if (before.id !== after.id)
    report({ ...whole, what: `is now called ${after.id}`, weight: other });
  if (before.method !== after.method || before.path !== after.path) {
    const what = `moved from ${before.method} ${before.path} to ${after.method} ${after.path}`;
    report({ ...whole, what, weight: other });
  }
  const [was, is] = [before.operation, after.operation];
  compareTags(was, is, after, comparison);
  compareParameters(before, after, comparison);
  compareBodies(
    objectAt(was, 'requestBody'),
    objectAt(is, 'requestBody'),
    { part: 'body', pointer: pointer(after.pointer, 'requestBody') },
    comparison,
  );
  compareAnswers(before, after, comparison);
  compareSecurity(before, after, comparison);
  compareCodes(was, is, after, comparison);
  for (const key of namesOf(was, is)) {
    if (structural.has(key) || same(was[key], is[key])) continue;
    report({
      ...whole,
      what: saidOf(key, was, is),
      weight: weightOf(key, was, is),
      pointer: pointer(after.pointer, key),
      words: wording.has(key) || (key.startsWith('x-') && !acting.has(key)),
    });
  }
}

/** Those that have a function of their own. */
const structural = new Set([
  'operationId',
  'tags',
  'parameters',
  'requestBody',
  'responses',
  'security',
  'x-errors',
]);

/** What only people read. */
const wording = new Set(['summary', 'description', 'externalDocs']);

/** Notes of ours that the client and the mock go by. */
const acting = new Set(['x-paging', 'x-file-parts']);

function saidOf(key: string, was: JsonObject, is: JsonObject): string {
  if (key === 'deprecated') return is[key] === true ? 'is deprecated' : 'is no longer deprecated';
  if (!has(was, key)) return `${key} is new`;
  return has(is, key) ? `${key} says something else` : `${key} is gone`;
}

function weightOf(key: string, was: JsonObject, is: JsonObject): Weight {
  if (acting.has(key)) {
    const [before, after] = [was[key], is[key]];
    if (before === undefined) return more;
    const kept =
      isObject(before) &&
      isObject(after) &&
      Object.entries(before).every(([name, value]) => same(value, after[name]));
    return kept ? more : other;
  }
  return wording.has(key) || key === 'deprecated' || key.startsWith('x-') ? words : other;
}

/** The first tag is the resource that the operation belongs to; the others are for people. */
function compareTags(was: JsonObject, is: JsonObject, after: Found, { report }: Comparison): void {
  const [before, now] = [listAt(was, 'tags').map(String), listAt(is, 'tags').map(String)];
  const at = { part: '', pointer: pointer(after.pointer, 'tags') };
  if (before[0] !== now[0]) {
    const what = `belongs to ${now[0] ?? 'nothing'} and no longer to ${before[0] ?? 'nothing'}; its module goes by that`;
    report({ ...at, what, weight: other });
  } else if (!same(before.toSorted(), now.toSorted()))
    report({ ...at, what: 'tags are others', weight: words, words: true });
}

/** The error codes that an operation may answer with. */
function compareCodes(was: JsonObject, is: JsonObject, after: Found, { report }: Comparison): void {
  const [before, now] = [listAt(was, 'x-errors').map(String), listAt(is, 'x-errors').map(String)];
  const at = { pointer: pointer(after.pointer, 'x-errors') };
  for (const code of before.filter((one) => !now.includes(one)))
    report({ ...at, part: `error ${code}`, what: 'is gone', weight: other });
  for (const code of now.filter((one) => !before.includes(one)))
    report({ ...at, part: `error ${code}`, what: 'is new', weight: more });
}
