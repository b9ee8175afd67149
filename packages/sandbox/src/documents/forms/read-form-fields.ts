import type { PDFField, PDFForm } from '@cantoo/pdf-lib';
import { DocumentFault } from '../document-fault.ts';
import { pdfLib, type PdfLib } from '../pdf-lib.ts';
import type { FormField } from './form-field.ts';
import { damagedForm, openForm } from './open-form.ts';

/** The fields of the form of a PDF that a person can fill in, in the order of the form. */
export interface FormFields {
  fields: FormField[];
  pageCount: number;
}

/**
 * Reads the fields of a form. Buttons and signature fields are left out.
 *
 * @throws {DocumentFault} UNSUPPORTED_PDF_CONTENT where the PDF or its form is damaged.
 */
export async function readFormFields(pdf: Uint8Array): Promise<FormFields> {
  const { document, form } = await openForm(pdf);
  const library = await pdfLib();
  try {
    return { fields: listFields(library, form), pageCount: document.getPageCount() };
  } catch (error) {
    if (error instanceof DocumentFault) throw error;
    throw damagedForm(error);
  }
}

function listFields(library: PdfLib, form: PDFForm | undefined): FormField[] {
  return (form?.getFields() ?? []).flatMap((field) => {
    const own = readValue(library, field);
    return own === undefined ? [] : [{ ...describeField(library, field), ...own }];
  });
}

/** Reads the properties that fields of all types have. */
function describeField({ PDFName, PDFString, PDFHexString }: PdfLib, field: PDFField) {
  const name = field.getName();
  const label = field.acroField.dict.get(PDFName.of('TU'));
  const text =
    label instanceof PDFString || label instanceof PDFHexString ? label.decodeText() : '';
  return {
    name,
    label: text.trim() === '' ? name : text,
    isRequired: field.isRequired(),
    isReadOnly: field.isReadOnly(),
    isMultiline: false,
    options: [],
  };
}

/**
 * Reads the properties that depend on the type of a field; undefined for a field that people do not
 * fill in.
 */
function readValue(
  { PDFTextField, PDFCheckBox, PDFDropdown, PDFRadioGroup, PDFOptionList }: PdfLib,
  field: PDFField,
): (Partial<FormField> & Pick<FormField, 'type' | 'value'>) | undefined {
  if (field instanceof PDFTextField) {
    const maxLength = field.getMaxLength();
    return {
      type: 'text',
      value: field.getText() ?? '',
      isMultiline: field.isMultiline(),
      ...(maxLength !== undefined && { maxLength }),
    };
  }
  if (field instanceof PDFCheckBox) return { type: 'checkbox', value: String(field.isChecked()) };
  if (field instanceof PDFRadioGroup)
    return { type: 'choice', value: field.getSelected() ?? '', options: field.getOptions() };
  if (field instanceof PDFDropdown || field instanceof PDFOptionList)
    return { type: 'choice', value: field.getSelected()[0] ?? '', options: field.getOptions() };
  return undefined;
}
