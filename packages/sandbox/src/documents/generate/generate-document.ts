import { blocksToPdf } from '../convert/blocks.ts';
import { readDocxBlocks } from '../convert/docx/docx-to-pdf.ts';
import { DocumentFault } from '../document-fault.ts';
import { type PageSize, readPdf } from '../pdf-pages.ts';
import { replaceContentControls } from './content-controls.ts';
import { merge } from './merge.ts';
import { readTemplate } from './read-template.ts';
import type { FieldValue, TemplateError } from './template-fields.ts';

/** A document that was generated. */
export interface GeneratedDocument {
  pdf: Uint8Array;
  pages: PageSize[];
  /** The tags that the values do not fit; the document says so too. */
  errors: TemplateError[];
}

/** More errors make no message clearer. */
const mostNamed = 3;

/**
 * Writes the values of fields in place of the tags of a .docx, and makes a PDF of it.
 * @param values every field of the document, and in the rows of a table every column
 *
 * @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT where its tags have errors, or as toPdf.
 */
export async function generateDocument(
  bytes: Uint8Array,
  name: string,
  values: Readonly<Record<string, FieldValue>>,
): Promise<GeneratedDocument> {
  const template = await readDocxBlocks(bytes, name, (xml) => replaceContentControls(xml).xml);
  const wrong = readTemplate(template).errors;
  if (wrong.length > 0)
    throw new DocumentFault(
      'UNABLE_TO_LOAD_DOCUMENT',
      `The tags of the document ${name} have errors: ${wrong
        .slice(0, mostNamed)
        .map(({ message }) => message)
        .join('; ')}. Correct them in Word.`,
    );
  const { blocks, errors } = merge(template, values);
  const pdf = await blocksToPdf((take) => blocks.forEach(take));
  const { pages } = await readPdf(pdf);
  return { pdf, pages, errors };
}
