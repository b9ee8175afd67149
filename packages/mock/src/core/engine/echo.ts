import { fits } from './fits.ts';
import { findField, isRecord, resolve, type JsonSchema, type SchemaSource } from './json-schema.ts';

const none = {};

/** The schema and exceptions by which an answer takes values over from the request. */
export interface Echoing {
  /** The schema of the answer. */
  schema: JsonSchema;
  source: SchemaSource;
  /** Fields by these names stay as the answer has them, at its root. */
  except?: object;
}

/**
 * Copies sent values into an answer, wherever the answer has a field of the same name and its
 * schema allows the value: a request for a lock with `lockType: edit` returns that type. A list
 * gets as many items as were sent, modelled on the items of the example.
 */
export function echo(sent: unknown, answer: unknown, echoing: Echoing): unknown {
  const { source, except = none } = echoing;
  const resolved = resolve(echoing.schema, source);
  if (Array.isArray(sent)) return echoList(sent, answer, { schema: resolved, source });
  if (isRecord(sent)) return echoFields(sent, answer, { schema: resolved, source, except });
  return sent !== null && fits(sent, resolved) ? sent : answer;
}

function echoFields(
  sent: Record<string, unknown>,
  answer: unknown,
  { schema, source, except = none }: Echoing,
): unknown {
  if (typeof schema.additionalProperties !== 'object' && schema.properties === undefined)
    return answer;
  if (answer !== undefined && !isRecord(answer)) return answer;
  const fields: Record<string, unknown> = { ...answer };
  for (const name of Object.keys(sent)) {
    const property = findField(schema, name) ?? othersOf(schema);
    // The prototype of the answer is no field of it.
    if (property === undefined || Object.hasOwn(except, name) || name === '__proto__') continue;
    // Skip read-only properties, which a request cannot set, and write-only ones, which an answer
    // never shows.
    const { readOnly = false, writeOnly = false } = resolve(property, source);
    if (readOnly || writeOnly) continue;
    const before = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const echoed = echo(sent[name], before, { schema: property, source });
    if (echoed !== undefined) fields[name] = echoed;
  }
  // A request may lack fields that the schema requires of a new object in the answer.
  if (answer === undefined && (schema.required ?? []).some((name) => !Object.hasOwn(fields, name)))
    return undefined;
  return answer === undefined && Object.keys(fields).length === 0 ? undefined : fields;
}

/** Returns the schema of additional fields; undefined if there may be none. */
function othersOf({ additionalProperties }: JsonSchema): JsonSchema | undefined {
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

function echoList(sent: readonly unknown[], answer: unknown, { schema, source }: Echoing): unknown {
  const { items } = schema;
  if (items === undefined || sent.length === 0) return answer;
  const samples: unknown[] = Array.isArray(answer) ? answer : [];
  const echoed = sent.map((item, at) =>
    echo(item, samples[at] ?? samples.at(-1), { schema: items, source }),
  );
  return echoed.includes(undefined) ? answer : echoed;
}
