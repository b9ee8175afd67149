import { checkPage } from './check-page.ts';
import { loadPdf, pdfLib, savePdf } from './pdf-lib.ts';

const quarter = { left: 270, right: 90 };
const wholeTurn = 360;

/**
 * Turns a page (counted from 1) by a quarter, on top of how it is turned already.
 *
 * @throws {DocumentFault} INVALID_REQUEST_PARAMETER where there is no such page,
 *   UNSUPPORTED_PDF_CONTENT where the PDF cannot be changed.
 */
export async function rotatePage(
  pdf: Uint8Array,
  page: number,
  direction: 'left' | 'right',
): Promise<Uint8Array> {
  const { degrees } = await pdfLib();
  const document = await loadPdf(pdf);
  checkPage(page, document.getPageCount());
  const turned = document.getPage(page - 1);
  const angle = turned.getRotation().angle + quarter[direction];
  turned.setRotation(degrees(((angle % wholeTurn) + wholeTurn) % wholeTurn));
  return savePdf(document);
}
