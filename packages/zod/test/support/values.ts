// Values that a schema takes, and values that are nearly so.
import * as fc from 'fast-check';
import type { Definition, Node } from '../../src/fast/node.ts';
import { Chance } from './chance.ts';

/** A value that the schema takes. It holds few of the fields that may be absent, and of lists little. */
export function validValue(schema: Node, seed: number): unknown {
  return makeValue(new Chance(seed), schema, 0);
}

/** A value that the schema takes, but for one part of it that is another or gone. */
export function damagedValue(schema: Node, seed: number): unknown {
  const chance = new Chance(seed);
  return damaged(makeValue(chance, schema, 0), chance);
}

const deepest = 4;

function makeValue(chance: Chance, { _zod: { def } }: Node, depth: number): unknown {
  switch (def.type) {
    case 'string':
      return text(chance, def);
    case 'number':
      return number(chance, def);
    case 'boolean':
      return chance.below(2) === 0;
    case 'enum':
      return chance.one(Object.values(def.entries ?? {}));
    case 'literal':
      return (def.values ?? [])[chance.below(def.values?.length ?? 0)];
    case 'any':
    case 'unknown':
      return chance.one(anything);
    case 'void':
    case 'undefined':
      return undefined;
    case 'custom':
      return new Blob(['x']);
    case 'optional':
    case 'nullable':
    case 'lazy':
      return inner(chance, def, depth);
    case 'array':
      return list(chance, def, depth);
    case 'record':
      return { one: part(chance, def.valueType, depth), two: part(chance, def.valueType, depth) };
    case 'union':
      return part(chance, chance.one(def.options ?? []), depth);
    case 'object':
      return object(chance, def, depth);
    default:
      throw new Error(`the tests have no values for a schema of type ${def.type}`);
  }
}

function part(chance: Chance, schema: Node | undefined, depth: number): unknown {
  if (schema === undefined) throw new Error('a schema misses a part');
  return makeValue(chance, schema, depth);
}

function inner(chance: Chance, { type, innerType, getter }: Definition, depth: number): unknown {
  if (type === 'nullable' && chance.below(2) === 0) return null;
  return part(chance, innerType ?? getter?.(), depth);
}

function list(chance: Chance, { element, checks = [] }: Definition, depth: number): unknown[] {
  const least = Math.max(0, ...checks.map(({ _zod }) => _zod.def.minimum ?? 0));
  const most = Math.min(...checks.map(({ _zod }) => _zod.def.maximum ?? Infinity));
  const length = depth < deepest ? Math.min(least + chance.below(3), most) : least;
  return Array.from({ length }, () => part(chance, element, depth + 1));
}

function object(
  chance: Chance,
  { shape = {} }: Definition,
  depth: number,
): Record<string, unknown> {
  const fields = Object.entries(shape);
  const optional = fields.filter(([, { _zod }]) => _zod.def.type === 'optional');
  const required = fields.filter(([, { _zod }]) => _zod.def.type !== 'optional');
  const some = depth < deepest ? chance.some(optional, depth === 0 ? 10 : 4) : [];
  const value = Object.fromEntries(
    [...required, ...some].map(([name, field]) => [name, makeValue(chance, field, depth + 1)]),
  );
  if (chance.below(4) === 0) value['fieldOfTomorrow'] = chance.one(anything);
  return value;
}

const anything: readonly unknown[] = ['', 'x', 0, -1.5, true, null, [], [null, 1], { a: { b: 1 } }];

function number(chance: Chance, { format, checks = [] }: Definition): number {
  let [least, most] = [-1000, 1000];
  for (const { _zod } of checks) {
    const { check, value } = _zod.def;
    if (typeof value !== 'number') continue;
    if (check === 'greater_than') least = value;
    else most = value;
  }
  const whole = least + chance.below(Math.max(most, least) - least + 1);
  return format === 'safeint' || whole >= most ? whole : whole + chance.below(4) / 4;
}

function text(chance: Chance, { format, pattern, checks = [] }: Definition): string {
  if (format === 'url') return 'https://www.example.com/sign?a=1';
  if (format === 'email') return 'ada@example.com';
  if (format === 'datetime') return new Date(chance.below(4e12)).toISOString();
  const rules = checks.map(({ _zod }) => _zod.def);
  const source = pattern ?? rules.find((rule) => rule.pattern !== undefined)?.pattern;
  const least = Math.max(0, ...rules.map((rule) => rule.minimum ?? 0));
  const most = Math.min(...rules.map((rule) => rule.maximum ?? Infinity));
  if (source !== undefined) return chance.one(matching(source, least, most));
  // Letters of one and of two code units: versions of zod do not agree on how to count them.
  const some = Array.from({ length: chance.below(6) }, () => chance.one(letters)).join('');
  return some.length <= most - least ? `${'a'.repeat(least)}${some}` : 'a'.repeat(least);
}

const letters = ['a', 'Z', ' ', '0', '\u00e9', '\u{1F58B}'];
const samples = new Map<string, string[]>();

function matching(pattern: RegExp, least: number, most: number): string[] {
  const key = `${pattern.source} ${least} ${most}`;
  const found =
    samples.get(key) ?? fc.sample(ofLength(pattern, least, most), { numRuns: 12, seed: 1 });
  samples.set(key, found);
  return found;
}

function ofLength(pattern: RegExp, least: number, most: number): fc.Arbitrary<string> {
  return fc
    .stringMatching(pattern, least > 8 ? { size: 'large' } : {})
    .filter(({ length }) => length >= least && length <= most);
}

/** Values that are wrong in most places, and such as are easily mistaken for right. */
const wrong: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => '',
  () => 'no such word',
  () => 'x'.repeat(20_000),
  () => '\u{1F58B}'.repeat(101),
  () => '12',
  () => 0,
  () => -1.5,
  () => Number.NaN,
  () => Infinity,
  () => 2 ** 60,
  () => true,
  () => [],
  () => ['x'],
  () => Array(2),
  () => ({}),
  () => ({ length: 0 }),
  () => new Date(0),
  () => new Map(),
  () =>
    new (class Field {
      errorCode = 'x';
      message = 'x';
    })(),
  () => JSON.parse('{ "__proto__": { "lockType": "edit" } }'),
  () => Symbol('x'),
  () => ' https://www.example.com/\n',
  () => 10n,
];

interface Place {
  at: Record<PropertyKey, unknown>;
  key: PropertyKey;
}

/** Changes one part of a value, or the whole of one that has none. Some parts go instead. */
function damaged(value: unknown, chance: Chance): unknown {
  const places = [...placesIn(value)];
  const place = places[chance.below(places.length + 1)];
  const instead = chance.one(wrong)();
  if (place === undefined) return instead;
  if (chance.below(4) === 0) Reflect.deleteProperty(place.at, place.key);
  else place.at[place.key] = instead;
  return value;
}

function* placesIn(value: unknown): Generator<Place> {
  if (!isContainer(value)) return;
  for (const key of Object.keys(value)) {
    yield { at: value, key };
    yield* placesIn(value[key]);
  }
}

function isContainer(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Blob);
}
