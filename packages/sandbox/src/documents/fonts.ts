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
export async function createFonts(document: PDFDocument): Promise<(style: FontStyle) => PDFFont> {
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
