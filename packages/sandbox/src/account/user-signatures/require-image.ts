import type { SignatureImageType } from '@countersign/types/esign-v2.1';
import { ServiceError } from '../../engine/service-error.ts';
import type { StoredSignature } from '../../state/model/users.ts';

/** The content of an image of a signature. @throws ServiceError RESOURCE_NOT_FOUND where it has none */
export function requireImage(
  { signatureId, images }: StoredSignature,
  imageType: SignatureImageType,
): string {
  const content = images[imageType];
  if (content !== undefined) return content;
  throw new ServiceError(
    'RESOURCE_NOT_FOUND',
    `The signature ${signatureId} has no ${imageType}; UserSignatures_updateImage sets one.`,
  );
}
