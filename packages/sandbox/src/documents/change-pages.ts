import { DocumentFault } from './document-fault.ts';
import { loadPdf, pdfLib, savePdf } from './pdf-lib.ts';

/**
 * Deletes a page (counted from 1) of a PDF.
 *
 * @throws {DocumentFault} INVALID_REQUEST_PARAMETER if the page does not exist, or is the only one,
 * UNSUPPORTED_PDF_CONTENT if the PDF cannot be changed.
 */
export async function deletePage(pdf: Uint8Array, page: number): Promise<Uint8Array> {
  const document = await loadPdf(pdf);
  checkPage(page, document.getPageCount());
  if (document.getPageCount() === 1) {
    throw new DocumentFault(
      'INVALID_REQUEST_PARAMETER',
      `Page ${page} is the only page of the document and cannot be deleted. Remove the document instead.`,
    );
  }
  document.removePage(page - 1);
  return savePdf(document);
}

const quarter = { left: 270, right: 90 };
const wholeTurn = 360;

/**
 * Rotates a page (counted from 1) by a quarter, in addition to its current rotation.
 *
 * @throws {DocumentFault} INVALID_REQUEST_PARAMETER if the page does not exist,
 * UNSUPPORTED_PDF_CONTENT if the PDF cannot be changed.
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

/**
 * Makes sure that a document has the page, counted from 1.
 *
 * @throws {DocumentFault} INVALID_REQUEST_PARAMETER where it has not.
 */
export function checkPage(page: number, pageCount: number): void {
  if (!Number.isInteger(page) || page < 1 || page > pageCount) {
    throw new DocumentFault(
      'INVALID_REQUEST_PARAMETER',
      `The document has no page ${page}. It has pages 1 to ${pageCount}.`,
    );
  }
}
