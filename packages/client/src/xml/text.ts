import { XmlError } from './xml-error.js';

const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  // Readers make a line feed of it.
  ['\r', '&#13;'],
]);

const characters = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/**
 * A text as the content of an element. Space at its ends is written as numbers, since readers,
 * ours too, take it for layout.
 * @throws {XmlError} where the text has a character that XML cannot hold
 */
export function escapeText(text: string): string {
  const index = indexOfForbidden(text);
  if (index !== -1)
    throw new XmlError(
      `XML cannot hold the character ${JSON.stringify(text.charAt(index))}; leave it out.`,
    );
  const start = text.length - text.trimStart().length;
  const end = Math.max(start, text.trimEnd().length);
  return (
    asNumbers(text.slice(0, start)) +
    text.slice(start, end).replaceAll(/[&<>\r]/g, (found) => escapes.get(found) ?? found) +
    asNumbers(text.slice(end))
  );
}

function asNumbers(space: string): string {
  return Array.from(space, (one) => `&#${one.charCodeAt(0)};`).join('');
}

/** Replaces the escapes in a text. Invalid ones stay, since the check has already refused them. */
export function unescapeText(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (whole, name: string) => decodeEscape(name) ?? whole);
}

/**
 * Finds an `&` that does not begin one of XML's own escapes: no document type may declare others.
 * Returns -1 if there is none.
 */
export function indexOfBadEscape(document: string): number {
  if (!document.includes('&')) return -1;
  // In comments, sections and instructions an & is itself.
  const marks = /<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|&(?:(#?\w+);)?/gs;
  for (const { 0: mark, 1: name, index } of document.matchAll(marks))
    if (mark.startsWith('&') && (name === undefined || decodeEscape(name) === undefined))
      return index;
  return -1;
}

/**
 * Finds a character that XML does not allow, such as half a surrogate pair; -1 if there is none.
 */
export function indexOfForbidden(text: string): number {
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  return text.search(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/u);
}

/** The character of an escape between `&` and `;`; undefined where XML has none such. */
function decodeEscape(name: string): string | undefined {
  const number = /^#(?:(\d+)|x([\dA-Fa-f]+))$/.exec(name);
  if (number === null) return characters.get(name);
  const [, decimal, hexadecimal = ''] = number;
  const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
  if (code > 0x10_ff_ff) return undefined;
  const character = String.fromCodePoint(code);
  return indexOfForbidden(character) === -1 ? character : undefined;
}
