import type { Context } from '../../engine/context.ts';
import { requireVisibility } from '../visibility/require-visibility.ts';
import { setVisibility } from '../visibility/set-visibility.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { GivenRecipient } from '../recipients/recipient-lists.ts';

/**
 * Hides documents from a recipient as a request asks for; `excludedDocuments` says all of them.
 * @throws ServiceError ACCOUNT_LACKS_PERMISSIONS, DOCUMENT_DOES_NOT_EXIST, ONESIGNALLSIGN_NOT_SATISFIED
 */
export function hideDocuments(
  context: Pick<Context, 'account'>,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
  { excludedDocuments, documentVisibility = [] }: GivenRecipient,
): void {
  if (excludedDocuments === undefined && documentVisibility.length === 0) return;
  requireVisibility(context);
  if (excludedDocuments !== undefined) recipient.hiddenDocuments = [];
  const hidden = (excludedDocuments ?? []).map((documentId) => ({
    documentId,
    visible: 'false' as const,
  }));
  setVisibility(envelope, [...documentVisibility, ...hidden], recipient.recipientId);
}
