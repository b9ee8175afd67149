import { DocumentFault } from './document-fault.ts';
import { flattenForm } from './flatten-form.ts';
import { mostCombinedPages } from './limits.ts';
import { loadPdf, newPdf, savePdf } from './pdf-lib.ts';

/**
 * Joins PDFs into one, in their order. The fields of forms become part of their pages.
 *
 * @throws {DocumentFault} INVALID_REQUEST_PARAMETER where there are none, UNSUPPORTED_PDF_CONTENT
 *   where one cannot be taken apart, UNABLE_TO_LOAD_DOCUMENT where they have too many pages.
 */
export async function combine(pdfs: readonly Uint8Array[]): Promise<Uint8Array> {
  if (pdfs.length === 0) {
    throw new DocumentFault(
      'INVALID_REQUEST_PARAMETER',
      'There is no document to combine; name at least one.',
    );
  }
  const combined = await newPdf();
  for (const pdf of pdfs) {
    const source = await loadPdf(pdf);
    const pages = combined.getPageCount() + source.getPageCount();
    if (pages > mostCombinedPages) {
      throw new DocumentFault(
        'UNABLE_TO_LOAD_DOCUMENT',
        `The documents have more than ${mostCombinedPages} pages together; get them one by one.`,
      );
    }
    await flattenForm(source);
    for (const page of await combined.copyPages(source, source.getPageIndices())) {
      combined.addPage(page);
    }
  }
  return savePdf(combined);
}
