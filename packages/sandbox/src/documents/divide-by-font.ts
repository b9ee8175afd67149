import type { PDFFont } from '@cantoo/pdf-lib';
import type { Fonts, FontStyle } from './fonts.ts';
import { countMissing, lettersOf } from './encodable.ts';

/** A part of a text, and the font that writes it. */
interface FontPart {
  text: string;
  font: PDFFont;
}

/**
 * Divides a text at line ends where the font changes: one foreign word changes the font of its line
 * only, as text in a font of fixed width is often a table.
 */
export async function divideByFont(
  getFont: Fonts,
  text: string,
  style: FontStyle,
): Promise<FontPart[]> {
  const usual = await getFont(style, '');
  if (countMissing(lettersOf(usual), text) === 0) return [{ text, font: usual }];
  const parts: FontPart[] = [];
  for (const line of text.split(/\r\n?|[\n\u2028\u2029]/u)) {
    const font = await getFont(style, line);
    const last = parts.at(-1);
    if (last?.font === font) last.text += `\n${line}`;
    else parts.push({ text: line, font });
  }
  return parts;
}
