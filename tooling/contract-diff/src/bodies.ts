import { objectAt, type JsonObject } from '@countersign/spec-tools/json';
import { looser, more, newAndRequired, other, stricter, words } from './direction.ts';
import { pointer } from './pointer.ts';
import { compareSchemas } from './schemas.ts';
import { has, namesOf, resolve, same, type Comparison, type Place } from './side.ts';

/** Compares what is sent in two states of an operation. */
export function compareBodies(
  before: JsonObject,
  after: JsonObject,
  place: Place,
  comparison: Comparison,
): void {
  const { report } = comparison;
  const was = resolve(comparison.before, before);
  const is = resolve(comparison.after, after);
  const [had, stays] = [has(was, 'content'), has(is, 'content')];
  if (!had && !stays) return;
  if (!stays) return report({ ...place, what: 'is gone', weight: other });
  const must = is.required === true;
  if (!had) {
    const what = must ? 'is new, and required' : 'is new';
    return report({ ...place, what, weight: must ? newAndRequired : more });
  }
  if (must && was.required !== true)
    report({ ...place, what: 'is required now', weight: stricter });
  if (!must && was.required === true)
    report({ ...place, what: 'is no longer required', weight: looser });
  if (!same(was.description, is.description))
    report({ ...place, what: 'description says something else', weight: words, words: true });
  compareContents(objectAt(was, 'content'), objectAt(is, 'content'), place, comparison);
}

/** Compares what stands under the media types of a body or of an answer. */
export function compareContents(
  was: JsonObject,
  is: JsonObject,
  place: Place,
  comparison: Comparison,
): void {
  for (const type of namesOf(was, is)) {
    const at = {
      part: `${place.part} as ${type}`,
      pointer: pointer(place.pointer, 'content', type),
    };
    if (!has(is, type)) comparison.report({ ...at, what: 'is gone', weight: other });
    else if (!has(was, type)) comparison.report({ ...at, what: 'is new', weight: more });
    else {
      const [from, to] = [objectAt(was, type), objectAt(is, type)];
      compareContent(from, to, at, comparison);
    }
  }
}

function compareContent(from: JsonObject, to: JsonObject, at: Place, comparison: Comparison): void {
  const [before, after] = [objectAt(from, 'schema').$ref, objectAt(to, 'schema').$ref];
  // The types and validators of a body are named by its schema.
  if (before !== after && before !== undefined && after !== undefined) {
    const what = `is ${nameOf(after)} and no longer ${nameOf(before)}`;
    comparison.report({ ...at, what, weight: words });
  }
  compareSchemas(from.schema, to.schema, at, comparison);
  for (const key of namesOf(from, to)) {
    if (key === 'schema' || same(from[key], to[key])) continue;
    const isWording = key.startsWith('example') || key.startsWith('x-');
    const what = isWording ? `${key} says something else` : `${key} is another`;
    comparison.report({ ...at, what, weight: isWording ? words : other, words: isWording });
  }
}

function nameOf(reference: unknown): string {
  return String(reference).split('/').at(-1) ?? '';
}
