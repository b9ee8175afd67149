import { XMLParser, XMLValidator, type X2jOptions } from 'fast-xml-parser';
import { messageOf } from '../message-of.ts';
import { attributeMark, isElement, localName, textKey, type XmlElement } from './element.js';
import { indexOfBadEscape, indexOfForbidden, unescapeText } from './text.js';
import { notXml, positionIn, XmlError } from './xml-error.js';

/** The outermost element of a document. */
export interface XmlRoot {
  /** The name of the root, without its prefix. */
  name: string;
  /** The namespace that the root itself declares; undefined if it declares none. */
  namespace: string | undefined;
  /** Its text, or the elements and attributes inside; all names without prefixes. */
  node: unknown;
}

const options: X2jOptions = {
  ignoreAttributes: false,
  attributeNamePrefix: attributeMark,
  textNodeName: textKey,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  // The library's own leaves numbers of characters as they are.
  entityDecoder: {
    decode: unescapeText,
    reset: () => undefined,
    setXmlVersion: () => undefined,
    addInputEntities: () => undefined,
    setExternalEntities: () => undefined,
  },
};

const parser = new XMLParser(options);

/**
 * Reads a document. Document types are refused: nothing of ours needs one, and much harm comes in
 * one.
 * @throws {XmlError} with the position, where the text is not well-formed or has a document type
 */
export function parseXml(text: string): XmlRoot {
  const doctype = text.search(/<!DOCTYPE/i);
  if (doctype !== -1)
    throw new XmlError(
      'The XML body has a document type; send it without one.',
      positionIn(text, doctype),
    );
  checkForm(text);
  const roots = Object.entries(parseTree(text)).flatMap(([name, node]) =>
    [node].flat().map((one) => ({ name, node: one })),
  );
  const [root, second] = roots;
  if (root === undefined || second !== undefined)
    throw notXml(
      root === undefined ? 'there is no element.' : 'there is a second root element.',
      positionIn(text, text.length),
    );
  const { name, node } = root;
  const prefix = name.includes(':') ? `:${name.slice(0, name.indexOf(':'))}` : '';
  const declared = isElement(node) ? node[`${attributeMark}xmlns${prefix}`] : undefined;
  return {
    name: localName(name),
    namespace: typeof declared === 'string' ? declared : undefined,
    node: withLocalNames(node),
  };
}

/** Runs the library's check, and further checks for faults that it misses. */
function checkForm(text: string): void {
  const forbidden = indexOfForbidden(text);
  if (forbidden !== -1)
    throw notXml('there is a character that XML does not allow.', positionIn(text, forbidden));
  const valid = XMLValidator.validate(text);
  if (valid !== true) {
    const { line, col = 1, msg } = valid.err;
    throw notXml(msg, { line, column: col });
  }
  const escape = indexOfBadEscape(text);
  if (escape !== -1)
    throw notXml('& begins no escape that XML knows; write &amp;', positionIn(text, escape));
}

function parseTree(text: string): XmlElement {
  try {
    const tree: unknown = parser.parse(text);
    return isElement(tree) ? tree : {};
  } catch (error) {
    // The elements are nested too deep, or are named like a property of every object.
    const message = messageOf(error);
    throw new XmlError(`The XML body is not read: ${message}`, undefined, error);
  }
}

/** Removes the prefixes of all elements: names alone decide, in any namespace. */
function withLocalNames(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withLocalNames);
  if (!isElement(node)) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => !name.startsWith(`${attributeMark}xmlns`))
      .map(([name, child]) =>
        name.startsWith(attributeMark)
          ? [attributeMark + localName(name.slice(attributeMark.length)), child]
          : [localName(name), withLocalNames(child)],
      ),
  );
}
