import type { SignatureImageType, UserSignature } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import type { StoredSignature } from '../../state/model/users.ts';

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

/** A signature of a user as the service tells of it. */
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
