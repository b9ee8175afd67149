import { existsSync, readFileSync } from 'node:fs';
import { XmlDocument, XmlElement as Node, XmlParseError, type XmlTreeNode } from 'libxml2-wasm';
import { SourceError } from '../errors.ts';

/** The place of a declaration, for messages. */
export interface Place {
  /** The file as it was given, or as the including file refers to it. */
  file: string;
  /** From 1. */
  line: number;
}

/** A schema cannot be read; the message names the construct, its file and line, and the remedy. */
export class XsdError extends SourceError {
  override name = 'XsdError';

  constructor(what: string, place: Place, advice: string) {
    super(`${place.file}:${place.line}: ${what}. ${advice}`);
  }
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
  /** The text of the element. */
  text: string;
  /** The namespaces in scope, by prefix; the default one under the empty text. */
  namespaces: ReadonlyMap<string, string>;
  place: Place;
}

/** @throws {XsdError} if the file is missing or is not well-formed XML */
export function readDocument(file: string, from: Place = { file, line: 1 }): XmlElement {
  if (!existsSync(file))
    throw new XsdError(`${file} cannot be read`, from, 'Fix the schemaLocation.');
  try {
    const document = XmlDocument.fromBuffer(readFileSync(file));
    const root = readElement(document.root, file);
    document.dispose();
    return root;
  } catch (error) {
    if (!(error instanceof XmlParseError)) throw error;
    const [{ message, line } = { message: error.message, line: 1 }] = error.details;
    const what = `is not well-formed: ${message.trim()}`;
    throw new XsdError(what, { file, line: Math.max(line, 1) }, 'Fix the XML.');
  }
}

function readElement(node: Node, file: string): XmlElement {
  const attributes = node.attrs.filter(({ namespaceUri }) => namespaceUri === '');
  const hints = node.attrs.filter(({ namespaceUri }) => namespaceUri !== '');
  return {
    name: { namespace: node.namespaceUri, local: node.name },
    attributes: new Map(attributes.map(({ name, value }) => [name, value])),
    hints: new Map(hints.map(({ name, value }) => [name, value])),
    children: listNodes(node.firstChild)
      .filter((child) => child instanceof Node)
      .map((child) => readElement(child, file)),
    text: node.content,
    namespaces: new Map(Object.entries(node.namespaces)),
    place: { file, line: node.line },
  };
}

function listNodes(first: XmlTreeNode | null): XmlTreeNode[] {
  const nodes: XmlTreeNode[] = [];
  for (let node = first; node !== null; node = node.next) nodes.push(node);
  return nodes;
}

/** @throws {XsdError} if the prefix of the name is not declared */
export function resolveName(name: string, { namespaces, place }: XmlElement): QName {
  const colon = name.indexOf(':');
  const prefix = name.slice(0, Math.max(colon, 0));
  const namespace = namespaces.get(prefix);
  if (namespace === undefined && prefix !== '') {
    const what = `the prefix ${prefix} of ${name} is not declared`;
    throw new XsdError(what, place, `Declare xmlns:${prefix}.`);
  }
  return { namespace: namespace ?? '', local: name.slice(colon + 1) };
}
