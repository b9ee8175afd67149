import type { PDFDocument } from '@cantoo/pdf-lib';
import { DocumentFault } from './document-fault.ts';
import { pdfLib } from './pdf-lib.ts';

/**
 * Makes the fields of a form part of their pages, with what they show. Pages that are taken out of
 * a document leave its form behind, and fields without a form are not drawn.
 *
 * @throws {DocumentFault} UNSUPPORTED_PDF_CONTENT where the form is damaged.
 */
export async function flattenForm(document: PDFDocument): Promise<void> {
  const { PDFName } = await pdfLib();
  if (!document.catalog.has(PDFName.of('AcroForm'))) {
    return;
  }
  try {
    const form = document.getForm();
    try {
      form.updateFieldAppearances();
    } catch {
      // A field holds letters that its font lacks; the looks that it has stay.
    }
    form.flatten({ updateFieldAppearances: false });
  } catch (error) {
    throw new DocumentFault(
      'UNSUPPORTED_PDF_CONTENT',
      'The form of the PDF is damaged; print it to a plain PDF and send that.',
      { cause: error },
    );
  }
}
