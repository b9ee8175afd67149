import type { UnknownElement } from '../kept.js';
import { attributePrefix, textKey, type Reading } from './reading.js';
import type { Writing, XmlOut, XmlOutObject } from './writing.js';

/** Keeps elements that the schema does not know, and tells of them. */
export function keepUnknown(
  key: string,
  node: unknown,
  at: Reading,
  unknown: UnknownElement[],
): void {
  const parts: unknown[] = Array.isArray(node) ? node : [node];
  for (const part of parts) {
    const element = at.unknown(key, part);
    at.push(element.name);
    at.report('unknown-element', element.name);
    at.pop();
    unknown.push(element);
  }
}

/** Writes an element that was kept back to where it was. */
export function writeUnknown(element: UnknownElement, at: Writing, out: XmlOutObject): void {
  const holder = (element.within ?? []).reduce((inner: XmlOutObject, name) => {
    const present = inner[name];
    if (present !== undefined && typeof present !== 'string' && !Array.isArray(present))
      return present;
    const made: XmlOutObject = {};
    inner[name] = made;
    return made;
  }, out);
  append(holder, element.name, unknownOut(element, at.namespace));
}

/** An unknown element as it was, with a declaration where its namespace is not that around it. */
function unknownOut(element: UnknownElement, around: string): XmlOut {
  const attributes = Object.entries(element.attributes);
  const bare: XmlOutObject = {};
  for (const [name, value] of attributes) bare[`${attributePrefix}${name}`] = escapeKept(value);
  if (element.namespace !== around) bare[`${attributePrefix}xmlns`] = escapeKept(element.namespace);
  if (element.text !== '') bare[textKey] = escapeKept(element.text);
  for (const inner of element.elements)
    append(bare, inner.name, unknownOut(inner, element.namespace));
  return bare;
}

/** What was read from XML can be written to it; only the marks need care. */
function escapeKept(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}

function append(out: XmlOutObject, name: string, value: XmlOut): void {
  const present = out[name];
  if (present === undefined) out[name] = value;
  else out[name] = Array.isArray(present) ? [...present, value] : [present, value];
}
