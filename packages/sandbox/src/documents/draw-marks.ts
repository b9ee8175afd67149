import { onPage } from './canvas.ts';
import { checkPage } from './check-page.ts';
import { fontsOf } from './fonts.ts';
import { imagesOf } from './images.ts';
import { drawCheckbox, drawRadio } from './marks/draw-choice.ts';
import { drawImage } from './marks/draw-image.ts';
import { drawSignature } from './marks/draw-signature.ts';
import { drawStamp } from './marks/draw-stamp.ts';
import { drawStrike } from './marks/draw-strike.ts';
import { drawText, drawTextBox } from './marks/draw-text.ts';
import { drawWord } from './marks/draw-word.ts';
import type { Mark } from './marks/mark.ts';
import type { Pen } from './marks/pen.ts';
import { loadPdf, savePdf } from './pdf-lib.ts';

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
 * Draws marks into a PDF, over what is there and in their order. The fonts have the letters of
 * western Europe: other letters lose their marks, and what cannot be written becomes `?`.
 *
 * @throws {DocumentFault} INVALID_REQUEST_PARAMETER where a mark is meant for a page that is not
 *   there, UNABLE_TO_LOAD_DOCUMENT where an image mark cannot be drawn, UNSUPPORTED_PDF_CONTENT
 *   where the PDF cannot be changed.
 */
export async function drawMarks(pdf: Uint8Array, marks: readonly Mark[]): Promise<Uint8Array> {
  if (marks.length === 0) {
    return pdf;
  }
  const document = await loadPdf(pdf);
  const pageCount = document.getPageCount();
  for (const mark of marks) {
    if (mark.kind !== 'envelopeStamp') {
      checkPage(mark.page, pageCount);
    }
  }
  const font = await fontsOf(document);
  const images = imagesOf(document);
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
