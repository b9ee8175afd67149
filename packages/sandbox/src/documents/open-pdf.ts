import { DocumentFault } from './document-fault.ts';
import { looksLikePdf } from './file-types.ts';
import { mostPages } from './limits.ts';
import { dropPdfium, pdfium, type Pdfium, withMemory } from './pdfium.ts';

/** An open PDF: what the functions of PDFium want as their document, and how many pages it has. */
export interface OpenPdf {
  readonly library: Pdfium;
  readonly document: number;
  readonly pageCount: number;
}

const needsPassword = 4;

const unknownSecurity = 5;

/** The kind of a form whose pages are only made by what runs XFA; the kind after it has pages of its own. */
const dynamicXfa = 2;

function unsupported(what: string): DocumentFault {
  return new DocumentFault('UNSUPPORTED_PDF_CONTENT', what);
}

const encrypted = 'The PDF is encrypted. Remove its protection, or save it as a plain PDF.';

function openFault(error: number, bytes: Uint8Array): DocumentFault {
  if (error === needsPassword || error === unknownSecurity) {
    return unsupported(encrypted);
  }
  return looksLikePdf(bytes)
    ? unsupported('The PDF is damaged and cannot be opened. Save it again as a plain PDF.')
    : unsupported('The file is not a PDF: it does not begin with %PDF-.');
}

function check(library: Pdfium, document: number): number {
  if (library.securityRevision(document) !== -1) {
    throw unsupported(encrypted);
  }
  if (library.formType(document) === dynamicXfa) {
    throw unsupported('The PDF is a dynamic XFA form. Print it to a plain PDF and send that.');
  }
  const pageCount = library.pageCount(document);
  if (pageCount < 1) {
    throw unsupported('The PDF has no pages.');
  }
  if (pageCount > mostPages) {
    throw new DocumentFault(
      'UNABLE_TO_LOAD_DOCUMENT',
      `The PDF has ${pageCount} pages. The maximum is ${mostPages}. Split it.`,
    );
  }
  return pageCount;
}

/**
 * Opens a PDF in PDFium, runs the work, and closes it in any case. The bytes are copied once, into
 * the memory of PDFium.
 *
 * @throws {DocumentFault} UNSUPPORTED_PDF_CONTENT if the PDF is empty, encrypted, damaged, a dynamic
 * XFA form or not a PDF, UNABLE_TO_LOAD_DOCUMENT if it has too many pages.
 */
export async function openPdf<T>(bytes: Uint8Array, work: (pdf: OpenPdf) => T): Promise<T> {
  if (bytes.length === 0) {
    throw unsupported('The document is empty. Send the content of a PDF.');
  }
  const library = await pdfium();
  try {
    return withMemory(library, bytes.length, (pointer) => {
      library.heap().set(bytes, pointer);
      const document = library.loadDocument(pointer, bytes.length, 0);
      if (document === 0) {
        throw openFault(library.lastError(), bytes);
      }
      try {
        return work({ library, document, pageCount: check(library, document) });
      } finally {
        library.closeDocument(document);
      }
    });
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
      dropPdfium();
      throw new DocumentFault(
        'UNSUPPORTED_PDF_CONTENT',
        'The PDF is damaged or too large. Save it again as a plain PDF, or split it.',
        { cause: error },
      );
    }
    throw error;
  }
}
