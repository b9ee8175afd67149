import type { DocumentVisibility } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { RecipientType, StoredRecipient } from '../../state/model/recipient.ts';
import { eachTab } from '../tabs/each-tab.ts';

/**
 * The kinds of recipients that see every document, regardless of the settings.
 * @evidence service
 */
const seeAll: ReadonlySet<RecipientType> = new Set([
  'carbonCopy',
  'certifiedDelivery',
  'editor',
  'agent',
]);

/** Checks whether a recipient is of a kind from which no document can be hidden. */
export function seesAllDocuments({ type }: Pick<StoredRecipient, 'type'>): boolean {
  return seeAll.has(type);
}

/**
 * Checks whether a recipient has a tab on a document.
 * @evidence service
 */
export function hasTabsOn({ tabs }: Pick<StoredRecipient, 'tabs'>, documentId: string): boolean {
  return eachTab(tabs).some(({ tab, prefill }) => !prefill && tab.documentId === documentId);
}

/** Checks whether the sender has hidden a document from a recipient. */
export function isSetHidden(
  { hiddenDocuments = [] }: Pick<StoredRecipient, 'hiddenDocuments'>,
  documentId: string,
): boolean {
  return hiddenDocuments.includes(documentId);
}

/**
 * Checks whether a document is hidden from a recipient of an envelope or template. A document with
 * a tab of the recipient never is.
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

/** Presents the visibility of each document of an envelope or template for a recipient. */
export function presentVisibility(
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
): DocumentVisibility[] {
  return envelope.documents.map(({ documentId }) => getVisibility(envelope, recipient, documentId));
}

/** Finds out whether a recipient sees a document, and whether that can be changed. */
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
