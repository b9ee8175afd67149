import { DocumentFault } from '../document-fault.ts';
import { loadPdf, pdfLib, savePdf } from '../pdf-lib.ts';
import { flatten } from './flatten-form.ts';
import { damagedForm } from './open-form.ts';
import type { PlacedField } from './placed-field.ts';
import { hasSignature, listWidgets, readPlacedFields } from './widgets.ts';

/** The form of a PDF. */
export interface ReadForm {
  /** The fields that stand on the pages. */
  fields: PlacedField[];
  /** True if the PDF is signed: changes would invalidate the signature. */
  isSigned: boolean;
}

/** The form, and the PDF with the form as a part of its pages; neither where there is nothing of it. */
export interface FormOutcome {
  form?: ReadForm;
  flat?: Uint8Array;
}

/**
 * Reads the form of a PDF, and makes it a part of the pages unless its fields are wanted. A form that
 * somebody has signed, or that is damaged, stays as it is unless its fields are wanted.
 *
 * @throws {DocumentFault} UNSUPPORTED_PDF_CONTENT for a damaged form, UNABLE_TO_LOAD_DOCUMENT for
 *   one with too many fields; both only where the fields are wanted
 */
export async function readForm(pdf: Uint8Array, isWanted: boolean): Promise<FormOutcome> {
  try {
    const library = await pdfLib();
    const document = await loadPdf(pdf);
    const widgets = listWidgets(library, document);
    if (widgets.length === 0) return {};
    const fields = readPlacedFields(library, widgets);
    const isSigned = hasSignature(library, widgets);
    const form = { fields, isSigned };
    if (isWanted || isSigned) return fields.length === 0 ? {} : { form };
    await flatten(library, document, {});
    return { ...(fields.length > 0 && { form }), flat: await savePdf(document) };
  } catch (error) {
    if (!isWanted) return {};
    throw error instanceof DocumentFault ? error : damagedForm(error);
  }
}
