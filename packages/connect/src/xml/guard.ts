import { ConnectError, type ConnectErrorCode } from '../connect-error.js';
import { binaryElements } from '../generated/payload-codecs.js';
import { raiseLimit, type Limits } from '../limits.js';
import { positionIn } from '../position.js';

/** Characters that XML does not allow, be they written or escaped. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const declaration =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"1\.\d+"|'1\.\d+')(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?:"([\w.-]+)"|'([\w.-]+)'))?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\r\n]*\?>/;
const encodings = new Set(['utf-8', 'us-ascii', 'ascii']);

/**
 * Checks that a document is well-formed, and rejects constructs that no message needs and that an
 * attack might use: document types, other encodings, depth, size. The parser behind it does not
 * check these, and the library's own check accepts documents that others reject
 * (docs/decisions/0010-reading-xml.md).
 * @returns `inPieces`: true if the text of an element may come in pieces, since it contains
 * sections or instructions
 * @throws {ConnectError} with the line and column
 */
export function guard(text: string, limits: Limits): { inPieces: boolean } {
  const fail: Fail = (code, what, advice, index) => {
    throw new ConnectError(code, what, advice, positionIn(text, index));
  };
  const odd = text.search(forbidden);
  if (odd !== -1)
    fail('xml-malformed', 'there is a character that XML does not allow', sender, odd);
  return { inPieces: checkTags(text, checkDeclaration(text, fail), limits, fail) };
}

type Fail = (code: ConnectErrorCode, what: string, advice: string, index: number) => never;

/**
 * Checks the marks one after the other, and keeps the names of the open elements.
 * @returns true if there are sections, or instructions within elements
 */
function checkTags(text: string, start: number, limits: Limits, fail: Fail): boolean {
  const open: string[] = [];
  let inPieces = false;
  let elements = 0;
  let last = start;
  let textStart = start;
  for (let at = text.indexOf('<', start); at !== -1; at = text.indexOf('<', last)) {
    if (open.length === 0) checkOutside(text, last, at, fail);
    else if (at - textStart > limits.text && !holdsBinary(open)) {
      const what = `a text is longer than ${limits.text} characters`;
      fail('limit-text', what, raiseLimit('text'), textStart);
    }
    const next = text.charCodeAt(at + 1);
    if (next === exclamation) {
      last = endOfDeclaration(text, last, at, open.length, fail);
      inPieces ||= text.charCodeAt(at + 2) === bracket;
    } else if (next === question) {
      last = endOfInstruction(text, at, fail);
      inPieces ||= open.length > 0;
    } else if (next === slash) {
      last = endOfClosing(text, at, open.pop(), fail);
    } else {
      if (elements > 0 && open.length === 0)
        fail('xml-malformed', 'there is a second root', sender, at);
      elements += 1;
      if (elements > limits.elements) {
        fail(
          'limit-elements',
          `there are more than ${limits.elements} elements`,
          raiseLimit('elements'),
          at,
        );
      }
      const { name, end } = openingTag(text, at, limits, fail);
      if (text.charCodeAt(end - 1) !== slash) open.push(name);
      if (open.length > limits.depth) {
        const what = `elements lie more than ${limits.depth} deep in each other`;
        fail('limit-depth', what, raiseLimit('depth'), at);
      }
      last = end + 1;
    }
    // The parser gathers on over a comment.
    if (!text.startsWith('<!--', at)) textStart = last;
  }
  checkOutside(text, last, text.length, fail);
  const [missing] = open.slice(-1);
  if (missing !== undefined) fail('xml-malformed', `${missing} is not closed`, cut, text.length);
  if (elements === 0) fail('xml-malformed', 'there is no element', sender, 0);
  // A stray `]]>` is located only if the text contains one at all, since sections are rare.
  const stray = text.includes(']]>') ? strayEnd(text) : -1;
  if (stray !== -1) fail('xml-malformed', 'there is a ]]> that ends no section', sender, stray);
  return inPieces;
}

const sender = 'Ask whoever sent this for well-formed XML.';
const cut =
  'The message seems to be cut off; look for a limit on the size of bodies on its way here.';
const noDoctype =
  'Messages of the service have none, and it is not read, since it can be used for attacks.';

const exclamation = 33;
const question = 63;
const slash = 47;
const greater = 62;
const less = 60;
const bracket = 91;
const space = /^[ \t\n\r]*$/;

/** Reports whether the open element holds Base64, which may be of any length. */
function holdsBinary(open: readonly string[]): boolean {
  const [holder, element] = open.slice(-2);
  return binaryElements.some(([outer, inner]) => outer === holder && inner === element);
}

/** Text between tags outside of the root: white space alone. */
function checkOutside(text: string, from: number, to: number, fail: Fail): void {
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0xa && code !== 0xd && code !== 0x9) {
      fail('xml-malformed', 'there is text outside of the root', sender, at);
    }
  }
}

/**
 * Finds the end of a comment or a CDATA section.
 * @param last the end of the previous mark
 */
function endOfDeclaration(
  text: string,
  last: number,
  at: number,
  depth: number,
  fail: Fail,
): number {
  if (text.startsWith('<!--', at)) {
    // The parser would take the halves on both sides of the comment for one entity.
    const before = text.slice(last, at);
    if (before.lastIndexOf('&') > before.lastIndexOf(';')) {
      fail('xml-entity', 'a comment stands within an entity', sender, at);
    }
    const end = text.indexOf('--', at + 4);
    if (end === -1) return fail('xml-malformed', 'a comment is not closed', cut, at);
    if (text.charCodeAt(end + 2) === greater) return end + 3;
    return fail('xml-malformed', 'a comment holds two hyphens', sender, end);
  }
  if (!text.startsWith('<![CDATA[', at)) {
    return fail('xml-doctype', 'there is a document type or another declaration', noDoctype, at);
  }
  if (depth === 0) fail('xml-malformed', 'there is text outside of the root', sender, at);
  const end = text.indexOf(']]>', at + 9);
  return end === -1 ? fail('xml-malformed', 'a CDATA section is not closed', cut, at) : end + 3;
}

function endOfInstruction(text: string, at: number, fail: Fail): number {
  const end = text.indexOf('?>', at);
  if (end === -1) fail('xml-malformed', 'a processing instruction is not closed', cut, at);
  if (!/^<\?(?!xml[\s?])[\p{L}_][\w.-]*[\s?]/iu.test(text.slice(at, at + 80))) {
    fail('xml-malformed', 'a processing instruction has no name, or a reserved one', sender, at);
  }
  // The parser would read on to the next quote, past elements that other parsers see.
  if (!quotesEnd(text.slice(at, end))) {
    fail('xml-malformed', 'a processing instruction holds a quote that does not end', sender, at);
  }
  return end + 2;
}

function quotesEnd(text: string): boolean {
  for (let at = text.search(/["']/); at !== -1 && at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (mark !== '"' && mark !== "'") continue;
    at = text.indexOf(mark, at + 1);
    if (at === -1) return false;
  }
  return true;
}

function endOfClosing(text: string, at: number, opened: string | undefined, fail: Fail): number {
  const end = text.indexOf('>', at);
  if (end === -1) fail('xml-malformed', 'a closing tag is not closed', cut, at);
  if (opened === undefined) fail('xml-malformed', 'a closing tag closes nothing', sender, at);
  const name = text.slice(at + 2, end);
  if (name !== opened && !(name.startsWith(opened) && space.test(name.slice(opened.length)))) {
    fail(
      'xml-malformed',
      `</${name.slice(0, 40)}> stands where ${opened} must be closed`,
      sender,
      at,
    );
  }
  return end + 1;
}

/** The names that have been found to be names; messages have the same few over and over. */
const known = new Set<string>();
const nameForm = /^[\p{L}_][\p{L}\p{N}\p{M}_.·-]*(?::[\p{L}_][\p{L}\p{N}\p{M}_.·-]*)?$/u;

function isName(text: string): boolean {
  if (known.has(text)) return true;
  if (!nameForm.test(text)) return false;
  // Bounded, since names come from outside.
  if (known.size < 1000 && text.length < 64) known.add(text);
  return true;
}

/** Reads an opening tag: its name and its end. */
function openingTag(text: string, start: number, limits: Limits, fail: Fail) {
  let at = start + 1;
  while (at < text.length && !endsName(text.charCodeAt(at))) at += 1;
  const name = text.slice(start + 1, at);
  if (name.length > limits.tag) tooLong(start, limits, fail);
  if (at === text.length) fail('xml-malformed', 'a tag is not closed', cut, start);
  if (!isName(name)) {
    fail(
      'xml-malformed',
      `${JSON.stringify(name.slice(0, 40))} is no name of an element`,
      sender,
      start,
    );
  }
  if (text.charCodeAt(at) === greater) return { name, end: at };
  return { name, end: endOfAttributes(text, at, start, limits, fail) };
}

function endsName(code: number): boolean {
  return code === greater || code === slash || code <= 0x20 || code === less;
}

const attribute = /[ \t\n\r]+([^\s=<>"'/]+)[ \t\n\r]*=[ \t\n\r]*(?:"([^"<]*)"|'([^'<]*)')/y;
const tagEnd = /[ \t\n\r]*\/?>/y;

/** Checks the attributes of a tag, and returns its end. */
function endOfAttributes(
  text: string,
  from: number,
  start: number,
  limits: Limits,
  fail: Fail,
): number {
  const names = new Set<string>();
  let at = from;
  for (;;) {
    if (at - start > limits.tag) tooLong(start, limits, fail);
    tagEnd.lastIndex = at;
    if (tagEnd.test(text)) return tagEnd.lastIndex - 1;
    attribute.lastIndex = at;
    const found = attribute.exec(text);
    const name = found?.[1] ?? '';
    if (found === null || !isName(name)) {
      const closed = text.includes('>', at);
      return fail(
        'xml-malformed',
        closed ? 'a tag is not well-formed' : 'a tag is not closed',
        closed ? sender : cut,
        start,
      );
    }
    if (names.has(name))
      fail('xml-malformed', `the attribute ${name} is there twice`, sender, start);
    names.add(name);
    if (names.size > limits.attributes) {
      const what = `an element has more than ${limits.attributes} attributes`;
      fail('limit-attributes', what, raiseLimit('attributes'), start);
    }
    at = attribute.lastIndex;
  }
}

function tooLong(start: number, limits: Limits, fail: Fail): never {
  return fail(
    'limit-attributes',
    `a tag is longer than ${limits.tag} characters`,
    raiseLimit('tag'),
    start,
  );
}

/** The first `]]>` that ends no section, comment, instruction or attribute. */
function strayEnd(text: string): number {
  const marks =
    /<!\[CDATA\[.*?\]\]>|<!--.*?-->|<\?.*?\?>|<\/[^>]*>|<[^!?](?:"[^"]*"|'[^']*'|[^"'>])*>|\]\]>/gs;
  for (const { 0: mark, index } of text.matchAll(marks)) if (mark === ']]>') return index;
  return -1;
}

/** @returns the end of the declaration, or 0 if there is none */
function checkDeclaration(text: string, fail: Fail): number {
  if (!/^<\?xml[\s?]/.test(text)) return 0;
  const found = declaration.exec(text);
  if (found === null) return fail('xml-malformed', 'the XML declaration is not one', sender, 0);
  const encoding = found[1] ?? found[2] ?? 'utf-8';
  if (!encodings.has(encoding.toLowerCase())) {
    fail(
      'not-utf8',
      `the message says that it is in ${encoding}`,
      'Messages of the service are in UTF-8.',
      0,
    );
  }
  return found[0].length;
}
