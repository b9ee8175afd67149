import type { Context } from '../../engine/context.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { findDocument } from '../documents/find-document.ts';
import { isRecipient } from '../received.ts';
import { findRecipient } from '../recipients/find-recipient.ts';
import { isHiddenFrom } from './visibility.ts';

/** Through whose eyes the documents of an envelope are looked at. */
export interface Viewing {
  /** A recipient, by the ID in the envelope. */
  recipientId?: string | undefined;
  /**
   * Limits the documents to those that the caller may see as a recipient, even for the sender and
   * administrators.
   */
  byUser?: boolean | undefined;
}

/**
 * The documents of an envelope or template that the caller may see, in their order. Hidden documents
 * are left out for recipients who are neither sender nor administrator. A template hides none.
 * @throws ServiceRefusal INVALID_RECIPIENT_ID
 * @evidence service
 */
export function visibleDocuments(
  { caller }: Pick<Context, 'caller'>,
  envelope: StoredEnvelope,
  { recipientId, byUser = false }: Viewing = {},
): StoredDocument[] {
  if (envelope.kind === 'template') return envelope.documents;
  const owns = caller.isAdmin || envelope.sender.userId === caller.userId;
  const own = envelope.recipients.filter((one) => isRecipient(one, caller));
  const limits: StoredRecipient[][] = owns && !byUser ? [] : [own];
  if (recipientId !== undefined) limits.push([findRecipient(envelope, recipientId)]);
  return envelope.documents.filter(({ documentId }) =>
    limits.every(
      (eyes) => eyes.length === 0 || eyes.some((one) => !isHiddenFrom(envelope, one, documentId)),
    ),
  );
}

/**
 * Finds a document of an envelope or template by ID. The error is the same for a hidden document
 * and a missing one.
 * @throws ServiceRefusal DOCUMENT_DOES_NOT_EXIST
 */
export function findVisibleDocument(
  context: Pick<Context, 'caller'>,
  envelope: StoredEnvelope,
  documentId: string,
): StoredDocument {
  const documents = visibleDocuments(context, envelope);
  return findDocument({ ...envelope, documents }, documentId);
}
