import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { countMissing, lettersOf } from './encodable.ts';
import { pdfLib } from './pdf-lib.ts';
import { embedShippedFont, lettersOfShipped, textFonts } from './shipped-fonts.ts';
import { findSignatureFont, otherHands } from './signature-fonts.ts';

/** The style of letters: the name of a font as tabs have it, its weight and slant. */
export interface FontStyle {
  /** A font of the service such as `Arial` or `TimesNewRoman`; without one, `Helvetica`. */
  font?: string | undefined;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  /** The font of a signature, by the name that signatures store. */
  signature?: string | undefined;
}

/** Finds the font for a text in a style. */
export type Fonts = (style: FontStyle, text: string) => Promise<PDFFont>;

const serif = /times|georgia|garamond|mincho|serif/iu;

const sansSerif = /sans/iu;

const fixed = /courier|console|ocr|gothic|mono/iu;

/**
 * Creates the fonts of one PDF. A text gets the nearest of the standard fonts, which every PDF
 * reader has, or a signature its own font; if that lacks letters of the text, a shipped font that
 * has them. If none has them all, it is the one that lacks the fewest. Each font is embedded once.
 */
export async function createFonts(document: PDFDocument): Promise<Fonts> {
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

  function findStandard({ font = '', bold = false, italic = false }: FontStyle): PDFFont {
    const family = fixed.test(font)
      ? families.fixed
      : serif.test(font) && !sansSerif.test(font)
        ? families.serif
        : families.sans;
    const name = family[(bold ? 1 : 0) + (italic ? 2 : 0)] ?? StandardFonts.Helvetica;
    const known = kept.get(name) ?? document.embedStandardFont(name);
    kept.set(name, known);
    return known;
  }

  async function findShipped(file: string): Promise<PDFFont> {
    const known = kept.get(file) ?? (await embedShippedFont(document, file));
    kept.set(file, known);
    return known;
  }

  async function find(style: FontStyle, text: string): Promise<PDFFont> {
    let best: { missing: number; font: string | PDFFont } | undefined;
    const usual = style.signature === undefined ? findStandard(style) : undefined;
    if (usual !== undefined) best = { missing: countMissing(lettersOf(usual), text), font: usual };
    for (const file of listShipped(style)) {
      if (best?.missing === 0) break;
      const missing = countMissing(await lettersOfShipped(file), text);
      if (best === undefined || missing < best.missing) best = { missing, font: file };
    }
    const { font = findStandard(style) } = best ?? {};
    return typeof font === 'string' ? findShipped(font) : font;
  }

  return find;
}

/** The fonts that ship and fit a style, by their files, the best first. */
function listShipped({ signature, bold = false }: FontStyle): string[] {
  const text = bold ? textFonts.bold : textFonts.regular;
  return signature === undefined
    ? [text]
    : [findSignatureFont(signature).file, ...otherHands.map(({ file }) => file), text];
}
