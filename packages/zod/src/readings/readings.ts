import { ZodLazy, type ZodType } from 'zod';
import type { Check } from '../fast/check.js';
import type { GetCheck } from '../fast/get-check.js';
import type { Context, Node, Payload } from '../fast/node.js';
import { tolerance } from '../generated/tolerance-rules.js';
import { readLeniently } from '../tolerance/read-leniently.js';
import type { Reading } from '../tolerance/tolerance.js';
import { createLenientChecks } from './lenient-checks.js';
import { isUnknownWord } from './unknown-words.js';
import { getShape } from './zod-shape.js';

/** A lenient reading, with the checks and the validators that were made for it. */
interface LenientReading {
  readonly rules: Reading;
  readonly getCheck: GetCheck;
  readonly made: WeakMap<Node, ZodType>;
}

const requests = /* @__PURE__ */ createReading(tolerance.requests);
const responses = /* @__PURE__ */ createReading(tolerance.responses);

/** The strict validators, by their lenient ones. */
const strictOnes = /* @__PURE__ */ new WeakMap<Node, ZodType>();

/**
 * Returns a validator that accepts requests as the service does, and whose result is the canonical
 * value: `Status: "Sent"` becomes `status: "sent"`, null becomes absent, `1` becomes `"1"` where
 * text is expected. A canonical value is returned as it is, without a copy.
 */
export function lenientRequest<Output>(schema: ZodType<Output>): ZodType<Output, unknown> {
  return makeLenient(schema, requests);
}

/**
 * Returns a validator that accepts the service's responses, and whose result is the canonical
 * value: null and empty text become absent where they are not valid, `True` becomes `"true"`, and
 * an unknown word of an enum stays. A canonical value is returned as it is, without a copy.
 */
export function lenientResponse<Output>(schema: ZodType<Output>): ZodType<Output, unknown> {
  return makeLenient(schema, responses);
}

/** Returns the strict form of a lenient validator, which accepts only canonical values. */
export function strict<Output>(schema: ZodType<Output>): ZodType<Output>;
export function strict(schema: ZodType): ZodType {
  return strictOnes.get(schema) ?? schema;
}

function createReading(rules: Reading): LenientReading {
  return { rules, getCheck: createLenientChecks(rules), made: new WeakMap() };
}

function makeLenient<Output>(schema: ZodType<Output>, reading: LenientReading): ZodType<Output>;
function makeLenient(given: ZodType, { rules, getCheck, made }: LenientReading): ZodType {
  const schema = strict(given);
  const known = made.get(schema);
  if (known !== undefined) return known;
  const reader = new ZodLazy({ type: 'lazy', getter: () => schema });
  // `.refine()` and the like clone a schema by its definition, which leads to the reader.
  const lenient = new ZodLazy({ type: 'lazy', getter: () => reader });
  const { _zod: inner }: Node = schema;
  const { _zod: outer }: Node = reader;
  let check: Check | undefined;
  outer.run = (payload, context) => {
    check ??= getCheck(schema) ?? (() => false);
    if (check(payload.value)) return payload;
    // Encoding writes a value, and written values should be canonical.
    if (context.direction === 'backward') return inner.run(payload, context);
    payload.value = readLeniently(payload.value, getShape(schema), rules).value;
    return check(payload.value) ? payload : validate(payload, context);
  };
  made.set(schema, lenient);
  strictOnes.set(lenient, schema);
  return lenient;

  /** Validates with zod, which has the last word about everything but words of an open enum. */
  function validate(payload: Payload, context: Context): Payload | Promise<Payload> {
    const { value } = payload;
    const result = inner.run(payload, context);
    return result instanceof Promise ? result.then(acceptWords) : acceptWords(result);

    function acceptWords(validated: Payload): Payload {
      if (rules.enumValues !== 'open') return validated;
      const { issues } = validated;
      const others = issues.filter((issue) => !isUnknownWord(issue, value));
      if (others.length === issues.length) return validated;
      issues.splice(0, issues.length, ...others);
      if (others.length === 0) validated.value = value;
      return validated;
    }
  }
}
