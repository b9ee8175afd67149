import type { UnknownElement } from '../kept.js';
import type { Codec } from './codec.js';
import type { Field } from './field.js';
import { missing, refuseText, repeated } from './problems.js';
import { attributePrefix, isXmlObject, textKey } from './node.js';
import type { Reading } from './reading.js';
import { keepUnknown } from './unknown.js';
import type { XmlOutObject } from './writing.js';

/** Options for a list in the XML. */
export interface ListShape {
  /** True if the first element of the path is required, even for an empty list. */
  required?: boolean;
  /** True if the first element of the path is written also where the list is empty. */
  written?: boolean;
}

/** A list: the elements that lie around it, then the one that repeats. */
export function list<T>(
  path: readonly string[],
  codec: Codec<T>,
  shape: ListShape = {},
): Field<T[]> {
  const [first = '', ...rest] = path;
  return {
    key: first,
    zone: false,
    read(node, at, unknown) {
      if (node === undefined) {
        if (shape.required === true) missing(first, at);
        return [];
      }
      at.push(first);
      const items = readList(node, rest, [first], codec, at, unknown);
      at.pop();
      return items;
    },
    write(given: readonly T[] | undefined, at, out) {
      const items = given ?? [];
      if (items.length === 0 && shape.required !== true && shape.written !== true) return;
      const written = items.map((item, index) => {
        at.push(index);
        const value = codec.write(item, at);
        at.pop();
        return value;
      });
      const last = path.at(-1) ?? '';
      if (rest.length === 0) out[first] = written;
      else
        out[first] = path
          .slice(1, -1)
          .reduceRight<XmlOutObject>(
            (inner, name) => ({ [name]: inner }),
            written.length === 0 ? {} : { [last]: written },
          );
    },
  };
}

/** Follows the elements around a list; other content in them is kept next to the list. */
function readList<T>(
  node: unknown,
  rest: readonly string[],
  within: readonly string[],
  codec: Codec<T>,
  at: Reading,
  unknown: UnknownElement[],
): T[] {
  const [next, ...further] = rest;
  if (next === undefined) {
    const parts: unknown[] = Array.isArray(node) ? node : [node];
    return parts.map((part, index) => {
      at.push(index);
      const value = codec.read(part, at);
      at.pop();
      return value;
    });
  }
  if (!isXmlObject(node)) {
    if (Array.isArray(node)) repeated(at);
    refuseText(node, at);
    return [];
  }
  return at.within(node, (inner) => {
    for (const key of Object.keys(inner)) {
      if (key === next || key.startsWith(attributePrefix)) continue;
      if (key === textKey) refuseText(inner[key], at);
      else {
        const kept: UnknownElement[] = [];
        keepUnknown(key, inner[key], at, kept);
        for (const element of kept) unknown.push({ ...element, within: [...within] });
      }
    }
    at.keepAttributes(inner);
    if (inner[next] === undefined) return [];
    at.push(next);
    const items = readList(inner[next], further, [...within, next], codec, at, unknown);
    at.pop();
    return items;
  });
}
