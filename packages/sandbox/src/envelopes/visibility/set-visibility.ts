import type { DocumentVisibility } from '@countersign/types/esign-v2.1';
import { ServiceError } from '../../engine/service-error.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { findDocument } from '../documents/find-document.ts';
import { findRecipient } from '../recipients/find-recipient.ts';
import { visibilityOf } from './present-visibility.ts';
import { success } from '../../engine/success.ts';
import { hasTabsOn, seesAllDocuments } from './visibility.ts';

/**
 * Sets which documents recipients see.
 * @param recipientId whom all entries are about; undefined where each names its own
 * @returns the entries as they are now, each with its outcome; from a recipient that always sees
 * all documents nothing is hidden
 * @throws ServiceError INVALID_RECIPIENT_ID, DOCUMENT_DOES_NOT_EXIST; ONESIGNALLSIGN_NOT_SATISFIED
 * for a document with tabs of the recipient
 */
export function setVisibility(
  envelope: StoredEnvelope,
  entries: readonly DocumentVisibility[],
  recipientId?: string,
): DocumentVisibility[] {
  return entries.map((entry, at) => {
    const recipient = findRecipient(envelope, recipientId ?? entry.recipientId ?? '');
    const { documentId } = findDocument(envelope, entry.documentId ?? '');
    const hide = entry.visible === 'false';
    if (hide && hasTabsOn(recipient, documentId))
      throw new ServiceError(
        'ONESIGNALLSIGN_NOT_SATISFIED',
        `/documentVisibility/${at} hides the document ${documentId} from the recipient ${recipient.recipientId}, who has tabs on it.`,
      );
    const others = (recipient.hiddenDocuments ?? []).filter((id) => id !== documentId);
    recipient.hiddenDocuments =
      hide && !seesAllDocuments(recipient) ? [...others, documentId] : others;
    return { ...visibilityOf(envelope, recipient, documentId), errorDetails: success };
  });
}
