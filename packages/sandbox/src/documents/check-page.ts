import { DocumentFault } from './document-fault.ts';

/**
 * Makes sure that a document has the page, counted from 1.
 *
 * @throws {DocumentFault} INVALID_REQUEST_PARAMETER where it has not.
 */
export function checkPage(page: number, pageCount: number): void {
  if (!Number.isInteger(page) || page < 1 || page > pageCount) {
    throw new DocumentFault(
      'INVALID_REQUEST_PARAMETER',
      `The document has no page ${page}; its pages are 1 to ${pageCount}.`,
    );
  }
}
