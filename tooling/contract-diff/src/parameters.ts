import { listAt, type JsonObject } from '@countersign/spec-tools/json';
import { looser, more, newAndRequired, other, stricter, words } from './direction.ts';
import type { Found } from './found.ts';
import { pointer } from './pointer.ts';
import { compareSchemas } from './schemas.ts';
import { namesOf, resolve, same, type Comparison, type Place } from './side.ts';

/** Compares the parameters of two states of an operation, each by its place and name. */
export function compareParameters(before: Found, after: Found, comparison: Comparison): void {
  const { report } = comparison;
  const was = parametersOf(before.operation, comparison.before);
  const is = parametersOf(after.operation, comparison.after);
  for (const part of new Set([...was.keys(), ...is.keys()])) {
    const at = { part, pointer: pointer(after.pointer, 'parameters') };
    const [from, to] = [was.get(part), is.get(part)];
    if (to === undefined) report({ ...at, what: 'is gone', weight: other });
    else if (from === undefined) {
      const must = to.required === true;
      const what = must ? 'is new, and required' : 'is new';
      report({ ...at, what, weight: must ? newAndRequired : more });
    } else {
      compareParameter(from, to, at, comparison);
    }
  }
}

/** Compares two states of a parameter, or of the header of an answer. */
export function compareParameter(
  from: JsonObject,
  to: JsonObject,
  at: Place,
  comparison: Comparison,
): void {
  const { report } = comparison;
  const [needed, need] = [from.required === true, to.required === true];
  if (need && !needed) report({ ...at, what: 'is required now', weight: stricter });
  if (!need && needed) report({ ...at, what: 'is no longer required', weight: looser });
  compareSchemas(from.schema, to.schema, at, comparison);
  for (const key of namesOf(from, to)) {
    if (structural.has(key) || same(from[key], to[key])) continue;
    const isWording = key === 'description' || key.startsWith('example') || key.startsWith('x-');
    report({
      ...at,
      what: isWording ? `${key} says something else` : `${key} is another`,
      weight: isWording || key === 'deprecated' ? words : other,
      words: isWording,
    });
  }
}

const structural = new Set(['name', 'in', 'required', 'schema']);

/** By what they are called, such as `query parameter count`. Names of headers have no case. */
function parametersOf(operation: JsonObject, document: JsonObject): Map<string, JsonObject> {
  const found = listAt(operation, 'parameters').map((one) => resolve(document, one));
  return new Map(
    found.map((one) => {
      const name = one.in === 'header' ? String(one.name).toLowerCase() : String(one.name);
      return [`${String(one.in)} parameter ${name}`, one];
    }),
  );
}
