import { ServiceError } from '../../engine/service-error.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';

/**
 * The document of an envelope or template with an ID.
 * @throws ServiceError DOCUMENT_DOES_NOT_EXIST
 */
export function findDocument(
  { kind, envelopeId, documents }: StoredEnvelope,
  documentId: string,
): StoredDocument {
  const found = documents.find((document) => document.documentId === documentId);
  if (found !== undefined) return found;
  throw new ServiceError(
    'DOCUMENT_DOES_NOT_EXIST',
    `The ${kind} ${envelopeId} has no document ${documentId}.`,
  );
}
