import type { Kept, UnknownElement } from '../kept.js';
import type { Codec } from './codec.js';
import type { Field, Fields } from './field.js';
import { refuseText } from './problems.js';
import { attributePrefix, isXmlObject, textKey, type XmlObject } from './node.js';
import type { Reading } from './reading.js';
import { readText } from './text.js';
import { keepUnknown, writeAttribute, writeUnknown } from './unknown.js';
import type { XmlOutObject } from './writing.js';

/** The codec of an element that contains elements and attributes. */
export function object<T extends Kept>(fields: Fields<T>): Codec<T>;
export function object(fields: Readonly<Record<string, Field<unknown>>>): Codec<unknown> {
  const entries = Object.entries(fields);
  const keys = new Set(entries.map(([, { key }]) => key));
  const offsetField = entries.find(([, field]) => field.zone);

  function readInside(node: XmlObject, at: Reading): unknown {
    const outer = at.openAttributes();
    const unknown: UnknownElement[] = [];
    const value: Record<string, unknown> = {};
    const offset = offsetField?.[1].read(node[offsetField[1].key], at, unknown);
    if (typeof offset === 'number') at.offset = offset;
    for (const [name, field] of entries) {
      const part = field.zone ? offset : field.read(node[field.key], at, unknown);
      if (part !== undefined) value[name] = part;
    }
    for (const key in node) {
      if (keys.has(key) || key.startsWith(attributePrefix)) continue;
      if (key === textKey) refuseText(node[key], at);
      else keepUnknown(key, node[key], at, unknown);
    }
    at.keepAttributes(node, keys);
    const attributes = at.closeAttributes(outer);
    if (unknown.length > 0) value['unknownElements'] = unknown;
    if (attributes.length > 0) value['unknownAttributes'] = attributes;
    return value;
  }

  return {
    read(node, at) {
      if (isXmlObject(node)) return at.within(node, (inner) => readInside(inner, at));
      refuseText(typeof node === 'string' ? node : readText(node, at), at);
      return readInside({}, at);
    },
    write(value, at) {
      const out: XmlOutObject = {};
      const input: Record<string, unknown> & Kept = Object(value);
      const offset = offsetField === undefined ? undefined : input[offsetField[0]];
      if (typeof offset === 'number') at.offset = offset;
      for (const [name, field] of entries) {
        at.push(name);
        field.write(input[name], at, out);
        at.pop();
      }
      for (const element of input.unknownElements ?? []) writeUnknown(element, at, out);
      for (const attribute of input.unknownAttributes ?? []) writeAttribute(attribute, at, out);
      return out;
    },
  };
}
