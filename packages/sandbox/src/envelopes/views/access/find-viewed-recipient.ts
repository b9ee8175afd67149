import { isGuid } from '@countersign/mock/core/outside';
import type { RecipientPreviewRequest, RecipientViewRequest } from '@countersign/types/esign-v2.1';
import { isSameAddress } from '../../../account/users/person.ts';
import type { Context } from '../../../engine/context.ts';
import { ServiceRefusal } from '../../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { findRecipient } from '../../recipients/find-recipient.ts';
import { findUserId } from '../../recipients/user-ids.ts';

/**
 * Finds the recipient that a request for the signing page names: by the sender's own ID, with name
 * and e-mail address or the user ID. The host of an in-person signer and the caller need no such
 * ID.
 * @throws ServiceRefusal INVALID_USERID for a userId that is not a GUID, UNKNOWN_ENVELOPE_RECIPIENT
 * if no recipient matches
 * @evidence public
 */
export function findEmbeddedRecipient(
  { envelopeId, recipients }: StoredEnvelope,
  { caller }: Pick<Context, 'caller'>,
  request: RecipientViewRequest,
): StoredRecipient {
  const { clientUserId = '', userId } = request;
  if (userId !== undefined && userId !== '' && !isGuid(userId))
    throw new ServiceRefusal(
      'INVALID_USERID',
      `/userId is ${JSON.stringify(userId)}, which is an invalid UserId. It must be a GUID.`,
      { status: 400 },
    );
  const found = recipients.find((one) =>
    clientUserId === ''
      ? isHost(one, request) || (isCaller(one, caller) && isMeant(one, request))
      : one.details.clientUserId === clientUserId && isMeant(one, request),
  );
  if (found !== undefined) return found;
  throw new ServiceRefusal(
    'UNKNOWN_ENVELOPE_RECIPIENT',
    `Envelope ${envelopeId} has no recipient with these values: 'clientUserId', 'email' or 'userName' does not match. Send the values that the envelope has; a recipient without clientUserId signs from the e-mail.`,
  );
}

/** Reports whether a recipient is the calling user, who signs without a `clientUserId`. */
function isCaller(
  { details: { clientUserId = '', email } }: StoredRecipient,
  caller: Context['caller'],
): boolean {
  return clientUserId === '' && isSameAddress(email, caller.email);
}

/** Checks whether a request names the host of an in-person signer by name and e-mail address. */
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
    isSameAddress(hostEmail, email)
  );
}

function isMeant(
  recipient: StoredRecipient,
  { userName, email, userId, recipientId: wanted }: RecipientViewRequest,
): boolean {
  const { details, recipientId } = recipient;
  if (wanted !== undefined && wanted !== recipientId) return false;
  const names = [details.name, details.signerName, details.hostName];
  const addresses = [details.email, details.signerEmail, details.hostEmail];
  const isNamed = userName !== undefined && names.includes(userName);
  const isAddressed =
    email !== undefined && addresses.some((address) => isSameAddress(address, email));
  if (isNamed && isAddressed) return true;
  // The ID of the user stands for what is left out.
  return (
    userId !== undefined &&
    findUserId(recipient)?.toLowerCase() === userId.toLowerCase() &&
    (userName === undefined || isNamed) &&
    (email === undefined || isAddressed)
  );
}

/**
 * Finds the recipient of a preview: the first one by default.
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
