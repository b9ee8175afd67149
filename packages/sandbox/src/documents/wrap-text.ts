import type { PDFFont } from '@cantoo/pdf-lib';

type Measure = (text: string) => number;

/** Measures a text character by character and remembers each, as long texts repeat them. */
function measure(font: PDFFont, size: number): Measure {
  const widths = new Map<string, number>();
  return (text) => {
    let sum = 0;
    for (const character of text) {
      let width = widths.get(character);
      if (width === undefined) {
        width = font.widthOfTextAtSize(character, size);
        widths.set(character, width);
      }
      sum += width;
    }
    return sum;
  };
}

/** Measures texts in any font and size. */
export function createMeasure(): (font: PDFFont, size: number, text: string) => number {
  const known = new Map<PDFFont, Map<number, Measure>>();
  return (font, size, text) => {
    const sizes = known.get(font) ?? new Map<number, Measure>();
    known.set(font, sizes);
    const own = sizes.get(size) ?? measure(font, size);
    sizes.set(size, own);
    return own(text);
  };
}

/** Divides a word that is wider than a line. */
function* divide(word: string, width: number, measureWidth: Measure): Generator<string> {
  let from = 0;
  let to = 0;
  let used = 0;
  for (const character of word) {
    const more = measureWidth(character);
    if (to > from && used + more > width) {
      yield word.slice(from, to);
      from = to;
      used = 0;
    }
    to += character.length;
    used += more;
  }
  yield word.slice(from);
}

/** Divides a text without line ends. */
function* wrapParagraph(
  paragraph: string,
  width: number,
  measureWidth: Measure,
): Generator<string> {
  let line = '';
  let used = 0;
  for (const [token] of paragraph.matchAll(/\s+|\S+/gu)) {
    const more = measureWidth(token);
    if (used + more <= width) {
      line += token;
      used += more;
    } else if (token.trim() !== '') {
      if (line.trim() !== '') {
        yield line.trimEnd();
      }
      line = '';
      for (const part of divide(token, width, measureWidth)) {
        if (line !== '') {
          yield line;
        }
        line = part;
      }
      used = measureWidth(line);
    }
  }
  yield line.trimEnd();
}

/**
 * Divides a text that the font can write into lines no wider than `width` points: at its line ends,
 * between words, and within a word that is too wide for a line of its own. Lines are computed when
 * they are requested, so that a caller that stops early does no work for the rest.
 */
export function* wrapText(
  text: string,
  font: PDFFont,
  size: number,
  width: number,
): Generator<string> {
  const measureWidth = measure(font, size);
  for (let from = 0; from <= text.length;) {
    const end = text.indexOf('\n', from);
    const to = end === -1 ? text.length : end;
    yield* wrapParagraph(text.slice(from, to), width, measureWidth);
    from = to + 1;
  }
}
