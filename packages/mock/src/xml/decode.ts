import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { JsonSchema, SchemaSource } from '../json-schema.js';
import { resolve, typesOf } from '../json-schema.js';
import { Refusal } from '../refusal.js';
import { itemName } from './names.js';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  ignoreDeclaration: true,
  parseTagValue: false,
  removeNSPrefix: true,
  trimValues: true,
});

/**
 * Turns an XML body into the JSON that would say the same, by the schema of the body: elements
 * are fields, a list is an element of the list's name around one element an item.
 * @throws Refusal where the text is no XML or its root is another
 */
export function decodeXml(text: string, schema: JsonSchema, source: SchemaSource): unknown {
  // Nothing of ours needs a document type, and much harm comes in one.
  if (/<!DOCTYPE/i.test(text))
    throw new Refusal('badBody', 'The XML body has a document type; send it without one.');
  const valid = XMLValidator.validate(text);
  if (valid !== true) {
    const { line, col, msg } = valid.err;
    throw new Refusal('badBody', `The body is no XML, at line ${line}, column ${col}: ${msg}`);
  }
  const document: unknown = parser.parse(text);
  const body = resolve(schema, source);
  const name = body.xml?.name ?? '';
  const root = isElement(document) ? document[name] : undefined;
  if (root === undefined)
    throw new Refusal('badBody', `The root element of the XML body must be ${name}.`);
  const namespace = isElement(root) ? root['@xmlns'] : undefined;
  if (namespace !== undefined && namespace !== body.xml?.namespace)
    throw new Refusal(
      'badBody',
      `The root element ${name} must be in the namespace ${body.xml?.namespace ?? ''}.`,
    );
  return decodeElement(root, body, source);
}

function decodeElement(node: unknown, schema: JsonSchema, source: SchemaSource): unknown {
  const resolved = resolve(schema, source);
  const types = typesOf(resolved);
  if (isElement(node) && node['@nil'] === 'true') return null;
  if (types.has('array')) return decodeList(node, resolved, source);
  if (types.has('object')) return decodeFields(node, resolved, source);
  if (isElement(node)) return '#text' in node ? node['#text'] : withoutAttributes(node);
  return node;
}

function decodeList(node: unknown, schema: JsonSchema, source: SchemaSource): unknown {
  const { items } = schema;
  if (items === undefined || node === '') return [];
  // Without its wrapper a list is its elements one after the other.
  const inside =
    schema.xml?.wrapped === true && isElement(node) ? node[itemName(items, source)] : node;
  if (inside === undefined) return [];
  return [inside].flat().map((item) => decodeElement(item, items, source));
}

function decodeFields(node: unknown, schema: JsonSchema, source: SchemaSource): unknown {
  if (!isElement(node)) return node === '' ? {} : node;
  return Object.fromEntries(
    Object.entries(withoutAttributes(node)).map(([name, child]) => {
      const property = schema.properties?.[name];
      return [name, property === undefined ? child : decodeElement(child, property, source)];
    }),
  );
}

function withoutAttributes(node: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(node).filter(([name]) => !name.startsWith('@')));
}

function isElement(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}
