import { onPage } from './canvas.ts';
import { checkPage } from './change-pages.ts';
import { createFonts } from './fonts.ts';
import { toGif } from './gif.ts';
import { createImages } from './images.ts';
import { drawCheckbox, drawRadio, drawStrike } from './marks/draw-choice.ts';
import { drawImage } from './marks/draw-image.ts';
import { drawSignature } from './marks/draw-signature.ts';
import { drawStamp, drawText, drawTextBox, drawWord } from './marks/draw-text.ts';
import type { Mark, SignatureMark } from './marks/mark.ts';
import type { Pen } from './marks/pen.ts';
import { pageImage } from './page-image.ts';
import { loadPdf, newPdf, savePdf } from './pdf-lib.ts';

function draw(pen: Pen, mark: Mark): void | Promise<void> {
  switch (mark.kind) {
    case 'text':
      return drawText(pen, mark);
    case 'textBox':
      return drawTextBox(pen, mark);
    case 'signature':
    case 'initials':
      return drawSignature(pen, mark);
    case 'checkbox':
      return drawCheckbox(pen, mark);
    case 'radio':
      return drawRadio(pen, mark);
    case 'image':
      return drawImage(pen, mark);
    case 'strike':
      return drawStrike(pen, mark);
    case 'approve':
    case 'decline':
    case 'view':
      return drawWord(pen, mark);
    case 'envelopeStamp':
      return drawStamp(pen, mark);
  }
}

/**
 * Draws marks into a PDF, over its contents and in order. Letters that no font has lose their
 * diacritics, and unsupported characters become `?`. Existing signatures stay valid for the bytes
 * that they signed.
 *
 * @throws {DocumentFault} INVALID_REQUEST_PARAMETER if the page of a mark does not exist,
 * UNABLE_TO_LOAD_DOCUMENT if an image mark cannot be drawn, UNSUPPORTED_PDF_CONTENT if the PDF
 * cannot be changed.
 */
export async function drawMarks(pdf: Uint8Array, marks: readonly Mark[]): Promise<Uint8Array> {
  if (marks.length === 0) {
    return pdf;
  }
  const document = await loadPdf(pdf, { keepSignatures: true });
  const pageCount = document.getPageCount();
  for (const mark of marks) {
    if (mark.kind !== 'envelopeStamp') {
      checkPage(mark.page, pageCount);
    }
  }
  const font = await createFonts(document);
  const images = createImages(document);
  for (let page = 1; page <= pageCount; page += 1) {
    const here = marks.filter((mark) => mark.kind === 'envelopeStamp' || mark.page === page);
    if (here.length > 0) {
      await onPage(document, page, async (canvas) => {
        for (const mark of here) {
          await draw({ canvas, images, font }, mark);
        }
      });
    }
  }
  return savePdf(document);
}

/** The signature to draw, and its size: one pixel per point. */
export interface SignatureGifOptions extends Pick<
  SignatureMark,
  'kind' | 'name' | 'font' | 'image' | 'id'
> {
  width: number;
  height: number;
}

/** Draws a signature or initials as a GIF in shades of grey. */
export async function signatureGif(options: SignatureGifOptions): Promise<Uint8Array> {
  const { decode } = await import('fast-png');
  const { width, height } = options;
  const sheet = await newPdf();
  sheet.addPage([width, height]);
  const drawn = await drawMarks(await sheet.save(), [{ ...options, page: 1, x: 0, y: 0 }]);
  const { png } = await pageImage(drawn, 1, { dpi: 72 });
  const picture = decode(png);
  const pixels = new Uint8Array(picture.width * picture.height);
  for (let at = 0; at < pixels.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = picture.data.subarray(at * picture.channels);
    pixels[at] = Math.round(0.3 * red + 0.59 * green + 0.11 * blue);
  }
  return toGif({ width: picture.width, height: picture.height, pixels });
}
