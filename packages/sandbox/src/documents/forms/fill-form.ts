import type { PDFField, PDFFont } from '@cantoo/pdf-lib';
import { encodable } from '../encodable.ts';
import { createFonts } from '../fonts.ts';
import { pdfLib, type PdfLib, savePdf } from '../pdf-lib.ts';
import { damagedForm, openForm } from './open-form.ts';

/**
 * Fills the form of a PDF, which stays a form. A name that the form does not have is ignored, and so
 * is an option that a choice does not have. Text that is longer than a field allows is cut off.
 *
 * @param values the text, the option, or `true` or `false`, by the names of the fields; an empty
 *   value clears the field
 * @throws {DocumentFault} UNSUPPORTED_PDF_CONTENT where the PDF or its form is damaged.
 */
export async function fillForm(
  pdf: Uint8Array,
  values: Readonly<Record<string, string>>,
): Promise<Uint8Array> {
  const { document, form } = await openForm(pdf);
  if (form === undefined) return pdf;
  const library = await pdfLib();
  const fonts = await createFonts(document);
  const known = new Map(Object.entries(values));
  try {
    for (const field of form.getFields()) {
      const value = known.get(field.getName());
      if (value !== undefined) fillField(library, field, value, await fonts({}, value));
    }
  } catch (error) {
    throw damagedForm(error);
  }
  return savePdf(document);
}

function fillField(
  { PDFTextField, PDFCheckBox, PDFDropdown, PDFRadioGroup, PDFOptionList }: PdfLib,
  field: PDFField,
  value: string,
  font: PDFFont,
): void {
  if (field instanceof PDFTextField) {
    const text = encodable(font, value).slice(0, field.getMaxLength());
    field.setText(field.isMultiline() ? text : text.replaceAll('\n', ' '));
    field.updateAppearances(font);
  } else if (field instanceof PDFCheckBox) {
    if (value === 'true') field.check();
    else field.uncheck();
  } else if (
    field instanceof PDFRadioGroup ||
    field instanceof PDFDropdown ||
    field instanceof PDFOptionList
  ) {
    if (value === '') field.clear();
    else if (field.getOptions().includes(value)) field.select(value);
    if (!(field instanceof PDFRadioGroup)) field.updateAppearances(font);
  }
}
