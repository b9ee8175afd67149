import type { UnknownAttribute, UnknownElement } from '../kept.js';
import { attributePrefix, textKey } from './node.js';
import type { Reading } from './reading.js';
import { escape } from './text.js';
import type { Writing, XmlOut, XmlOutObject } from './writing.js';

/** Keeps elements that the schema does not know, and reports them. */
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

/** Writes an unknown element that was kept back to its place. */
export function writeUnknown(element: UnknownElement, at: Writing, out: XmlOutObject): void {
  const holder = (element.within ?? []).reduce((inner: XmlOutObject, name) => {
    const present = inner[name];
    if (present !== undefined && typeof present !== 'string' && !Array.isArray(present))
      return present;
    const made: XmlOutObject = {};
    inner[name] = made;
    return made;
  }, out);
  append(holder, element.name, unknownOut(element, at.namespace, at));
}

/** Writes an attribute that was kept back to the element that had it, if that is still there. */
export function writeAttribute(attribute: UnknownAttribute, at: Writing, out: XmlOutObject): void {
  const element = elementAt(out, attribute.within ?? []);
  if (element === undefined) return;
  const { name, namespace, value } = attribute;
  element[`${attributePrefix}${name}`] = escape(value, at);
  const [prefix = '', local] = name.split(':');
  if (local === undefined || prefix === 'xml') return;
  element[`${attributePrefix}xmlns:${prefix}`] = escape(namespace, at);
}

function elementAt(
  holder: XmlOutObject | XmlOut[],
  [step, ...further]: readonly (string | number)[],
): XmlOutObject | undefined {
  if (step === undefined) return Array.isArray(holder) ? undefined : holder;
  const parts: Record<string, XmlOut | XmlOut[]> = Object(holder);
  const part = Object.hasOwn(parts, step) ? parts[step] : undefined;
  if (part === undefined) return undefined;
  // Text has no room for attributes.
  const element = typeof part === 'string' ? { [textKey]: part } : part;
  parts[step] = element;
  return elementAt(element, further);
}

/** An unknown element as it was, with a declaration where its namespace is not that around it. */
function unknownOut(element: UnknownElement, around: string, at: Writing): XmlOut {
  const attributes = Object.entries(element.attributes);
  const bare: XmlOutObject = {};
  for (const [name, value] of attributes) bare[`${attributePrefix}${name}`] = escape(value, at);
  if (element.namespace !== around) bare[`${attributePrefix}xmlns`] = escape(element.namespace, at);
  if (element.text !== '') bare[textKey] = escape(element.text, at);
  for (const inner of element.elements)
    append(bare, inner.name, unknownOut(inner, element.namespace, at));
  return bare;
}

function append(out: XmlOutObject, name: string, value: XmlOut): void {
  const present = out[name];
  if (present === undefined) out[name] = value;
  // In place, since there may be hundreds of thousands.
  else if (Array.isArray(present)) present.push(value);
  else out[name] = [present, value];
}
