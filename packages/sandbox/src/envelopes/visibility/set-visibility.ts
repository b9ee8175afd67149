import type { DocumentVisibility } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { success } from '../../engine/success.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { findDocument } from '../documents/find-document.ts';
import { findRecipient } from '../recipients/find-recipient.ts';
import type { RecipientInput } from '../recipients/recipient-lists.ts';
import { hasTabsOn, seesAllDocuments, getVisibility } from './visibility.ts';

/**
 * Sets which documents recipients see.
 * @param recipientId whom all entries are about; undefined where each names its own
 * @returns the entries as they are now, each with its outcome; from a recipient that always sees
 * all documents nothing is hidden
 * @throws ServiceRefusal INVALID_RECIPIENT_ID, DOCUMENT_DOES_NOT_EXIST; ONESIGNALLSIGN_NOT_SATISFIED
 * for a document with tabs of the recipient
 * @evidence service
 */
export function setVisibility(
  { warn }: Pick<Context, 'warn'>,
  envelope: StoredEnvelope,
  entries: readonly DocumentVisibility[],
  recipientId?: string,
): DocumentVisibility[] {
  return entries.map((entry, at) => {
    const recipient = findRecipient(envelope, recipientId ?? entry.recipientId ?? '');
    const { documentId } = findDocument(envelope, entry.documentId ?? '');
    const hide = entry.visible === 'false';
    if (hide && hasTabsOn(recipient, documentId))
      throw new ServiceRefusal(
        'ONESIGNALLSIGN_NOT_SATISFIED',
        `/documentVisibility/${at} hides the document ${documentId} from the recipient ${recipient.recipientId}, who has tabs on it.`,
      );
    if (hide && seesAllDocuments(recipient))
      warn({
        code: 'field-ignored',
        like: { recipientId: recipient.recipientId },
        message: `document ${documentId} stays visible: recipient ${recipient.recipientId} is of the type ${recipient.type}, from which no document can be hidden.`,
      });
    const others = (recipient.hiddenDocuments ?? []).filter((id) => id !== documentId);
    recipient.hiddenDocuments =
      hide && !seesAllDocuments(recipient) ? [...others, documentId] : others;
    return { ...getVisibility(envelope, recipient, documentId), errorDetails: success };
  });
}

/**
 * Hides documents from a recipient as a request asks for; `excludedDocuments` says all of them.
 * @throws ServiceRefusal ACCOUNT_LACKS_PERMISSIONS, CANNOT_EXCLUDE_DOCUMENT, DOCUMENT_DOES_NOT_EXIST, ONESIGNALLSIGN_NOT_SATISFIED
 */
export function hideDocuments(
  context: Pick<Context, 'account' | 'warn'>,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
  { excludedDocuments, documentVisibility = [] }: RecipientInput,
): void {
  if (excludedDocuments === undefined && documentVisibility.length === 0) return;
  requireVisibility(context);
  if (excludedDocuments !== undefined) recipient.hiddenDocuments = [];
  requireExcludable(envelope, recipient, excludedDocuments ?? []);
  const hidden = (excludedDocuments ?? []).map((documentId) => ({
    documentId,
    visible: 'false' as const,
  }));
  setVisibility(context, envelope, [...documentVisibility, ...hidden], recipient.recipientId);
}

/**
 * Refuses to exclude a document from a recipient who has tabs on it.
 * @throws ServiceRefusal CANNOT_EXCLUDE_DOCUMENT
 * @evidence public
 */
function requireExcludable(
  { documents }: StoredEnvelope,
  recipient: StoredRecipient,
  excluded: readonly string[],
): void {
  const found = excluded.find((documentId) => hasTabsOn(recipient, documentId));
  if (found === undefined) return;
  const name = documents.find(({ documentId }) => documentId === found)?.name ?? found;
  throw new ServiceRefusal(
    'CANNOT_EXCLUDE_DOCUMENT',
    `The document cannot be excluded for this recipient. Recipient: ${recipient.details.name ?? recipient.recipientId} has tabs and cannot be excluded from Document: ${name}.`,
  );
}

/**
 * Refuses where document visibility is switched off for the account.
 * @throws ServiceRefusal ACCOUNT_LACKS_PERMISSIONS
 * @evidence service
 */
export function requireVisibility(context: Pick<Context, 'account'>): void {
  requireFeature(context, ['allowDocumentVisibility'], 'Document visibility is');
  const { settings, name } = context.account;
  if (settings['documentVisibility'] !== 'Off') return;
  throw new ServiceRefusal(
    'ACCOUNT_LACKS_PERMISSIONS',
    `Document Visibility has been specified. This account does not have document visibility turned on. Set documentVisibility of ${name} to a value other than Off.`,
  );
}
