import type { Context } from '../../engine/context.ts';
import { findRecipient } from '../recipients/find-recipient.ts';
import { isHiddenFrom } from '../visibility/visibility.ts';
import { isRecipient } from '../find.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';

/** Through whose eyes the documents of an envelope are looked at. */
export interface Viewing {
  /** A recipient, by the ID in the envelope. */
  recipientId?: string | undefined;
  /** Whether only what the caller may see as a recipient counts, also for sender and administrators. */
  byUser?: boolean | undefined;
}

/**
 * The documents of an envelope that the caller may see, in their order. From a recipient who is
 * neither sender nor administrator, hidden ones are kept.
 * @throws ServiceError INVALID_RECIPIENT_ID
 */
export function visibleDocuments(
  { caller }: Pick<Context, 'caller'>,
  envelope: StoredEnvelope,
  { recipientId, byUser = false }: Viewing = {},
): StoredDocument[] {
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
