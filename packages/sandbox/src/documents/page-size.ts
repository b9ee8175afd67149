import { DocumentFault } from './document-fault.ts';
import type { OpenPdf } from './open-pdf.ts';

/** The size of a page as it is seen, turned and cropped, in points. */
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
      `The PDF is damaged: page ${page} cannot be read. Save it again as a plain PDF.`,
    );
  }
  const view = new DataView(library.heap().buffer, memory, bytesOfSize);
  return { width: view.getFloat32(0, true), height: view.getFloat32(4, true) };
}
