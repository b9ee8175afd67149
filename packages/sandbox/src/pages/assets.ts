import { readFileSync } from 'node:fs';
import type { MockResponse } from '@countersign/mock/core/server';
import { baseStyles } from '@countersign/mock/core/words';
import { readShippedFont, signatureFonts, textFonts } from '../documents/index.ts';
import { file, templateFile } from './render.ts';

const styles = 'text/css; charset=utf-8';
const script = 'text/javascript; charset=utf-8';
const mediaTypes = new Map<string, string>([
  ...[
    'base.css',
    'pages.css',
    'signing.css',
    'paper.css',
    'fields.css',
    'sheet.css',
    'flow.css',
    'adopt.css',
    'click.css',
    'preparing.css',
  ].map((name) => [name, styles] as const),
  ...[
    'signing.js',
    'reading.js',
    'adopt.js',
    'captions.js',
    'click-page.js',
    'dependents.js',
    'draw.js',
    'faults.js',
    'outline.js',
    'panels.js',
    'pictures.js',
    'ping.js',
    'preparing.js',
    'preparing-removal.js',
    'preparing-steps.js',
    'problems.js',
    'progress.js',
    'sheet.js',
    'steps.js',
    'tab-align.js',
    'tab-editor.js',
    'tab-history.js',
    'tab-moves.js',
    'tab-new.js',
    'tab-pointer.js',
    'tab-properties.js',
    'tab-selection.js',
    'tab-sheets.js',
    'tab-tools.js',
    'texts.js',
    'walk.js',
    'web-form-enter.js',
    'web-form.js',
    'zoom.js',
  ].map((name) => [name, script] as const),
]);
/** The fonts that a style sheet may name. */
const fonts = new Set([textFonts.regular, ...signatureFonts.map((font) => font.file)]);
const read = new Map<string, string>();

/** Reads a file of the pages on first use; undefined if it does not exist. */
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
