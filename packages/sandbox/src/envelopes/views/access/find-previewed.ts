import type { RecipientPreviewRequest } from '@countersign/types/esign-v2.1';
import { ServiceError } from '../../../engine/service-error.ts';
import { findRecipient } from '../../recipients/find-recipient.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';

/**
 * The recipient through whose eyes a preview looks: the first one where none is named.
 * @throws ServiceError INVALID_RECIPIENT_ID
 */
export function findPreviewed(
  envelope: StoredEnvelope,
  { recipientId }: RecipientPreviewRequest,
): StoredRecipient {
  if (recipientId !== undefined) return findRecipient(envelope, recipientId);
  const [first] = envelope.recipients.toSorted((a, b) => a.routingOrder - b.routingOrder);
  if (first !== undefined) return first;
  const { kind, envelopeId } = envelope;
  throw new ServiceError('INVALID_RECIPIENT_ID', `The ${kind} ${envelopeId} has no recipients.`);
}
