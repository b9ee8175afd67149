import { isSameAddress } from '../../../account/users/person.ts';
import { members, type StoredMember } from '../../../state/model/account.ts';
import {
  type AdoptedSignature,
  adoptedSignatures,
  getAdoptionId,
} from '../../../state/model/adopted-signature.ts';
import {
  accountSignatures,
  type StoredSignature,
  userSignatures,
} from '../../../state/model/users.ts';
import { getSignatureImage } from '../../documents/signatures.ts';
import { getSigner, type Signing } from './signing.ts';

/** The part of a signature adopted before that the page offers. */
export type KeptSignature = Omit<AdoptedSignature, 'email' | 'clientUserId'>;

/**
 * Finds the signature that a signer used before: for a user the default signature, for others the
 * one adopted in the last envelope of the account.
 */
export async function findKeptSignature(signing: Signing): Promise<KeptSignature | undefined> {
  const { state, envelope } = signing;
  const { userName } = getSigner(signing);
  const user = await findUser(signing);
  const who = whoOf(signing);
  const kept =
    user === undefined
      ? who && (await state.of(adoptedSignatures).get(envelope.accountId, getAdoptionId(who)))
      : fromUser(user, await readDefault(signing, user));
  if (kept === undefined || kept.userName === userName) return kept;
  return { userName, fontStyle: kept.fontStyle };
}

/** Keeps what a signer has signed with for the next envelope. */
export async function keepSignature(signing: Signing): Promise<void> {
  const { state, envelope, recipient } = signing;
  const { signatureInfo } = recipient.details;
  if (signatureInfo === undefined) return;
  const user = await findUser(signing);
  if (user !== undefined) return keepForUser(signing, user);
  const { signatureImage, initialsImage } = recipient;
  const who = whoOf(signing);
  if (who === undefined) return;
  await state.of(adoptedSignatures).put(envelope.accountId, getAdoptionId(who), {
    ...who,
    ...signatureInfo,
    signatureImage,
    initialsImage,
  });
}

/**
 * Identifies a signer across envelopes; undefined if only the name is known, as for an in-person
 * signer.
 */
function whoOf(
  signing: Signing,
): Pick<AdoptedSignature, 'userName' | 'email' | 'clientUserId'> | undefined {
  const { userName, email } = getSigner(signing);
  const { clientUserId = '' } = signing.recipient.details;
  return email === '' && clientUserId === '' ? undefined : { userName, email, clientUserId };
}

/** The user that a signer is; an embedded recipient belongs to the application that it signs in. */
async function findUser(signing: Signing): Promise<StoredMember | undefined> {
  const { state, envelope, recipient } = signing;
  const { userName, email } = getSigner(signing);
  if ((recipient.details.clientUserId ?? '') !== '' || email === '') return undefined;
  const all = await state.of(members).list(envelope.accountId);
  return all.find((member) => isSameAddress(member.email, email) && member.userName === userName);
}

/** Reads the default signature of a user: a signature of the account, or one of their own. */
async function readDefault(
  signing: Signing,
  { accountId, userId }: StoredMember,
): Promise<StoredSignature | undefined> {
  const { state } = signing;
  const ofAccount = await readAccountDefault(signing, { accountId, userId });
  if (ofAccount !== undefined) return ofAccount;
  const all = (await state.of(userSignatures).get(accountId, userId)) ?? [];
  return all.find(({ isDefault }) => isDefault);
}

async function readAccountDefault(
  { state }: Signing,
  { accountId, userId }: Pick<StoredMember, 'accountId' | 'userId'>,
): Promise<StoredSignature | undefined> {
  const all = await state.of(accountSignatures).list(accountId);
  return all.find(
    ({ closed, users }) => !closed && users.some((one) => one.userId === userId && one.isDefault),
  );
}

function fromUser(
  { userName }: StoredMember,
  signature: StoredSignature | undefined,
): KeptSignature | undefined {
  if (signature === undefined) return undefined;
  const { signatureName, signatureInitials, signatureFont } = signature.face;
  const { signature_image: signatureImage, initials_image: initialsImage } = signature.images;
  return {
    userName,
    signatureName,
    signatureInitials,
    fontStyle: signatureFont,
    signatureImage,
    initialsImage,
  };
}

/** Makes the adopted signature a user's default; its images are GIF, as in the service. */
async function keepForUser(signing: Signing, { accountId, userId }: StoredMember): Promise<void> {
  const { state, recipient } = signing;
  const { signatureName, signatureInitials, fontStyle } = recipient.details.signatureInfo ?? {};
  const ofAccount = await readAccountDefault(signing, { accountId, userId });
  // A user who signed with the signature of the account keeps their own one.
  if (ofAccount !== undefined && ofAccount.face.signatureName === signatureName) return;
  const all = (await state.of(userSignatures).get(accountId, userId)) ?? [];
  const known = all.find(({ isDefault }) => isDefault);
  const images: StoredSignature['images'] = {};
  if (recipient.signatureImage !== undefined)
    images.signature_image = await asGif(signing, 'signature');
  if (recipient.initialsImage !== undefined)
    images.initials_image = await asGif(signing, 'initials');
  const face = {
    ...known?.face,
    ...(signatureName !== undefined && { signatureName }),
    ...(signatureInitials !== undefined && { signatureInitials }),
    ...(fontStyle !== undefined && { signatureFont: fontStyle }),
  };
  const signature: StoredSignature =
    known === undefined
      ? {
          signatureId: recipient.recipientIdGuid,
          face,
          isDefault: true,
          closed: false,
          images,
          createdAt: state.now,
        }
      : { ...known, face, images, modifiedAt: state.now };
  const others = all.filter((one) => one !== known);
  await state.of(userSignatures).put(accountId, userId, [...others, signature]);
}

async function asGif(
  { state, recipient }: Signing,
  kind: 'signature' | 'initials',
): Promise<string> {
  return state.contents.put(await getSignatureImage(state, recipient, kind, false));
}
