import type { PDFDocument } from '@cantoo/pdf-lib';
import type { ArchiveFile } from './archive.ts';
import { DocumentFault } from './document-fault.ts';
import { encodable } from './encodable.ts';
import { createFonts } from './fonts.ts';
import { mostCombinedPages } from './limits.ts';
import { loadPdf, newPdf, pdfLib, savePdf } from './pdf-lib.ts';

/**
 * Joins PDFs into one, in order. The fields of forms become part of their pages.
 *
 * @throws {DocumentFault} INVALID_REQUEST_PARAMETER if there are none, UNSUPPORTED_PDF_CONTENT if
 * one cannot be taken apart, UNABLE_TO_LOAD_DOCUMENT if they have too many pages.
 */
export async function combine(pdfs: readonly Uint8Array[]): Promise<Uint8Array> {
  if (pdfs.length === 0) {
    throw new DocumentFault(
      'INVALID_REQUEST_PARAMETER',
      'The request requires at least one document to combine.',
    );
  }
  const combined = await newPdf();
  for (const pdf of pdfs) {
    const source = await loadPdf(pdf);
    const pages = combined.getPageCount() + source.getPageCount();
    if (pages > mostCombinedPages) {
      throw new DocumentFault(
        'UNABLE_TO_LOAD_DOCUMENT',
        `The documents have more than ${mostCombinedPages} pages in total. Get them one by one.`,
      );
    }
    await flattenForm(source);
    for (const page of await combined.copyPages(source, source.getPageIndices())) {
      combined.addPage(page);
    }
  }
  return savePdf(combined);
}

/**
 * Draws the fields of a form, with their values, as part of their pages. Pages that are copied to
 * another document lose its form, and fields without a form are not drawn.
 *
 * @throws {DocumentFault} UNSUPPORTED_PDF_CONTENT if the form is damaged.
 */
async function flattenForm(document: PDFDocument): Promise<void> {
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

const margin = 72;

/** Packs PDFs into a PDF portfolio: a cover page with their names, and the files attached to it. */
export async function portfolio(title: string, files: readonly ArchiveFile[]): Promise<Uint8Array> {
  const { PDFName } = await pdfLib();
  const cover = await newPdf();
  const fonts = await createFonts(cover);
  const page = cover.addPage();
  for (const [index, line] of [title, ...files.map(({ name }) => name)].entries()) {
    const y = page.getHeight() - margin - index * 18;
    const font = await fonts({}, line);
    page.drawText(encodable(font, line), { x: margin, y, size: 12, font });
  }
  for (const { name, bytes } of files)
    await cover.attach(bytes, name, { mimeType: 'application/pdf' });
  cover.catalog.set(PDFName.of('Collection'), cover.context.obj({ Type: 'Collection', View: 'T' }));
  return cover.save();
}
