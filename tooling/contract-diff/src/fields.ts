import { listAt, objectAt, type JsonObject } from '@countersign/spec-tools/json';
import { looser, more, newAndRequired, other, stricter } from './direction.ts';
import { pointer } from './pointer.ts';
import { compareSchemas } from './schemas.ts';
import { has, namesOf, type Comparison, type Place } from './side.ts';

/** Compares the fields of two objects that stand in the same place, and which of them must be there. */
export function compareFields(
  before: JsonObject,
  after: JsonObject,
  place: Place,
  comparison: Comparison,
): void {
  const { report } = comparison;
  const [was, is] = [objectAt(before, 'properties'), objectAt(after, 'properties')];
  const needed = new Set(listAt(after, 'required').map(String));
  const neededBefore = new Set(listAt(before, 'required').map(String));
  // A field may be required and described nowhere.
  for (const name of new Set([...namesOf(was, is), ...neededBefore, ...needed])) {
    const part = place.part === '' ? name : `${place.part}.${name}`;
    const at = { part, pointer: pointer(place.pointer, 'properties', name) };
    const must = needed.has(name) && !neededBefore.has(name);
    if (has(was, name) && !has(is, name)) report({ ...at, what: 'is gone', weight: other });
    else if (!has(was, name) && has(is, name)) {
      const what = must ? 'is new, and required' : 'is new';
      report({ ...at, what, weight: must ? newAndRequired : more });
    } else {
      if (has(was, name)) compareSchemas(was[name], is[name], at, comparison);
      if (must) report({ ...at, what: 'is required now', weight: stricter });
      if (!needed.has(name) && neededBefore.has(name))
        report({ ...at, what: 'is no longer required', weight: looser });
    }
  }
}
