import { readFileSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Place, QName } from './schema.ts';
import { XsdError } from './xsd-error.ts';

/** An element of a schema document, with its place for messages. */
export interface XmlElement {
  name: QName;
  /** In no namespace, by name. */
  attributes: ReadonlyMap<string, string>;
  /** In a namespace, in the order of the document. */
  foreign: readonly { name: QName; value: string }[];
  children: readonly XmlElement[];
  /** The text of the element and of all in it. */
  text: string;
  /** The namespaces in scope, by prefix; the default one under the empty text. */
  namespaces: ReadonlyMap<string, string>;
  place: Place;
}

const textKey = '#text';
const attributesKey = ':@';
const parser = new XMLParser({
  preserveOrder: true,
  captureMetaData: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  ignoreDeclaration: true,
});

/** @throws {XsdError} where the file is no well-formed XML */
export function readDocument(file: string): XmlElement {
  const source = readFileSync(file, 'utf8');
  const verdict = XMLValidator.validate(source);
  if (verdict !== true) {
    const { line, msg } = verdict.err;
    throw new XsdError(`is not well-formed: ${msg}`, { file, line }, 'Mend the XML.');
  }
  const lines = lineStarts(source);
  const nodes: unknown = parser.parse(source);
  const context = { file, lines, namespaces: new Map<string, string>() };
  const [root] = listOf(nodes).flatMap((node) => elementOf(node, context));
  if (root === undefined) throw new XsdError('has no element', { file, line: 1 }, 'Write one.');
  return root;
}

interface Context {
  file: string;
  lines: readonly number[];
  namespaces: ReadonlyMap<string, string>;
}

/** The element that a node of the parser's is, if it is one. */
function elementOf(node: unknown, { file, lines, namespaces: outer }: Context): XmlElement[] {
  const tag = Object.keys(Object(node)).find((key) => key !== attributesKey);
  if (tag === undefined || tag === textKey) return [];
  const given = new Map(Object.entries<unknown>(Object(member(node, attributesKey))));
  // The parser keeps the position of an element under a symbol of its own.
  const [metadata] = Object.getOwnPropertySymbols(Object(node)).map((key) => member(node, key));
  const line = lineAt(lines, Number(member(metadata, 'startIndex')));
  const place = { file, line };
  const namespaces = new Map(outer);
  for (const [name, value] of given) {
    if (name === 'xmlns') namespaces.set('', String(value));
    else if (name.startsWith('xmlns:')) namespaces.set(name.slice('xmlns:'.length), String(value));
  }
  const plain = [...given].filter(([name]) => !name.startsWith('xmlns'));
  const content = listOf(member(node, tag));
  const children = content.flatMap((child) => elementOf(child, { file, lines, namespaces }));
  const attributes = plain.filter(([name]) => !name.includes(':'));
  const foreign = plain.filter(([name]) => name.includes(':'));
  return [
    {
      name: resolveName(tag, namespaces, place),
      attributes: new Map(attributes.map(([name, value]) => [name, String(value)])),
      foreign: foreign.map(([name, value]) => ({
        name: resolveName(name, namespaces, place),
        value: String(value),
      })),
      children,
      text: content.map((child) => textOf(child)).join(''),
      namespaces,
      place,
    },
  ];
}

/** @throws {XsdError} where the prefix of the name stands for nothing */
export function resolveName(
  name: string,
  namespaces: ReadonlyMap<string, string>,
  place: Place,
): QName {
  const colon = name.indexOf(':');
  const prefix = name.slice(0, Math.max(colon, 0));
  const local = name.slice(colon + 1);
  const namespace =
    prefix === 'xml' ? 'http://www.w3.org/XML/1998/namespace' : namespaces.get(prefix);
  if (namespace === undefined && prefix !== '') {
    throw new XsdError(
      `the prefix ${prefix} of ${name} stands for no namespace`,
      place,
      `Declare xmlns:${prefix}.`,
    );
  }
  return { namespace: namespace ?? '', local };
}

function textOf(node: unknown): string {
  const own = member(node, textKey);
  if (own !== undefined) return String(own);
  return Object.keys(Object(node))
    .filter((key) => key !== attributesKey)
    .flatMap((key) => listOf(member(node, key)).map((child) => textOf(child)))
    .join('');
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function member(value: unknown, key: string | symbol): unknown {
  return Reflect.get(Object(value), key);
}

function lineStarts(source: string): number[] {
  return [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

function lineAt(starts: readonly number[], index: number): number {
  const after = starts.findIndex((start) => start > index);
  return after === -1 ? starts.length : after;
}
