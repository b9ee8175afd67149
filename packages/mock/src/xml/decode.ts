import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { JsonSchema, SchemaSource } from '../json-schema.js';
import { fieldOf, resolve, typesOf } from '../json-schema.js';
import { Refusal } from '../refusal.js';
import { isElement, itemName } from './elements.js';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  ignoreDeclaration: true,
  parseTagValue: false,
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
  const body = resolve(schema, source);
  return decodeElement(rootOf(parser.parse(text), body), body, source);
}

/** The root element, if it is the one that the schema names, in its namespace or in none. */
function rootOf(document: unknown, { xml = {} }: JsonSchema): unknown {
  const { name = '', namespace = '' } = xml;
  const entries = isElement(document) ? Object.entries(document) : [];
  const [qualified = '', root] = entries.find(([key]) => localName(key) === name) ?? [];
  if (root === undefined)
    throw new Refusal('badBody', `The root element of the XML body must be ${name}.`);
  const prefix = qualified.includes(':') ? `:${qualified.split(':')[0]}` : '';
  const declared = isElement(root) ? root[`@xmlns${prefix}`] : undefined;
  if (declared !== undefined && declared !== namespace)
    throw new Refusal('badBody', `The root element ${name} must be in the namespace ${namespace}.`);
  return withLocalNames(root);
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
      const property = fieldOf(schema, name);
      return [name, property === undefined ? child : decodeElement(child, property, source)];
    }),
  );
}

function withoutAttributes(node: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(node).filter(([name]) => !name.startsWith('@')));
}

/** The same elements without their prefixes; which namespace they stand for is checked by now. */
function withLocalNames(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withLocalNames);
  if (!isElement(node)) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => !name.startsWith('@xmlns'))
      .map(([name, child]) => [
        name.startsWith('@') ? `@${localName(name)}` : localName(name),
        withLocalNames(child),
      ]),
  );
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).replace(/^@/, '');
}
