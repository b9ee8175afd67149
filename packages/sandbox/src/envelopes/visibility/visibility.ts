import type { DocumentVisibility } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { RecipientType, StoredRecipient } from '../../state/model/recipient.ts';
import { eachTab } from '../tabs/each-tab.ts';

/**
 * The kinds of recipients that see every document, whatever is set.
 * @evidence service
 */
const seeAll: ReadonlySet<RecipientType> = new Set([
  'carbonCopy',
  'certifiedDelivery',
  'editor',
  'agent',
]);

/** Whether a recipient is of a kind from which no document can be hidden. */
export function seesAllDocuments({ type }: Pick<StoredRecipient, 'type'>): boolean {
  return seeAll.has(type);
}

/**
 * Whether a recipient has a tab on a document.
 * @evidence service
 */
export function hasTabsOn({ tabs }: Pick<StoredRecipient, 'tabs'>, documentId: string): boolean {
  return eachTab(tabs).some(({ tab, prefill }) => !prefill && tab.documentId === documentId);
}

/** Whether the sender has set that a recipient does not see a document. */
export function isSetHidden(
  { hiddenDocuments = [] }: Pick<StoredRecipient, 'hiddenDocuments'>,
  documentId: string,
): boolean {
  return hiddenDocuments.includes(documentId);
}

/**
 * Whether a document is hidden from a recipient of an envelope or template. One with a tab of the
 * recipient never is.
 * @evidence service
 */
export function isHiddenFrom(
  { settings }: Pick<StoredEnvelope, 'settings'>,
  recipient: StoredRecipient,
  documentId: string,
): boolean {
  if (seesAllDocuments(recipient) || hasTabsOn(recipient, documentId)) return false;
  return settings.enforceSignerVisibility === 'true' || isSetHidden(recipient, documentId);
}

/** Which documents of an envelope or template a recipient sees: an entry for each document. */
export function presentVisibility(
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
): DocumentVisibility[] {
  return envelope.documents.map(({ documentId }) => getVisibility(envelope, recipient, documentId));
}

/** Whether a recipient sees a document, and whether that can be changed. */
export function getVisibility(
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
