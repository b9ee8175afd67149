import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';

type Recipients = Pick<StoredEnvelope, 'recipients'>;

/** The notary before whom a recipient signs; undefined if it signs alone. */
export function findNotary(
  { recipients }: Recipients,
  signer: StoredRecipient,
): StoredRecipient | undefined {
  return recipients.find((one) => attends(one, signer));
}

/** The recipients who sign before a notary. */
export function listNotarySigners(
  { recipients }: Recipients,
  notary: StoredRecipient,
): StoredRecipient[] {
  return recipients.filter((one) => attends(notary, one));
}

/** Checks whether a recipient is the notary of another, by the properties of either. */
function attends(notary: StoredRecipient, signer: StoredRecipient): boolean {
  if (notary.type !== 'notary' || signer.type === 'notary') return false;
  const { notaryId = '' } = signer.details;
  return (
    notaryId === notary.recipientId ||
    notaryId === notary.recipientIdGuid ||
    notary.details.notarySigners?.includes(signer.recipientId) === true
  );
}

/**
 * The turn of a recipient. A notary and its signers act together, so they have the earliest turn of
 * them all.
 */
export function getTurn(envelope: Recipients, recipient: StoredRecipient): number {
  const notary = recipient.type === 'notary' ? recipient : findNotary(envelope, recipient);
  if (notary === undefined) return recipient.routingOrder;
  const members = [notary, ...listNotarySigners(envelope, notary)];
  return Math.min(...members.map(({ routingOrder }) => routingOrder));
}

/** Checks whether an in-person signer has a notary as the host. */
export function hasNotaryHost({ type, details }: StoredRecipient): boolean {
  return type === 'inPersonSigner' && details.inPersonSigningType === 'notary';
}

/**
 * The notary who hosts an in-person signing, as a recipient with its own tabs; undefined for others.
 */
export function asNotaryHost(recipient: StoredRecipient): StoredRecipient | undefined {
  const { notaryHost, hostName, hostEmail } = recipient.details;
  if (!hasNotaryHost(recipient) || notaryHost?.tabs === undefined) return undefined;
  const { signatureImage: _image, initialsImage: _initials, ...rest } = recipient;
  return {
    ...rest,
    type: 'notary',
    recipientIdGuid: notaryHost.recipientIdGuid ?? recipient.recipientIdGuid,
    details: { name: hostName, email: hostEmail },
    tabs: notaryHost.tabs,
  };
}
