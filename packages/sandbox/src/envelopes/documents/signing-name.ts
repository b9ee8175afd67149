import type { StoredRecipient } from '../../state/model/recipient.ts';

/** The name that a recipient signs with: the member who acts, of a signing group. */
export function signingName({ details, actedBy }: StoredRecipient): string {
  return actedBy?.userName ?? details.signerName ?? details.name ?? '';
}

/** What tells a signature from others, as it is drawn beside it. */
export function signatureIdOf({ recipientIdGuid }: StoredRecipient): string {
  return recipientIdGuid.replaceAll('-', '').slice(0, 15).toUpperCase();
}
