import type { Check } from '../fast/check.js';
import type { GetCheck } from '../fast/get-check.js';
import type { Context, Node, Payload } from '../fast/node.js';
import { tolerance } from '../generated/tolerance-rules.js';
import { readLeniently } from '../tolerance/read-leniently.js';
import type { Reading } from '../tolerance/tolerance.js';
import { createLenientChecks } from './lenient-checks.js';
import { isUnknownWord } from './unknown-words.js';
import { getShape } from './zod-shape.js';

/** The readings of one kind of schemas: those of zod, or of `zod/mini`. */
export interface Readings<Schema> {
  readonly lenientRequest: (schema: Schema) => Schema;
  readonly lenientResponse: (schema: Schema) => Schema;
  readonly strict: (schema: Schema) => Schema;
}

/** A lenient reading, with the checks and the validators that were made for it. */
interface LenientReading<Schema> {
  readonly rules: Reading;
  readonly getCheck: GetCheck;
  readonly made: WeakMap<Node, Schema>;
}

/** @param createLazy creates a schema that stands for the one that it is given. */
export function createReadings<Schema extends Node>(
  createLazy: (getter: () => Schema) => Schema,
): Readings<Schema> {
  const requests = createReading<Schema>(tolerance.requests);
  const responses = createReading<Schema>(tolerance.responses);
  /** The strict validators, by their lenient ones. */
  const strictOnes = new WeakMap<Node, Schema>();
  const strict = (schema: Schema) => strictOnes.get(schema) ?? schema;
  return {
    lenientRequest: (schema) => makeLenient(schema, requests),
    lenientResponse: (schema) => makeLenient(schema, responses),
    strict,
  };

  function makeLenient(given: Schema, { rules, getCheck, made }: LenientReading<Schema>): Schema {
    const schema = strict(given);
    const known = made.get(schema);
    if (known !== undefined) return known;
    // `.refine()` and the like clone a schema by its definition, which leads to the reader. An area
    // has some hundred of them, of which a program needs few.
    let reader: Schema | undefined;
    const lenient = createLazy(() => (reader ??= makeReader(schema, { rules, getCheck })));
    made.set(schema, lenient);
    strictOnes.set(lenient, schema);
    return lenient;
  }

  function makeReader(
    schema: Schema,
    { rules, getCheck }: Pick<LenientReading<Schema>, 'rules' | 'getCheck'>,
  ): Schema {
    const reader = createLazy(() => schema);
    const { _zod: inner }: Node = schema;
    const { _zod: outer }: Node = reader;
    let check: Check | undefined;
    outer.run = (payload, context) => {
      check ??= getCheck(schema) ?? (() => false);
      if (check(payload.value)) return payload;
      // Encoding writes a value, and written values should be canonical.
      if (context.direction === 'backward') return inner.run(payload, context);
      payload.value = readLeniently(payload.value, getShape(schema), rules).value;
      return check(payload.value) ? payload : validate(inner, payload, context, rules);
    };
    return reader;
  }
}

function createReading<Schema>(rules: Reading): LenientReading<Schema> {
  return { rules, getCheck: createLenientChecks(rules), made: new WeakMap() };
}

/** Validates with zod, which has the last word about everything but words of an open enum. */
function validate(
  schema: Node['_zod'],
  payload: Payload,
  context: Context,
  { enumValues }: Reading,
): Payload | Promise<Payload> {
  const { value } = payload;
  const result = schema.run(payload, context);
  return result instanceof Promise ? result.then(acceptWords) : acceptWords(result);

  function acceptWords(validated: Payload): Payload {
    if (enumValues !== 'open') return validated;
    const { issues } = validated;
    const others = issues.filter((issue) => !isUnknownWord(issue, value));
    if (others.length === issues.length) return validated;
    issues.splice(0, issues.length, ...others);
    if (others.length === 0) validated.value = value;
    return validated;
  }
}
