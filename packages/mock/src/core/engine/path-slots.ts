import type { CompiledOperation, CompiledParameter } from './contract.ts';
import { fits } from './fits.ts';
import { findField, isRecord, resolve, type JsonSchema, type SchemaSource } from './json-schema.ts';

/** A body as JSON with slots for the values in the path of a request. */
export type Template = (path: Readonly<Record<string, string | undefined>>) => string;

/** A place in the JSON of an example where the value of a path parameter stands. */
interface Slot {
  name: string;
  /** The example's own value, which stays where the value of the request does not fit. */
  example: string;
  /** The form of the value: a whole text, a number, or a step of an address. */
  as: 'text' | 'number' | 'step';
  schema: JsonSchema;
}

/**
 * A control character, which no example has, marks the slots in between. JSON has it as an escape,
 * so that a text stays one of single bytes: those of two bytes are slow to send.
 */
const mark = '\u0001';
const marks = /"?\\u0001(\d+)\\u0001"?/g;

/** An ID as long as this one stands for itself wherever it turns up. */
const telling = 8;

/**
 * Creates a template from an example: wherever the example contains the example value of a path
 * parameter, the request's own value takes its place. Short values, such as the document 1, count
 * only in fields of the parameter's name, and in addresses after the same word as in the path.
 */
export function createTemplate(
  example: unknown,
  schema: JsonSchema,
  operation: CompiledOperation,
  source: SchemaSource,
): Template {
  const parameters = operation.parameters.filter((one) => one.in === 'path');
  const slots: Slot[] = [];
  const json = JSON.stringify(marked(example, '', schema));
  if (slots.length === 0) return () => json;
  const texts = json.split(marks).filter((_, at) => at % 2 === 0);
  const order = [...json.matchAll(marks)].map(([whole, at]) => ({
    whole,
    slot: slots[Number(at)],
  }));

  return (path) => {
    let filled = texts[0] ?? '';
    for (const [at, { whole, slot }] of order.entries())
      filled += (slot === undefined ? '' : inPlace(whole, slot, path)) + (texts[at + 1] ?? '');
    return filled;
  };

  function marked(value: unknown, field: string, place: JsonSchema): unknown {
    const resolved = resolve(place, source);
    if (Array.isArray(value)) return value.map((item) => marked(item, field, resolved.items ?? {}));
    if (isRecord(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, inside]) => [
          name,
          marked(inside, name, findField(resolved, name) ?? {}),
        ]),
      );
    for (const parameter of parameters) {
      const slot = markScalar(value, field, parameter, resolved);
      if (slot !== value) return slot;
    }
    return typeof value === 'string' ? markAddress(value) : value;
  }

  function markScalar(
    value: unknown,
    field: string,
    { name, example: sample = '' }: CompiledParameter,
    place: JsonSchema,
  ): unknown {
    if (String(value) !== sample || (sample.length < telling && !sameName(name, field)))
      return value;
    const as = typeof value === 'number' ? 'number' : 'text';
    return slotFor({ name, example: sample, as, schema: place });
  }

  function markAddress(text: string): string {
    let address = text;
    for (const { name, example: sample = '' } of parameters) {
      const before = stepBefore(operation.path, name);
      if (sample === '' || !text.includes(`/${sample}`)) continue;
      const slot = () => slotFor({ name, example: sample, as: 'step', schema: {} });
      // A longer ID is itself wherever it stands; a short one only behind its own word.
      const step = sample.length < telling ? `/${before}/${sample}` : `/${sample}`;
      address = address
        .split(step)
        .reduce((done, rest) =>
          /^[\w-]/.test(rest)
            ? done + step + rest
            : done + step.slice(0, -sample.length) + slot() + rest,
        );
    }
    return address;
  }

  function slotFor(slot: Slot): string {
    slots.push(slot);
    return `${mark}${slots.length - 1}${mark}`;
  }
}

function inPlace(
  whole: string,
  { name, example, as, schema }: Slot,
  path: Readonly<Record<string, string | undefined>>,
): string {
  const value = path[name] ?? example;
  if (as === 'step') {
    // The mark takes a quote along where the address begins or ends with it.
    const left = whole.startsWith('"') ? '"' : '';
    const right = whole.endsWith('"') ? '"' : '';
    return left + JSON.stringify(encodeURIComponent(value)).slice(1, -1) + right;
  }
  if (as === 'text') return JSON.stringify(fits(value, schema) ? value : example);
  const number = Number(value);
  return String(/^-?\d+$/.test(value) && fits(number, schema) ? number : example);
}

/** The word of a path that stands before a parameter: `documents` in `/documents/{documentId}`. */
function stepBefore(path: string, name: string): string {
  const steps = path.split('/');
  return steps[steps.indexOf(`{${name}}`) - 1] ?? '';
}

/**
 * Reports whether a field has the name of a parameter, in any of the areas' ways to write names.
 */
function sameName(parameter: string, field: string): boolean {
  return bare(parameter) === bare(field);
}

function bare(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}
