import type { Kept, UnknownElement } from '../kept.js';
import type { Codec } from './codec.js';
import type { Choice, Field, Fields } from './field.js';
import { refuseText } from './problems.js';
import { attributePrefix, isXmlObject, textKey, type Reading, type XmlObject } from './reading.js';
import { textOf } from './text.js';
import { keepUnknown, writeUnknown } from './unknown.js';
import type { Writing, XmlOutObject } from './writing.js';

/** The codec of an element that holds elements and attributes, or attributes and text. */
export function object<T extends Kept>(fields: Fields<T>, choices?: readonly Choice[]): Codec<T>;
export function object(
  fields: Readonly<Record<string, Field<unknown>>>,
  choices: readonly Choice[] = [],
): Codec<unknown> {
  const entries = Object.entries(fields);
  const keys = new Set(entries.map(([, { key }]) => key));
  const offsetField = entries.find(([, field]) => field.zone);
  const holdsText = keys.has(textKey);

  function readInside(node: XmlObject, at: Reading): unknown {
    const unknown: UnknownElement[] = [];
    const value: Record<string, unknown> = {};
    if (offsetField !== undefined) {
      const [, field] = offsetField;
      const offset = field.read(node[field.key], at, unknown);
      if (typeof offset === 'number') at.offset = offset;
    }
    for (const [name, field] of entries) {
      const part = field.read(node[field.key], at, unknown);
      if (part !== undefined) value[name] = part;
    }
    for (const key in node) {
      if (keys.has(key) || key.startsWith(attributePrefix)) continue;
      if (key === textKey) refuseText(node[key], at);
      else keepUnknown(key, node[key], at, unknown);
    }
    at.reportAttributes(node, keys);
    if (choices.length > 0) checkChoices(value, choices, at);
    if (unknown.length > 0) value['unknownElements'] = unknown;
    return value;
  }

  return {
    read(node, at) {
      if (isXmlObject(node)) return at.within(node, (inner) => readInside(inner, at));
      const only = typeof node === 'string' ? node : textOf(node, at);
      return readInside(holdsText ? { [textKey]: only } : emptyOf(only, at), at);
    },
    write(value, at) {
      const out: XmlOutObject = {};
      const given: Record<string, unknown> & Kept = Object(value);
      const offset = offsetField === undefined ? undefined : given[offsetField[0]];
      if (typeof offset === 'number') at.offset = offset;
      if (choices.length > 0) checkChoices(given, choices, at);
      for (const [name, field] of entries) {
        at.push(name);
        field.write(given[name], at, out);
        at.pop();
      }
      for (const element of given.unknownElements ?? []) writeUnknown(element, at, out);
      return out;
    },
  };
}

function emptyOf(only: string, at: Reading): XmlObject {
  refuseText(only, at);
  return {};
}

function checkChoices(
  value: Readonly<Record<string, unknown>>,
  choices: readonly Choice[],
  at: Reading | Writing,
): void {
  const isThere = (name: string) => {
    const part = value[name];
    return part !== undefined && !(Array.isArray(part) && part.length === 0);
  };
  for (const { required: mustBe, alternatives } of choices) {
    const taken = alternatives.filter((one) => [...one.required, ...one.optional].some(isThere));
    const words = alternatives
      .map((one) => [...one.required, ...one.optional].join(' and '))
      .join(', or ');
    if (taken.length > 1)
      at.fail('value-repeated', `only one may be there: ${words}`, 'Take the others out.');
    if (taken.length === 0 && mustBe)
      at.fail('value-missing', `one must be there: ${words}`, 'Add it.');
    const [chosen] = taken;
    const lacking = chosen?.required.find((name) => !isThere(name));
    if (lacking !== undefined) at.fail('value-missing', `${lacking} is missing`, 'Add it.');
  }
}
