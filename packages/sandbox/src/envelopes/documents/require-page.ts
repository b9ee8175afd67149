import { ServiceError } from '../../engine/service-error.ts';
import type { StoredDocument } from '../../state/model/envelope.ts';

/**
 * The number of a page of a document, from 1.
 * @throws ServiceError PAGE_IMAGE_NOT_FOUND
 */
export function requirePage({ documentId, pages }: StoredDocument, pageNumber: string): number {
  const page = Number(pageNumber);
  if (page >= 1 && page <= pages.length) return page;
  throw new ServiceError(
    'PAGE_IMAGE_NOT_FOUND',
    `The document ${documentId} has no page ${pageNumber}; its pages are 1 to ${pages.length}.`,
  );
}
