import { readFileSync } from 'node:fs';
import { readShippedFont, signatureFonts, textFonts } from '../documents/index.ts';
import { baseStyles, type MockResponse } from '@countersign/mock/extend';
import { file, templateFile } from './render.ts';

const mediaTypes = new Map([
  ['base.css', 'text/css; charset=utf-8'],
  ['pages.css', 'text/css; charset=utf-8'],
  ['signing.css', 'text/css; charset=utf-8'],
  ['signing.js', 'text/javascript; charset=utf-8'],
  ['draw.js', 'text/javascript; charset=utf-8'],
  ['adopt.css', 'text/css; charset=utf-8'],
  ['adopt.js', 'text/javascript; charset=utf-8'],
]);
/** The fonts that a style sheet may name. */
const fonts = new Set([textFonts.regular, ...signatureFonts.map((font) => font.file)]);
const read = new Map<string, string>();

/** A file of the pages, read when it is first asked for; undefined where there is none of that name. */
export function asset(name: string): MockResponse | undefined {
  if (fonts.has(name))
    return file(200, 'font/woff', readShippedFont(name), { 'cache-control': 'no-cache' });
  const mediaType = mediaTypes.get(name);
  if (mediaType === undefined) return undefined;
  const text =
    name === 'base.css'
      ? baseStyles()
      : (read.get(name) ?? readFileSync(templateFile(name), 'utf8'));
  read.set(name, text);
  return file(200, mediaType, text, { 'cache-control': 'no-cache' });
}
