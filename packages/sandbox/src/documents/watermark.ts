import { onPage } from './canvas.ts';
import { parseColour } from './colour.ts';
import { createFonts } from './fonts.ts';
import { encodable } from './encodable.ts';
import { loadPdf, pdfLib, savePdf } from './pdf-lib.ts';
import { heightOfCapitals } from './shipped-fonts.ts';

/** The text and the style of a watermark. */
export interface WatermarkOptions {
  text: string;
  /** The name of a font, as in tabs. */
  font?: string | undefined;
  /** Points; 48 without it. */
  fontSize?: number | undefined;
  /** A colour by its name in tabs, or as `#808080` (the default). */
  colour?: string | undefined;
  /** Degrees against the clock; 45 without it. */
  angle?: number | undefined;
  /** The transparency from 0 to 100 per cent; 50 without it. */
  transparency?: number | undefined;
}

/**
 * Writes a text across the middle of every page, over its contents.
 *
 * @throws {DocumentFault} UNSUPPORTED_PDF_CONTENT if the PDF cannot be changed.
 */
export async function watermark(pdf: Uint8Array, options: WatermarkOptions): Promise<Uint8Array> {
  const { fontSize = 48, colour = '#808080', angle = 45, transparency = 50 } = options;
  const lib = await pdfLib();
  const document = await loadPdf(pdf);
  const fonts = await createFonts(document);
  const font = await fonts({ font: options.font, bold: true }, options.text);
  const text = encodable(font, options.text).replaceAll('\n', ' ');
  const right = font.widthOfTextAtSize(text, fontSize) / 2;
  const up = heightOfCapitals(font, fontSize) / 2;
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  for (let page = 1; page <= document.getPageCount(); page += 1) {
    await onPage(document, page, (canvas) => {
      canvas.page.drawText(text, {
        x: canvas.width / 2 - right * cos + up * sin,
        y: canvas.height / 2 - right * sin - up * cos,
        size: fontSize,
        font,
        color: parseColour(lib, colour),
        rotate: lib.degrees(angle),
        opacity: 1 - Math.min(100, Math.max(0, transparency)) / 100,
      });
    });
  }
  return savePdf(document);
}
