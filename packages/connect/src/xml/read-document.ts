import { XMLParser, type X2jOptions } from 'fast-xml-parser';
import { ConnectError } from '../connect-error.js';
import { binaryElements } from '../generated/payload-codecs.js';
import type { Limits } from '../limits.js';
import { guard } from './guard.js';
import { attributePrefix, isXmlObject, textKey, type XmlObject } from './node.js';

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Decodes the five entities of XML and numbers of characters, and refuses any other. */
function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#(\d+|x[\dA-Fa-f]+);|(\w+);)?/g,
    (whole, number: string | undefined, name: string | undefined) => {
      const known = name === undefined ? undefined : entities.get(name);
      if (known !== undefined) return known;
      const code =
        number === undefined ? Number.NaN : Number(number.startsWith('x') ? `0${number}` : number);
      if (isCharacter(code)) return String.fromCodePoint(code);
      throw new ConnectError(
        'xml-entity',
        `${whole} is not a predefined XML entity`,
        'Messages do not declare entities. A single & is written as &amp;.',
      );
    },
  );
}

/** Reports whether XML allows a character; halves of surrogate pairs are not allowed. */
function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return (
    (code <= 0xd7ff || code >= 0xe000) && code <= 0x10ffff && code !== 0xfffe && code !== 0xffff
  );
}

const options: X2jOptions = {
  ignoreAttributes: false,
  attributeNamePrefix: attributePrefix,
  textNodeName: textKey,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Otherwise the parser would build the path of every element as text.
  jPath: false,
  // Names that objects have already cannot be keys; the parser itself refuses three of them.
  onDangerousProperty: (name) => {
    throw new Error(`Invalid name: "${name}"`);
  },
  // The guard has counted already; this only keeps the parser's own limit out of the way.
  maxNestedTags: Number.MAX_SAFE_INTEGER,
  entityDecoder: {
    decode,
    reset: () => undefined,
    setXmlVersion: () => undefined,
    addInputEntities: () => undefined,
    setExternalEntities: () => undefined,
  },
  // Documents are cut out as they stand, not gathered character by character.
  stopNodes: binaryElements.map(([holder, element]) => `..${holder}.${element}`),
};

/** For almost all documents: space between elements means nothing, so it is not gathered. */
const quick = new XMLParser({
  ...options,
  tagValueProcessor: (_name, value, _path, _hasAttributes, isLeaf) =>
    isLeaf || value.trim() !== '' ? value : '',
});
/** Keeps all space, since that between two sections of one element is text. */
const exact = new XMLParser(options);

/**
 * Reads a document into the parser's form.
 * @returns the root's name and content
 * @throws {ConnectError} if it is not well-formed, or not safe to read
 */
export function readDocument(text: string, limits: Limits): { name: string; node: XmlObject } {
  const { inPieces } = guard(text, limits);
  const tree = parseTree(text, inPieces ? exact : quick);
  const name = Object.keys(tree).find((key) => key !== textKey) ?? '';
  const node = tree[name];
  return { name, node: isXmlObject(node) ? node : { [textKey]: node } };
}

function parseTree(text: string, parser: XMLParser): XmlObject {
  try {
    const tree: unknown = parser.parse(text);
    return isXmlObject(tree) ? tree : {};
  } catch (error) {
    if (error instanceof ConnectError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    if (message.includes('Invalid name')) {
      throw new ConnectError(
        'xml-name',
        `an element or attribute has a name that is not read: ${message}`,
        'No message of the service has it; it can be used for attacks.',
        undefined,
        error,
      );
    }
    const advice = 'Keep the message and tell us: it passed as well-formed.';
    throw new ConnectError(
      'xml-malformed',
      `the XML cannot be read: ${message}`,
      advice,
      undefined,
      error,
    );
  }
}
