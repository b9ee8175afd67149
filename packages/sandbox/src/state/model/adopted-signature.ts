import { kind } from '../records.ts';

/** What a signer signed with the last time, to be offered the next time. */
export interface AdoptedSignature {
  /** Whose it is: another name at the same address gets the font only. */
  userName: string;
  email: string;
  /** Of an embedded recipient; empty for others. */
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

/** Where the signature of somebody is kept. */
export function getAdoptionId({
  email,
  clientUserId,
}: Pick<AdoptedSignature, 'email' | 'clientUserId'>): string {
  return JSON.stringify([email.toLowerCase(), clientUserId]);
}
