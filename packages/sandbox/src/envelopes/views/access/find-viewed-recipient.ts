import type { RecipientPreviewRequest, RecipientViewRequest } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { findRecipient } from '../../recipients/find-recipient.ts';

/**
 * The embedded recipient that a request for the signing page names: by the sender's own ID, with
 * name and e-mail address or the user ID. The host of an in-person signer needs no such ID.
 * @throws ServiceRefusal INVALID_CAPTIVE_RECIPIENT_OPERATION where nobody has the sender's ID,
 *   UNKNOWN_ENVELOPE_RECIPIENT where who has it is somebody else
 */
export function findEmbeddedRecipient(
  { envelopeId, recipients }: StoredEnvelope,
  request: RecipientViewRequest,
): StoredRecipient {
  const { clientUserId = '' } = request;
  const embedded = recipients.filter(
    ({ details }) => clientUserId !== '' && details.clientUserId === clientUserId,
  );
  const found =
    embedded.find((one) => isMeant(one, request)) ??
    recipients.find((one) => clientUserId === '' && isHost(one, request));
  if (found !== undefined) return found;
  if (embedded.length > 0 || !recipients.some((one) => isMeant(one, request)))
    throw new ServiceRefusal(
      'UNKNOWN_ENVELOPE_RECIPIENT',
      `Envelope ${envelopeId} has no recipient with this clientUserId, name and e-mail address. Send the values that the envelope has.`,
    );
  throw new ServiceRefusal(
    'INVALID_CAPTIVE_RECIPIENT_OPERATION',
    `No recipient of envelope ${envelopeId} has the clientUserId ${JSON.stringify(clientUserId)}. Send the clientUserId of the recipient, or set one.`,
  );
}

/** Whether a request names the host of an in-person signer by name and e-mail address. */
function isHost(
  { type, recipientId, details: { hostName, hostEmail } }: StoredRecipient,
  { userName, email, recipientId: wanted = recipientId }: RecipientViewRequest,
): boolean {
  return (
    type === 'inPersonSigner' &&
    wanted === recipientId &&
    userName !== undefined &&
    email !== undefined &&
    hostName === userName &&
    hostEmail?.toLowerCase() === email.toLowerCase()
  );
}

function isMeant(
  { details, recipientId }: StoredRecipient,
  { userName, email, userId, recipientId: wanted = recipientId }: RecipientViewRequest,
): boolean {
  if (wanted !== recipientId) return false;
  if (userId !== undefined && userName === undefined && email === undefined)
    return details.userId?.toLowerCase() === userId.toLowerCase();
  const names = [details.name, details.signerName, details.hostName];
  const addresses = [details.email, details.signerEmail, details.hostEmail];
  return (
    userName !== undefined &&
    email !== undefined &&
    names.includes(userName) &&
    addresses.some((address) => address?.toLowerCase() === email.toLowerCase())
  );
}

/**
 * The recipient through whose eyes a preview looks: the first one where none is named.
 * @throws ServiceRefusal INVALID_RECIPIENT_ID
 */
export function findPreviewed(
  envelope: StoredEnvelope,
  { recipientId }: RecipientPreviewRequest,
): StoredRecipient {
  if (recipientId !== undefined) return findRecipient(envelope, recipientId);
  const [first] = envelope.recipients.toSorted((a, b) => a.routingOrder - b.routingOrder);
  if (first !== undefined) return first;
  const { kind, envelopeId } = envelope;
  throw new ServiceRefusal('INVALID_RECIPIENT_ID', `The ${kind} ${envelopeId} has no recipients.`);
}
