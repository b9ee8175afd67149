import type * as Library from '@cantoo/pdf-lib';
import type { PDFDocument } from '@cantoo/pdf-lib';
import { DocumentFault } from './document-fault.ts';
import { findWord } from './find-word.ts';
import { checkUnpacked, countUnpacked, limitUnpacking } from './limit-unpacking.ts';
import { readPdf } from './pdf-pages.ts';

/** The library that makes and changes PDFs, loaded when it is first needed. */
export type PdfLib = typeof Library;

/** Loads the library that makes and changes PDFs. */
export async function pdfLib(): Promise<PdfLib> {
  const library = await import('@cantoo/pdf-lib');
  limitUnpacking(library);
  return library;
}

function damaged(cause?: unknown): DocumentFault {
  return new DocumentFault(
    'UNSUPPORTED_PDF_CONTENT',
    'The PDF is damaged and cannot be changed. Save it again as a plain PDF.',
    { cause },
  );
}

interface LoadOptions {
  /** Appends changes to a PDF that has signatures, which then stay valid (false). */
  keepSignatures?: boolean;
}

/**
 * Opens a PDF for changing it or copying its pages. The library reads as much as it can of a
 * damaged PDF and leaves out the rest, so readPdf checks it first. Its dates are not changed, so
 * that the same change of the same PDF gives the same bytes.
 *
 * @throws {DocumentFault} UNSUPPORTED_PDF_CONTENT as readPdf, or if the PDF cannot be taken apart.
 */
export async function loadPdf(
  bytes: Uint8Array,
  { keepSignatures = false }: LoadOptions = {},
): Promise<PDFDocument> {
  const [{ PDFDocument }, { pages }] = await Promise.all([pdfLib(), readPdf(bytes)]);
  countUnpacked();
  const document = await PDFDocument.load(bytes, {
    updateMetadata: false,
    parseSpeed: Number.POSITIVE_INFINITY,
    forIncrementalUpdate: keepSignatures && hasSignature(bytes),
  }).catch((error: unknown) => {
    checkUnpacked();
    throw damaged(error);
  });
  checkUnpacked();
  if (document.getPages().length !== pages.length) {
    throw damaged();
  }
  return document;
}

/** An empty PDF. It holds no dates, so that the same content gives the same bytes. */
export async function newPdf(): Promise<PDFDocument> {
  const { PDFDocument } = await pdfLib();
  return PDFDocument.create({ updateMetadata: false });
}

/**
 * Writes a PDF. Form fields keep their appearance: drawing them again fails on letters that the
 * font of a field lacks. A PDF that was opened for appending is written unchanged, followed by the
 * changes.
 */
export function savePdf(document: PDFDocument): Promise<Uint8Array> {
  const { snapshot, pdfFileDetails } = document.context;
  if (snapshot === undefined) return document.save({ updateFieldAppearances: false });
  const { originalBytes, prevStartXRef } = pdfFileDetails;
  // The list of objects that is appended has the form of the one before.
  const isTable = originalBytes?.[prevStartXRef] === 'x'.codePointAt(0);
  return document.commit({ useObjectStreams: !isTable });
}

/**
 * Checks whether a PDF has a signature, by the range of signed bytes, which is never compressed.
 */
function hasSignature(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return findWord(buffer, '/ByteRange') !== -1;
}
