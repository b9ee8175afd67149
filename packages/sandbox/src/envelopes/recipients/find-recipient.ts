import { ServiceError } from '../../engine/service-error.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';

/**
 * The recipient of an envelope or template with an ID: the sender's, or the GUID.
 * @throws ServiceError INVALID_RECIPIENT_ID
 */
export function findRecipient(
  { kind, envelopeId, recipients }: StoredEnvelope,
  recipientId: string,
): StoredRecipient {
  const found =
    recipients.find((recipient) => recipient.recipientId === recipientId) ??
    recipients.find(({ recipientIdGuid }) => recipientIdGuid === recipientId.toLowerCase());
  if (found !== undefined) return found;
  throw new ServiceError(
    'INVALID_RECIPIENT_ID',
    `The ${kind} ${envelopeId} has no recipient ${recipientId}.`,
  );
}
