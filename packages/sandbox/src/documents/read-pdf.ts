import { openPdf } from './open-pdf.ts';
import { pageSize } from './page-size.ts';
import type { PageSize } from './page-size.ts';
import { withMemory } from './pdfium.ts';

/**
 * Reads how many pages a PDF has and how large they are as they are seen, in points (1/72 inch).
 * Pages are not laid out for it, so that it costs little also for large documents.
 *
 * @throws {DocumentFault} UNSUPPORTED_PDF_CONTENT where the PDF is empty, encrypted, damaged, an
 *   XFA form or no PDF at all.
 */
export function readPdf(bytes: Uint8Array): Promise<{ pages: PageSize[] }> {
  return openPdf(bytes, (pdf) =>
    withMemory(pdf.library, 8, (memory) => ({
      pages: Array.from({ length: pdf.pageCount }, (_, index) => pageSize(pdf, index + 1, memory)),
    })),
  );
}
