import { isJson, parseMediaType } from '../message.ts';
import { loadSchemas, type CompiledOperation, type Example } from './contract.ts';
import { findAnswerWriter } from './find-answer-writer.ts';
import type { JsonSchema, SchemaSource } from './json-schema.ts';
import { negotiate, type Choice, type NoChoice } from './negotiate.ts';
import { createTemplate, type Template } from './path-slots.ts';
import { emptyPreference, type Preference } from './prefer.ts';

/** An answer as far as it does not depend on the request's values. */
export interface Prepared {
  choice: Choice;
  status: number;
  headers: Readonly<Record<string, string>>;
  schema: JsonSchema;
  source: SchemaSource;
  /** The JSON of the body; undefined if it is not JSON, or is to be generated. */
  template?: Template;
  /** A body that is not JSON. */
  bytes: Buffer | string;
  /** Bodies that depend only on the address of the request and were made before, by it. */
  kept: Map<string, string>;
}

/**
 * The number of prepared answers to keep for an operation; requests with more variants are prepared
 * each time.
 */
const most = 100;

const known = new WeakMap<CompiledOperation, Map<string, Promise<Prepared | NoChoice>>>();

/** Chooses and prepares an answer; equal preferences are prepared once. */
export function prepare(
  operation: CompiledOperation,
  preference: Preference,
  accept: readonly string[],
  plain: boolean,
): Promise<Prepared | NoChoice> {
  const { code, example, dynamic } = preference;
  const [first = ''] = accept;
  const key =
    preference === emptyPreference && accept.length === 1 && !plain
      ? first
      : JSON.stringify([code, example, dynamic, plain, accept]);
  let prepared = known.get(operation);
  if (prepared === undefined || prepared.size > most) {
    prepared = new Map();
    known.set(operation, prepared);
  }
  let answer = prepared.get(key);
  if (answer === undefined) {
    answer = prepareUncached(operation, negotiate(operation, preference, accept), plain);
    prepared.set(key, answer);
  }
  return answer;
}

async function prepareUncached(
  operation: CompiledOperation,
  choice: Choice | NoChoice,
  plain: boolean,
): Promise<Prepared | NoChoice> {
  if (typeof choice === 'string') return choice;
  const { response, content, example } = choice;
  const { schema = {}, mediaType = '' } = content ?? {};
  const status = Number(response.code);
  const source = content === undefined ? {} : await loadSchemas(operation);
  const text = isJson(parseMediaType(mediaType));
  const isWhole = plain || status >= 300 || mediaType !== 'application/json';
  // Examples show what matters; the service writes the other members too.
  const whole =
    isWhole || example === undefined
      ? example?.value
      : await (
          await findAnswerWriter(operation)
        )(example.value, status, false);
  return {
    choice,
    status,
    headers: {
      ...response.headers,
      ...(operation.deprecated && { deprecation: 'true' }),
      ...(content !== undefined && {
        'content-type': text ? `${mediaType}; charset=utf-8` : mediaType,
      }),
    },
    schema,
    source,
    ...(text &&
      example !== undefined && {
        template:
          plain || status >= 300
            ? createFixedTemplate(example.value)
            : createTemplate(whole, schema, operation, source),
      }),
    bytes: text ? '' : encodeExample(example),
    kept: new Map(),
  };
}

function createFixedTemplate(value: unknown): Template {
  const json = JSON.stringify(value);
  return () => json;
}

function encodeExample({ value, base64 = false }: Partial<Example> = {}): Buffer | string {
  if (value === undefined) return '';
  return base64 ? Buffer.from(String(value), 'base64') : String(value);
}
