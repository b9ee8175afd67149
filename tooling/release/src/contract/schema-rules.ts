import type { Json } from '@countersign/spec-tools/json';
import { broken, harmless, looser, more, stricter, wider, type Weight } from './weight.ts';

/** Weighs a change of a keyword; a missing value is `undefined`. */
type Rule = (before: Json | undefined, after: Json | undefined) => Weight;

/** A lower limit such as `minimum`. */
const lowerLimit: Rule = (before, after) =>
  typeof after === 'number' && (typeof before !== 'number' || after > before) ? stricter : wider;

/** A lower limit of a size: without it, a value that was never empty may be. */
const lowerSize: Rule = (before, after) =>
  after === undefined ? looser : lowerLimit(before, after);

const upperLimit: Rule = (before, after) =>
  typeof after === 'number' && (typeof before !== 'number' || after < before) ? stricter : wider;

/** A condition such as `pattern`; two of them cannot be compared. */
const condition: Rule = (before, after) => {
  if (before === undefined) return stricter;
  return after === undefined ? looser : broken;
};

/** Another default affects callers that leave the value out. */
const defaultValue: Rule = (before) => (before === undefined ? harmless : stricter);

/** A field that goes one way only is lost for the other. */
const oneWay =
  (set: Weight): Rule =>
  (_, after) =>
    after === true ? set : more;

/** The rules that weigh changes of a schema's keywords. */
export const rules: ReadonlyMap<string, Rule> = new Map([
  ['minLength', lowerSize],
  ['minItems', lowerSize],
  ['minProperties', lowerSize],
  ['minimum', lowerLimit],
  ['exclusiveMinimum', lowerLimit],
  ['maxLength', upperLimit],
  ['maxItems', upperLimit],
  ['maxProperties', upperLimit],
  ['maximum', upperLimit],
  ['exclusiveMaximum', upperLimit],
  ['pattern', condition],
  ['format', condition],
  ['uniqueItems', condition],
  ['multipleOf', condition],
  ['contentEncoding', () => broken],
  ['contentMediaType', () => broken],
  ['xml', () => broken],
  ['default', defaultValue],
  ['readOnly', oneWay(stricter)],
  ['writeOnly', oneWay({ sent: 'changed', received: 'breaking' })],
  ['deprecated', () => harmless],
]);

/** The values that keywords have when they are not written. */
export const implied: ReadonlyMap<string, Json> = new Map<string, Json>([
  ['minLength', 0],
  ['minItems', 0],
  ['minProperties', 0],
  ['uniqueItems', false],
  ['readOnly', false],
  ['writeOnly', false],
  ['deprecated', false],
]);
