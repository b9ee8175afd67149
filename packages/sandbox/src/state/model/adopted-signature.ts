import { kind } from '../records.ts';

/** The signature that a signer last used, offered as the default the next time. */
export interface AdoptedSignature {
  /** The owner's name: a signer with another name at the same address gets the font only. */
  userName: string;
  email: string;
  /** The client user ID of an embedded recipient; empty for others. */
  clientUserId: string;
  signatureName?: string | undefined;
  signatureInitials?: string | undefined;
  fontStyle?: string | undefined;
  /** The images, as IDs of contents. */
  signatureImage?: string | undefined;
  initialsImage?: string | undefined;
}

/**
 * The signatures of people who are no users of the account. Kept under the account, by the e-mail
 * address and, of embedded recipients, the client user ID.
 */
export const adoptedSignatures = kind<AdoptedSignature>('adopted-signature', {
  holdsContents: true,
});

/** Returns the ID under which the adopted signature of a signer is kept. */
export function getAdoptionId({
  email,
  clientUserId,
}: Pick<AdoptedSignature, 'email' | 'clientUserId'>): string {
  return JSON.stringify([email.toLowerCase(), clientUserId]);
}
