import { readFileSync } from 'node:fs';
import path from 'node:path';
import { baseStyles, type MockResponse } from '@countersign/mock/extend';
import { file } from './render.ts';

const mediaTypes = new Map([
  ['base.css', 'text/css; charset=utf-8'],
  ['pages.css', 'text/css; charset=utf-8'],
  ['signing.css', 'text/css; charset=utf-8'],
  ['signing.js', 'text/javascript; charset=utf-8'],
  ['draw.js', 'text/javascript; charset=utf-8'],
]);
const read = new Map<string, string>();

/** A file of the pages, read when it is first asked for; undefined where there is none of that name. */
export function asset(name: string): MockResponse | undefined {
  const mediaType = mediaTypes.get(name);
  if (mediaType === undefined) return undefined;
  const text = name === 'base.css' ? baseStyles() : (read.get(name) ?? readTemplate(name));
  read.set(name, text);
  return file(200, mediaType, text, { 'cache-control': 'no-cache' });
}

function readTemplate(name: string): string {
  return readFileSync(path.join(import.meta.dirname, 'templates', name), 'utf8');
}
