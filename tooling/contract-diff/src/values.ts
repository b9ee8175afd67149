import type { Json, JsonObject } from '@countersign/spec-tools/json';
import { looser, more, other, stricter } from './direction.ts';
import { pointer } from './pointer.ts';
import { same, type Comparison, type Place } from './side.ts';

/** Compares the types of two schemas that stand in the same place. */
export function compareTypes(
  before: JsonObject,
  after: JsonObject,
  place: Place,
  { report }: Comparison,
): void {
  const [was, is] = [typesOf(before), typesOf(after)];
  const gone = was.filter((type) => !fits(type, is));
  const come = is.filter((type) => !fits(type, was));
  if (gone.length === 0 && come.length === 0) return;
  const what = `the type went from ${was.join(' or ') || 'any'} to ${is.join(' or ') || 'any'}`;
  const at = { part: place.part, pointer: pointer(place.pointer, 'type') };
  if (was.length === 0 || (is.length > 0 && come.length === 0))
    report({ ...at, what, weight: stricter });
  else if (is.length === 0 || gone.length === 0) report({ ...at, what, weight: looser });
  else report({ ...at, what, weight: other });
}

function typesOf({ type }: JsonObject): string[] {
  return (Array.isArray(type) ? type : type === undefined ? [] : [type]).map(String);
}

/** Whether values of a type are also values of some; every integer is a number. */
function fits(type: string, types: string[]): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

/** Compares the values of an enumeration, one by one. */
export function compareValues(
  before: JsonObject,
  after: JsonObject,
  place: Place,
  { report }: Comparison,
): void {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const at = { part: place.part, pointer: pointer(place.pointer, 'enum') };
  if (was === undefined && is === undefined) return;
  if (was === undefined) {
    const what = `only ${(is ?? []).map(shown).join(', ')} are allowed now`;
    report({ ...at, what, weight: stricter });
    return;
  }
  if (is === undefined) {
    report({ ...at, what: 'any value is allowed now', weight: looser });
    return;
  }
  for (const value of was.filter((one) => !is.some((another) => same(one, another))))
    report({ ...at, what: `the value ${shown(value)} is gone`, weight: other });
  for (const value of is.filter((one) => !was.some((another) => same(one, another))))
    report({ ...at, what: `the value ${shown(value)} is new`, weight: more });
}

function valuesOf(schema: JsonObject): Json[] | undefined {
  if (schema.const !== undefined) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}

/** A value as people read it. */
export function shown(value: Json | undefined): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}
