import { referenceName, type JsonSchema, type SchemaSource } from '../json-schema.js';

/** The element that one item of a list stands in: the item's own XML name, or its schema's. */
export function itemName(items: JsonSchema, source: SchemaSource): string {
  const reference = items.$ref === undefined ? undefined : referenceName(items.$ref);
  const target = reference === undefined ? undefined : source[reference];
  return items.xml?.name ?? target?.xml?.name ?? reference ?? 'item';
}

/** Whether a parsed node has elements or attributes inside, and is neither text nor a list. */
export function isElement(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}
