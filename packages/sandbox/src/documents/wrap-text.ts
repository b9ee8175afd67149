import type { PDFFont } from '@cantoo/pdf-lib';

/** Measures a text character by character and remembers each, as long texts repeat them. */
function measure(font: PDFFont, size: number): (text: string) => number {
  const widths = new Map<string, number>();
  const widthOf = (character: string) => {
    const width = widths.get(character) ?? font.widthOfTextAtSize(character, size);
    widths.set(character, width);
    return width;
  };
  return (text) => Array.from(text, widthOf).reduce((sum, width) => sum + width, 0);
}

/** Divides a word that is wider than a line. */
function divide(word: string, width: number, widthOf: (text: string) => number): string[] {
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const character of word) {
    const more = widthOf(character);
    if (part !== '' && used + more > width) {
      parts.push(part);
      part = '';
      used = 0;
    }
    part += character;
    used += more;
  }
  return [...parts, part];
}

/**
 * Divides a text that the font can write into lines no wider than `width` points: at its line ends,
 * between words, and within a word that is too wide for a line of its own.
 */
export function wrapText(text: string, font: PDFFont, size: number, width: number): string[] {
  const widthOf = measure(font, size);
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    for (const token of paragraph.match(/\s+|\S+/gu) ?? []) {
      const more = widthOf(token);
      if (used + more <= width) {
        line += token;
        used += more;
      } else if (token.trim() !== '') {
        const parts = divide(token, width, widthOf);
        if (line.trim() !== '') {
          lines.push(line.trimEnd());
        }
        lines.push(...parts.slice(0, -1));
        line = parts.at(-1) ?? '';
        used = widthOf(line);
      }
    }
    return [...lines, line.trimEnd()];
  });
}
