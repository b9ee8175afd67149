import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Font } from '@cantoo/fontkit';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import type { Letters } from './encodable.ts';

/** The folder of the fonts that ship; `tooling/fonts` makes them. */
const folder = path.join(import.meta.dirname, 'generated/fonts');

/** The names of the text fonts: Latin, Greek and Cyrillic, for what the standard fonts lack. */
export const textFonts = { regular: 'noto-sans.woff', bold: 'noto-sans-bold.woff' } as const;

const files = new Map<string, Buffer>();
const letters = new Map<string, Letters>();
const capitals = new WeakMap<PDFFont, number>();

/**
 * Reads a shipped font.
 * @throws if there is none of that name
 */
export function readShippedFont(file: string): Buffer {
  const bytes = files.get(file) ?? readFileSync(path.join(folder, file));
  files.set(file, bytes);
  return bytes;
}

/**
 * Embeds a shipped font in a PDF, with the letters that are used by the time it is saved. The first
 * call in a thread loads the font library.
 */
export async function embedShippedFont(document: PDFDocument, file: string): Promise<PDFFont> {
  const font = await parse(file);
  document.registerFontkit({ create: () => font });
  const embedded = await document.embedFont(readShippedFont(file), { subset: true });
  capitals.set(embedded, font.capHeight / font.unitsPerEm);
  return embedded;
}

/** The letters of a font that ships. */
export async function lettersOfShipped(file: string): Promise<Letters> {
  const known = letters.get(file) ?? new Set((await parse(file)).characterSet);
  letters.set(file, known);
  return known;
}

/**
 * Parses a font. Each PDF needs a copy of its own, as a font records the letters that were used.
 */
async function parse(file: string): Promise<Font> {
  const { create } = await import('./fontkit.ts');
  const font = create(readShippedFont(file));
  if ('fonts' in font) throw new Error(`${file} has several fonts.`);
  return font;
}

/** Computes the height of a font's capital letters in points. */
export function heightOfCapitals(font: PDFFont, size: number): number {
  const known = capitals.get(font);
  return known === undefined ? font.heightAtSize(size, { descender: false }) : known * size;
}
