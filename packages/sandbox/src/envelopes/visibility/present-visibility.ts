import type { DocumentVisibility } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { isHiddenFrom, seesAllDocuments } from './visibility.ts';

/** Which documents of an envelope or template a recipient sees: an entry for each document. */
export function presentVisibility(
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
): DocumentVisibility[] {
  return envelope.documents.map(({ documentId }) => visibilityOf(envelope, recipient, documentId));
}

/** Whether a recipient sees a document, and whether that can be changed. */
export function visibilityOf(
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
  documentId: string,
): DocumentVisibility {
  return {
    documentId,
    recipientId: recipient.recipientId,
    rights: seesAllDocuments(recipient) ? 'read_only' : 'editable',
    visible: isHiddenFrom(envelope, recipient, documentId) ? 'false' : 'true',
  };
}
