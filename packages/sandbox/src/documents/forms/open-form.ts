import type { PDFDocument, PDFForm } from '@cantoo/pdf-lib';
import { DocumentFault } from '../document-fault.ts';
import { loadPdf, pdfLib } from '../pdf-lib.ts';
import { mostFormFields } from './form-field.ts';

/** A PDF whose form can be read and changed. */
export interface OpenForm {
  document: PDFDocument;
  /** The form; absent if the PDF has none. */
  form?: PDFForm;
}

/**
 * Opens the form of a PDF.
 *
 * @throws {DocumentFault} UNSUPPORTED_PDF_CONTENT where the PDF or its form is damaged,
 *   UNABLE_TO_LOAD_DOCUMENT where it has too many fields.
 */
export async function openForm(pdf: Uint8Array): Promise<OpenForm> {
  const { PDFName } = await pdfLib();
  const document = await loadPdf(pdf);
  if (!document.catalog.has(PDFName.of('AcroForm'))) return { document };
  const form = document.getForm();
  const { length } = form.getFields();
  if (length > mostFormFields)
    throw new DocumentFault(
      'UNABLE_TO_LOAD_DOCUMENT',
      `The form has ${length} fields. The maximum is ${mostFormFields}.`,
    );
  return { document, form };
}

/** The fault of a form that the library cannot read or write. */
export function damagedForm(cause: unknown): DocumentFault {
  return new DocumentFault(
    'UNSUPPORTED_PDF_CONTENT',
    'The form of the PDF is damaged. Save it again with another program.',
    { cause },
  );
}
