import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';

/**
 * Checks whether a document is an authoritative copy: the envelope can exclude all, else the document
 * decides, then the default of the envelope, then the envelope itself.
 * @evidence public
 */
export function isAuthoritativeCopy(
  {
    settings: { authoritativeCopy: ofAll, authoritativeCopyDefault },
  }: Pick<StoredEnvelope, 'settings'>,
  { authoritativeCopy }: Pick<StoredDocument, 'authoritativeCopy'>,
): boolean {
  if (ofAll === 'false') return false;
  return authoritativeCopy ?? (authoritativeCopyDefault ?? ofAll) === 'true';
}

/** Checks whether an envelope has an authoritative copy, which stays until it has been exported. */
export function hasAuthoritativeCopy(
  envelope: Pick<StoredEnvelope, 'settings' | 'documents'>,
): boolean {
  return envelope.documents.some((document) => isAuthoritativeCopy(envelope, document));
}
