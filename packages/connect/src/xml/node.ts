/** The parser's keys: the text of an element, and the prefix of attribute names. */
export const textKey = '#text';
export const attributePrefix = '@_';

/** An element as the parser gives it: attributes, elements and text by key. */
export type XmlObject = Readonly<Record<string, unknown>>;

export function isXmlObject(node: unknown): node is XmlObject {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

/** The name in a key that begins with a namespace in braces, as keys of other namespaces do. */
export function withoutNamespace(key: string): string {
  return key.slice(key.lastIndexOf('}') + 1);
}
