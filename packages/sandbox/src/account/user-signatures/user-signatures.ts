import type { SignatureImageType, UserSignature } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredMember } from '../../state/model/account.ts';
import { type StoredSignature, userSignatures } from '../../state/model/users.ts';
import type { State } from '../../state/state.ts';
import { showName } from '../../engine/show-name.ts';

/** The signatures of a user, in the order in which they were made. */
export async function readSignatures(
  state: State,
  { accountId, userId }: StoredMember,
): Promise<StoredSignature[]> {
  return (await state.of(userSignatures).get(accountId, userId)) ?? [];
}

export async function saveSignatures(
  state: State,
  { accountId, userId }: StoredMember,
  signatures: StoredSignature[],
): Promise<void> {
  await state.of(userSignatures).put(accountId, userId, signatures);
}

/**
 * A signature by its ID or by its name.
 * @throws ServiceRefusal RESOURCE_NOT_FOUND where the user has no such signature
 */
export function findSignature(
  signatures: readonly StoredSignature[],
  { userName }: StoredMember,
  requested: string,
): StoredSignature {
  const found =
    signatures.find(({ signatureId }) => signatureId === requested.toLowerCase()) ??
    signatures.find(({ face }) => face.signatureName === requested);
  if (found !== undefined) return found;
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `${userName} has no signature ${showName(requested)}. UserSignatures_list returns them.`,
  );
}

/**
 * The content of an image of a signature.
 * @param setBy the operation that sets it
 * @throws ServiceRefusal RESOURCE_NOT_FOUND where it has none
 */
export function requireImage(
  { signatureId, images }: StoredSignature,
  imageType: SignatureImageType,
  setBy = 'UserSignatures_updateImage',
): string {
  const content = images[imageType];
  if (content !== undefined) return content;
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `The signature ${signatureId} has no ${imageType}. Set one with ${setBy}.`,
  );
}

/** The address of an image of a signature; undefined where it has none. */
export function imageUri(
  userId: string,
  { signatureId, images }: StoredSignature,
  imageType: SignatureImageType,
): string | undefined {
  return images[imageType] === undefined
    ? undefined
    : `/users/${userId}/signatures/${signatureId}/${imageType}`;
}

/** Presents a signature of a user. */
export function presentSignature(userId: string, stored: StoredSignature): UserSignature {
  const { signatureId, face, isDefault, closed, createdAt, modifiedAt } = stored;
  const signature = imageUri(userId, stored, 'signature_image');
  const initials = imageUri(userId, stored, 'initials_image');
  return {
    ...face,
    signatureId,
    stampType: face.stampType ?? 'signature',
    isDefault: isDefault ? 'true' : 'false',
    ...(closed && { status: 'closed' }),
    ...(signature !== undefined && { signatureImageUri: signature }),
    ...(initials !== undefined && { initialsImageUri: initials }),
    createdDateTime: dateTime(createdAt),
    adoptedDateTime: dateTime(createdAt),
    ...(modifiedAt !== undefined && { lastModifiedDateTime: dateTime(modifiedAt) }),
  };
}
