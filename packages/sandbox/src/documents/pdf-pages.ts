import { DocumentFault, type DocumentFaultCode } from './document-fault.ts';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import { withMemory } from './pdfium.ts';

/** The size of a page as displayed, rotated and cropped, in points. */
export interface PageSize {
  width: number;
  height: number;
}

const bytesOfSize = 8;

/** Reads the size of a page (counted from 1) into 8 bytes of PDFium's memory, and gives it. */
export function pageSize({ library, document }: OpenPdf, page: number, memory: number): PageSize {
  if (library.pageSize(document, page - 1, memory) === 0) {
    throw new DocumentFault(
      'UNSUPPORTED_PDF_CONTENT',
      `The PDF is damaged: cannot read page ${page}. Save it again as a plain PDF.`,
    );
  }
  const view = new DataView(library.heap().buffer, memory, bytesOfSize);
  return { width: view.getFloat32(0, true), height: view.getFloat32(4, true) };
}

/** Loads a page (counted from 1), runs the work with PDFium's page, and closes the page again. */
export function withPage<T>(
  pdf: OpenPdf,
  page: number,
  damaged: DocumentFaultCode,
  work: (handle: number) => T,
): T {
  const handle = pdf.library.loadPage(pdf.document, page - 1);
  if (handle === 0) {
    throw new DocumentFault(damaged, `Page ${page} of the PDF is damaged. Save the PDF again.`);
  }
  try {
    return work(handle);
  } finally {
    pdf.library.closePage(handle);
  }
}

/** Facts about a PDF that are known without laying out its pages. */
export interface PdfFacts {
  pages: PageSize[];
  /** True if it has a form. */
  hasForm: boolean;
}

/**
 * Reads how many pages a PDF has, how large they are as they are seen, in points (1/72 inch), and
 * whether it has a form. Pages are not laid out for it, so that it costs little also for large
 * documents.
 *
 * @throws {DocumentFault} UNSUPPORTED_PDF_CONTENT where the PDF is empty, encrypted, damaged, a
 *   dynamic XFA form or no PDF at all.
 */
export function inspectPdf(bytes: Uint8Array): Promise<PdfFacts> {
  return openPdf(bytes, (pdf) =>
    withMemory(pdf.library, 8, (memory) => ({
      pages: Array.from({ length: pdf.pageCount }, (_, index) => pageSize(pdf, index + 1, memory)),
      hasForm: pdf.library.formType(pdf.document) !== 0,
    })),
  );
}

/** Reads the pages of a PDF. @throws {DocumentFault} as `inspectPdf` */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: PageSize[] }> {
  const { pages } = await inspectPdf(bytes);
  return { pages };
}
