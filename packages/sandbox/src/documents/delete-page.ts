import { checkPage } from './check-page.ts';
import { DocumentFault } from './document-fault.ts';
import { loadPdf, savePdf } from './pdf-lib.ts';

/**
 * Takes a page (counted from 1) out of a PDF.
 *
 * @throws {DocumentFault} INVALID_REQUEST_PARAMETER where there is no such page or no other one,
 *   UNSUPPORTED_PDF_CONTENT where the PDF cannot be changed.
 */
export async function deletePage(pdf: Uint8Array, page: number): Promise<Uint8Array> {
  const document = await loadPdf(pdf);
  checkPage(page, document.getPageCount());
  if (document.getPageCount() === 1) {
    throw new DocumentFault(
      'INVALID_REQUEST_PARAMETER',
      `Page ${page} is the only page of the document and stays; remove the document instead.`,
    );
  }
  document.removePage(page - 1);
  return savePdf(document);
}
