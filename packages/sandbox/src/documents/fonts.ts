import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { pdfLib } from './pdf-lib.ts';

/** How letters look: the name of a font as tabs have it, and its weight and slant. */
export interface FontStyle {
  /** A font of the service such as `Arial` or `TimesNewRoman`; without one, `Helvetica`. */
  font?: string | undefined;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
}

const serif = /times|georgia|garamond|mincho|serif/iu;
const sansSerif = /sans/iu;
const fixed = /courier|console|ocr|gothic|mono/iu;

/**
 * Gives the fonts of one PDF: of the standard fonts, which every reader of PDFs has, the one
 * nearest to what is asked for. Each is put into the PDF once.
 */
export async function fontsOf(document: PDFDocument): Promise<(style: FontStyle) => PDFFont> {
  const { StandardFonts } = await pdfLib();
  const families = {
    fixed: [
      StandardFonts.Courier,
      StandardFonts.CourierBold,
      StandardFonts.CourierOblique,
      StandardFonts.CourierBoldOblique,
    ],
    sans: [
      StandardFonts.Helvetica,
      StandardFonts.HelveticaBold,
      StandardFonts.HelveticaOblique,
      StandardFonts.HelveticaBoldOblique,
    ],
    serif: [
      StandardFonts.TimesRoman,
      StandardFonts.TimesRomanBold,
      StandardFonts.TimesRomanItalic,
      StandardFonts.TimesRomanBoldItalic,
    ],
  };
  const kept = new Map<string, PDFFont>();
  return ({ font = '', bold = false, italic = false }) => {
    const family = fixed.test(font)
      ? families.fixed
      : serif.test(font) && !sansSerif.test(font)
        ? families.serif
        : families.sans;
    const name = family[(bold ? 1 : 0) + (italic ? 2 : 0)] ?? StandardFonts.Helvetica;
    const known = kept.get(name) ?? document.embedStandardFont(name);
    kept.set(name, known);
    return known;
  };
}

/** Letters that Unicode does not divide into a plain letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ł: 'L',
  ł: 'l',
  Ŧ: 'T',
  ŧ: 't',
};
const marks = /\p{M}/gu;
const unknown = '?';
const characterSets = new WeakMap<PDFFont, ReadonlySet<number>>();

function characterSet(font: PDFFont): ReadonlySet<number> {
  const known = characterSets.get(font) ?? new Set(font.getCharacterSet());
  characterSets.set(font, known);
  return known;
}

/**
 * Short pieces of a text, each with the marks that follow it: normalizing takes quadratic time in
 * the number of marks on one letter, which nothing limits.
 */
const pieces = /.{1,256}\p{M}{0,32}/gsu;
const plainAscii = /^[\n\x20-\x7e]*$/u;

/**
 * The text as the font can write it. The standard fonts have the letters of western Europe only,
 * and no font comes with this package: of other letters the marks are left out (`ő` becomes `o`),
 * and what then still has no sign in the font becomes `?`. Tabs become spaces; line ends stay.
 */
export function encodable(font: PDFFont, text: string): string {
  const known = characterSet(font);
  const has = (character: string) => known.has(character.codePointAt(0) ?? 0);
  const spaced = text.replace(/\r\n?|[\u2028\u2029]/gu, '\n').replace(/\t/gu, '    ');
  return spaced.replace(pieces, (piece) =>
    plainAscii.test(piece)
      ? piece
      : Array.from(piece.normalize('NFC'), (character) => {
          if (character === '\n' || has(character)) {
            return character;
          }
          const plain = plainLetters[character] ?? character.normalize('NFKD').replace(marks, '');
          return [...plain].every(has) ? plain : unknown;
        }).join(''),
  );
}
