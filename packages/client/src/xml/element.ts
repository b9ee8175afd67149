/** The prefix of the keys of attributes, and the key of the text in an element with attributes. */
export const attributeMark = '@';
export const textKey = '#text';

/** An element with elements or attributes inside: their names and contents. */
export type XmlElement = Readonly<Record<string, unknown>>;

/**
 * Reports whether a parsed node has elements or attributes inside, and is neither text nor a list.
 */
export function isElement(node: unknown): node is XmlElement {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

/** The name of an element or an attribute without its prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
