import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { showName } from '../../engine/show-name.ts';

/** Reports whether an ID is that of a recipient: the sender's, or the GUID in any case. */
export function hasId(
  { recipientId, recipientIdGuid }: Pick<StoredRecipient, 'recipientId' | 'recipientIdGuid'>,
  id: string | undefined,
): boolean {
  return recipientId === id || recipientIdGuid === id?.toLowerCase();
}

/**
 * The recipient of an envelope or template with an ID: the sender's, or the GUID.
 * @throws ServiceRefusal INVALID_RECIPIENT_ID
 */
export function findRecipient(
  { kind, envelopeId, recipients }: StoredEnvelope,
  recipientId: string,
): StoredRecipient {
  const found =
    recipients.find((recipient) => recipient.recipientId === recipientId) ??
    recipients.find(({ recipientIdGuid }) => recipientIdGuid === recipientId.toLowerCase());
  if (found !== undefined) return found;
  throw new ServiceRefusal(
    'INVALID_RECIPIENT_ID',
    `The ${kind} ${envelopeId} has no recipient ${showName(recipientId)}.`,
  );
}
