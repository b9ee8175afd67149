import { docxToPdf } from '../convert/docx/docx-to-pdf.ts';
import { DocumentFault } from '../document-fault.ts';
import { type PageSize, readPdf } from '../pdf-pages.ts';
import { replaceContentControls } from './content-controls.ts';
import { openTemplate, TemplateSyntaxError } from './open-template.ts';
import type { FieldValue } from './template-fields.ts';

/** A document that was generated. */
export interface GeneratedDocument {
  pdf: Uint8Array;
  pages: PageSize[];
}

/**
 * Writes the values of fields in place of the placeholders of a .docx, and makes a PDF of it.
 * @param values every field of the document, and in the rows of a table every column
 *
 * @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT where its placeholders have errors, or as toPdf.
 */
export async function generateDocument(
  bytes: Uint8Array,
  name: string,
  values: Readonly<Record<string, FieldValue>>,
): Promise<GeneratedDocument> {
  const pdf = await docxToPdf(bytes, name, async (xml) => {
    const template = await open(replaceContentControls(xml).xml, name);
    return template.render(values);
  });
  const { pages } = await readPdf(pdf);
  return { pdf, pages };
}

async function open(xml: string, name: string) {
  try {
    return await openTemplate(xml);
  } catch (error) {
    if (!(error instanceof TemplateSyntaxError)) throw error;
    const what = error.errors.map(({ message }) => message).join(' ');
    throw new DocumentFault(
      'UNABLE_TO_LOAD_DOCUMENT',
      `The placeholders of the document ${name} have errors. Correct them in Word. (${what})`,
    );
  }
}
