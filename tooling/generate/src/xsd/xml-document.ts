import { readFileSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { XsdError } from './xsd-error.ts';

/** Where something is written, for messages. */
export interface Place {
  /** As it was given, or as the including file refers to it. */
  file: string;
  /** From 1. */
  line: number;
}

/** A name in its namespace; no namespace is the empty text. */
export interface QName {
  namespace: string;
  local: string;
}

/** An element of a schema document, with its place for messages. */
export interface XmlElement {
  name: QName;
  /** The attributes in no namespace. */
  attributes: ReadonlyMap<string, string>;
  /** The attributes in a namespace, by local name. */
  hints: ReadonlyMap<string, string>;
  children: readonly XmlElement[];
  /** The text directly in the element. */
  text: string;
  /** The namespaces in scope, by prefix; the default one under the empty text. */
  namespaces: ReadonlyMap<string, string>;
  place: Place;
}

const textKey = '#text';
const attributesKey = ':@';
const metadataKey = XMLParser.getMetaDataSymbol().valueOf();
const parser = new XMLParser({
  preserveOrder: true,
  captureMetaData: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  ignoreDeclaration: true,
});

/** @throws {XsdError} if the file cannot be read or is not well-formed XML */
export function readDocument(file: string, from: Place = { file, line: 1 }): XmlElement {
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch {
    throw new XsdError(`${file} cannot be read`, from, 'Fix the schemaLocation.');
  }
  const verdict = XMLValidator.validate(source);
  if (verdict !== true) {
    const { line, msg } = verdict.err;
    throw new XsdError(`is not well-formed: ${msg}`, { file, line }, 'Fix the XML.');
  }
  const nodes: unknown = parser.parse(source);
  const lineAt = (index: number) => source.slice(0, index).split('\n').length;
  const [root] = elementsIn(nodes, { file, lineAt, namespaces: new Map() });
  if (root === undefined) throw new XsdError('has no element', { file, line: 1 }, 'Write one.');
  return root;
}

interface Context {
  file: string;
  lineAt: (index: number) => number;
  namespaces: ReadonlyMap<string, string>;
}

/** The elements among the parser's nodes, which are `{ tag: nodes, ':@': attributes }`. */
function elementsIn(nodes: unknown, context: Context): XmlElement[] {
  return toList(nodes).flatMap((node) => {
    const tag = Object.keys(Object(node)).find((key) => key !== attributesKey);
    return tag === undefined || tag === textKey ? [] : [buildElement(node, tag, context)];
  });
}

function buildElement(node: unknown, tag: string, { file, lineAt, ...outer }: Context): XmlElement {
  const line = lineAt(Number(member(member(node, metadataKey), 'startIndex')));
  const place = { file, line };
  const written = Object.entries<unknown>(Object(member(node, attributesKey))).map(
    ([name, value]): [string, string] => [name, String(value)],
  );
  const declared = written.flatMap(([name, value]): [string, string][] => {
    const [, prefix] = /^xmlns(?:$|:)(.*)$/.exec(name) ?? [];
    return prefix === undefined ? [] : [[prefix, value]];
  });
  const namespaces = new Map([...outer.namespaces, ...declared]);
  const attributes = written.filter(([name]) => !name.startsWith('xmlns'));
  const content = toList(member(node, tag));
  return {
    name: resolveName(tag, namespaces, place),
    attributes: new Map(attributes.filter(([name]) => !name.includes(':'))),
    hints: new Map(
      attributes
        .filter(([name]) => name.includes(':'))
        .map(([name, value]) => [resolveName(name, namespaces, place).local, value]),
    ),
    children: elementsIn(content, { file, lineAt, namespaces }),
    text: content.map((child) => String(member(child, textKey) ?? '')).join(''),
    namespaces,
    place,
  };
}

/** @throws {XsdError} if the prefix of the name is not declared */
export function resolveName(
  name: string,
  namespaces: ReadonlyMap<string, string>,
  place: Place,
): QName {
  const colon = name.indexOf(':');
  const prefix = name.slice(0, Math.max(colon, 0));
  const namespace = prefix === 'xml' ? prefix : namespaces.get(prefix);
  if (namespace === undefined && prefix !== '')
    throw new XsdError(
      `the prefix ${prefix} of ${name} is not declared`,
      place,
      `Declare xmlns:${prefix}.`,
    );
  return { namespace: namespace ?? '', local: name.slice(colon + 1) };
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function member(value: unknown, key: string | symbol): unknown {
  return Reflect.get(Object(value), key);
}
