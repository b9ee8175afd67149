import type { UserSignature } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { ServiceError } from '../../engine/service-error.ts';
import type { StoredSignature } from '../../state/model/users.ts';
import type { State } from '../../state/state.ts';
import { requireGif } from '../users/require-gif.ts';
import { changeFace } from './change-face.ts';

/**
 * Adds a signature to those of a user, in memory; the first one becomes the default.
 * @param file the image that came beside the JSON
 * @throws ServiceError INVALID_REQUEST_BODY without a name, or where the image is no GIF
 */
export async function addSignature(
  state: State,
  { newId }: Context,
  signatures: StoredSignature[],
  asked: UserSignature,
  file?: Buffer,
): Promise<StoredSignature> {
  if ((asked.signatureName ?? '').trim() === '')
    throw new ServiceError('INVALID_REQUEST_BODY', 'A signature needs a signatureName.');
  const encoded = asked.imageBase64 ?? '';
  const image = file ?? (encoded === '' ? undefined : Buffer.from(encoded, 'base64'));
  if (image !== undefined) requireGif(image);
  const signature: StoredSignature = {
    signatureId: newId(),
    face: {},
    isDefault: false,
    closed: false,
    images: {},
    createdAt: state.now,
  };
  if (image !== undefined)
    signature.images[asked.imageType ?? 'signature_image'] = await state.contents.put(image);
  signatures.push(signature);
  changeFace(signatures, signature, asked);
  return signature;
}
