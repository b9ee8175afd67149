import type { JsonSchema } from './json-schema.ts';

const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]);

/**
 * Writes an error as XML, in the form of all other bodies. An error has nothing but texts, so that
 * it needs none of the code for those, and a connection can be refused at once. A character that XML
 * cannot hold becomes a question mark in a diamond.
 */
export function encodeProblem(
  body: Readonly<Record<string, unknown>>,
  { name = 'root', namespace }: NonNullable<JsonSchema['xml']>,
): string {
  const elements = Object.entries(body).flatMap(([field, value]) =>
    value === undefined ? [] : [`  ${element(field, String(value))}\n`],
  );
  const own = namespace === undefined ? '' : ` xmlns="${namespace}"`;
  const begin = `<${name}${own} xmlns:i="http://www.w3.org/2001/XMLSchema-instance">`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${begin}\n${elements.join('')}</${name}>\n`;
}

function element(name: string, text: string): string {
  return text === '' ? `<${name}/>` : `<${name}>${escapeText(text)}</${name}>`;
}

/** Space at the ends is written as numbers, since readers take it for layout. */
function escapeText(text: string): string {
  const start = text.length - text.trimStart().length;
  const end = Math.max(start, text.trimEnd().length);
  return [
    asNumbers(text.slice(0, start)),
    text
      .slice(start, end)
      .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
      .replaceAll(/[&<>\r]/g, (found) => escapes.get(found) ?? asNumbers(found)),
    asNumbers(text.slice(end)),
  ].join('');
}

function asNumbers(space: string): string {
  return Array.from(space, (one) => `&#${one.charCodeAt(0)};`).join('');
}
