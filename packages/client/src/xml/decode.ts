import { attributeMark, isElement, textKey, type XmlElement } from './element.js';
import { parseXml, type XmlRoot } from './parse.js';
import {
  findField,
  itemName,
  resolve,
  typesOf,
  type XmlSchema,
  type XmlSchemaSource,
} from './schema.js';
import { XmlError } from './xml-error.js';

/**
 * Converts an XML body to the equivalent JSON, by the schema of the body: elements are fields, a
 * list is an element of the list's name around one element an item, and nil elements are null, or
 * absent where null is not allowed. Text becomes a number or a boolean where the schema expects
 * one; values that do not fit stay text, for a validator to reject.
 * @throws {XmlError} if the text is not XML, its root is another, or a field is there twice
 */
export function decodeXml(text: string, schema: XmlSchema, source: XmlSchemaSource): unknown {
  return decodeRoot(parseXml(text), schema, source);
}

/** Decodes a document that is already parsed. */
export function decodeRoot(root: XmlRoot, schema: XmlSchema, source: XmlSchemaSource): unknown {
  const body = resolve(schema, source);
  const { name = '', namespace = '' } = body.xml ?? {};
  // Programs that name the root after a class begin with a capital.
  if (root.name.toLowerCase() !== name.toLowerCase())
    throw new XmlError(`The root element of the XML body must be ${name}, but is ${root.name}.`);
  if (root.namespace !== undefined && root.namespace !== namespace)
    throw new XmlError(`The root element ${name} must be in the namespace ${namespace}.`);
  return decodeNode(root.node, body, source);
}

function decodeNode(node: unknown, schema: XmlSchema, source: XmlSchemaSource): unknown {
  const resolved = resolve(schema, source);
  const types = typesOf(resolved);
  if (isNil(node)) return null;
  if (types.has('array')) return decodeList(node, resolved, source);
  if (types.has('object')) return decodeFields(node, resolved, source);
  const inside = isElement(node) ? textOrFields(node) : node;
  return typeof inside === 'string' ? decodeText(inside, types) : inside;
}

function decodeList(node: unknown, schema: XmlSchema, source: XmlSchemaSource): unknown {
  const { items = {}, xml } = schema;
  const inside = xml?.wrapped === true ? unwrap(node, itemName(items, source)) : node;
  if (inside === undefined) return [];
  return [inside].flat().map((item) => decodeNode(item, items, source));
}

/**
 * Reads the items inside a list's own element; none if it is empty. Items may have another name
 * than their type, since a list has items of one type only.
 */
function unwrap(node: unknown, name: string): unknown {
  if (node === '') return undefined;
  if (!isElement(node)) return node;
  const [only, ...others] = elementsIn(node);
  return Object.hasOwn(node, name) || others.length > 0 ? node[name] : only?.[1];
}

function decodeFields(node: unknown, schema: XmlSchema, source: XmlSchemaSource): unknown {
  if (!isElement(node)) return node === '' ? {} : node;
  return Object.fromEntries(
    elementsIn(node).flatMap(([name, child]) => {
      const property = findField(schema, name);
      if (property === undefined) return [[name, child]];
      if (Array.isArray(child) && !mayRepeat(property, source))
        throw new XmlError(
          `The element ${name} is allowed once, but occurs ${child.length} times.`,
        );
      const value = decodeNode(child, property, source);
      return value === null && !allowsNull(property, source) ? [] : [[name, value]];
    }),
  );
}

/**
 * Reports whether a field is a list without an element of its own around it, or has no known form.
 */
function mayRepeat(schema: XmlSchema, source: XmlSchemaSource): boolean {
  const resolved = resolve(schema, source);
  const types = typesOf(resolved);
  return types.size === 0 || (types.has('array') && resolved.xml?.wrapped !== true);
}

function decodeText(text: string, types: ReadonlySet<string>): unknown {
  if (types.has('string')) return text;
  if (types.has('boolean') && /^(?:true|false|[01])$/i.test(text))
    return text.toLowerCase() === 'true' || text === '1';
  if (types.has('integer') && /^-?\d+$/.test(text)) return Number(text);
  if (types.has('number') && /^-?\d+(\.\d+)?([Ee][+-]?\d+)?$/.test(text)) return Number(text);
  return text;
}

function isNil(node: unknown): boolean {
  if (!isElement(node)) return false;
  const nil = node[`${attributeMark}nil`];
  return nil === 'true' || nil === '1';
}

function allowsNull(schema: XmlSchema, source: XmlSchemaSource): boolean {
  const types = typesOf(resolve(schema, source));
  return types.size === 0 || types.has('null');
}

/** An element of which nothing is known, or of which text is due. */
function textOrFields(node: XmlElement): unknown {
  const fields = elementsIn(node);
  return fields.length === 0 ? (node[textKey] ?? '') : Object.fromEntries(fields);
}

/** The elements inside of one, without its attributes and the space between. */
function elementsIn(node: XmlElement): [string, unknown][] {
  return Object.entries(node).filter(
    ([name]) => !name.startsWith(attributeMark) && name !== textKey,
  );
}
