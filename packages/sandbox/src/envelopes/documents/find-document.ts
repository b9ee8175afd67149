import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { showName } from '../../engine/show-name.ts';

/**
 * The document of an envelope or template with an ID.
 * @throws ServiceRefusal DOCUMENT_DOES_NOT_EXIST
 */
export function findDocument(
  { kind, envelopeId, documents }: StoredEnvelope,
  documentId: string,
): StoredDocument {
  const found = documents.find((document) => document.documentId === documentId);
  if (found !== undefined) return found;
  throw new ServiceRefusal(
    'DOCUMENT_DOES_NOT_EXIST',
    `The ${kind} ${envelopeId} has no document ${showName(documentId)}.`,
  );
}

/**
 * The number of a page of a document, from 1.
 * @throws ServiceRefusal PAGE_IMAGE_NOT_FOUND
 */
export function requirePage({ documentId, pages }: StoredDocument, pageNumber: string): number {
  const page = Number(pageNumber);
  if (page >= 1 && page <= pages.length) return page;
  throw new ServiceRefusal(
    'PAGE_IMAGE_NOT_FOUND',
    `The document ${documentId} has no page ${pageNumber}. It has pages 1 to ${pages.length}.`,
  );
}

/**
 * The PDF of a document, without tabs.
 * @throws ServiceRefusal DOCUMENT_DOES_NOT_EXIST where it was purged
 */
export async function readContent(
  { contents }: Pick<State, 'contents'>,
  { envelopeId }: Pick<StoredEnvelope, 'envelopeId'>,
  { documentId, content }: StoredDocument,
): Promise<Uint8Array> {
  if (content !== undefined) return contents.get(content);
  throw new ServiceRefusal(
    'DOCUMENT_DOES_NOT_EXIST',
    `The document ${documentId} of envelope ${envelopeId} was purged. Only its name is left.`,
  );
}
