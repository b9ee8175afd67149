import { DocumentFault } from './document-fault.ts';
import type { DocumentFaultCode } from './document-fault.ts';
import type { OpenPdf } from './open-pdf.ts';

/** Loads a page (counted from 1), runs the work with PDFium's page, and closes the page again. */
export function withPage<T>(
  pdf: OpenPdf,
  page: number,
  damaged: DocumentFaultCode,
  work: (handle: number) => T,
): T {
  const handle = pdf.library.loadPage(pdf.document, page - 1);
  if (handle === 0) {
    throw new DocumentFault(
      damaged,
      `Page ${page} of the PDF is damaged and cannot be read; save the PDF again.`,
    );
  }
  try {
    return work(handle);
  } finally {
    pdf.library.closePage(handle);
  }
}
