import type { Context } from '../../engine/context.ts';
import { isRecipient } from '../find.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import { findDocument } from '../documents/find-document.ts';
import { isHiddenFrom } from './visibility.ts';

/**
 * The documents of an envelope that the caller gets to see, who may see the envelope: all of them,
 * unless the caller is there as a recipient only and some are hidden from that recipient.
 */
export function seenDocuments(
  envelope: StoredEnvelope,
  { caller }: Pick<Context, 'caller'>,
): StoredDocument[] {
  if (caller.isAdmin || envelope.sender.userId === caller.userId) return envelope.documents;
  const own = envelope.recipients.filter((recipient) => isRecipient(recipient, caller));
  if (own.length === 0) return envelope.documents;
  return envelope.documents.filter(({ documentId }) =>
    own.some((recipient) => !isHiddenFrom(envelope, recipient, documentId)),
  );
}

/**
 * The document of an envelope with an ID. One that is hidden from the caller cannot be told from
 * one that is not there.
 * @throws ServiceError DOCUMENT_DOES_NOT_EXIST
 */
export function findSeenDocument(
  envelope: StoredEnvelope,
  context: Pick<Context, 'caller'>,
  documentId: string,
): StoredDocument {
  const documents = seenDocuments(envelope, context);
  return findDocument({ ...envelope, documents }, documentId);
}
