import type { PageSize } from './page-size.ts';
import { readPdf } from './read-pdf.ts';
import { checkNesting } from './check-nesting.ts';
import { toPdf, type DocumentName } from './to-pdf.ts';

/** What is kept of a document. */
export interface ReadDocument {
  /** What was made of it; undefined where it is a PDF itself. */
  pdf: Uint8Array | undefined;
  pages: PageSize[];
}

/**
 * Makes a PDF of a document where it is none, and reads its pages.
 * @throws {DocumentFault} as `toPdf` and `readPdf`
 */
export async function readDocument(
  bytes: Uint8Array,
  document: DocumentName,
): Promise<ReadDocument> {
  const pdf = await toPdf(bytes, document);
  if (pdf === bytes) checkNesting(pdf);
  const { pages } = await readPdf(pdf);
  return { pdf: pdf === bytes ? undefined : pdf, pages };
}
