import type { UserSignature } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import type { StoredSignature } from '../../state/model/users.ts';
import type { State } from '../../state/state.ts';
import { requireSignatureImage } from '../users/signature-image.ts';

/**
 * Adds a signature to those of a user, in memory; the first one becomes the default.
 * @param file the image that came beside the JSON
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER without a name, or where the image is none
 */
export async function addSignature(
  state: State,
  { newId }: Context,
  signatures: StoredSignature[],
  requested: UserSignature,
  file?: Buffer,
): Promise<StoredSignature> {
  if ((requested.signatureName ?? '').trim() === '')
    throw new ServiceRefusal('INVALID_REQUEST_PARAMETER', 'A signature needs a signatureName.');
  const encoded = requested.imageBase64 ?? '';
  const image = file ?? (encoded === '' ? undefined : Buffer.from(encoded, 'base64'));
  if (image !== undefined) requireSignatureImage(image);
  const signature: StoredSignature = {
    signatureId: newId(),
    face: {},
    isDefault: false,
    closed: false,
    images: {},
    createdAt: state.now,
  };
  if (image !== undefined)
    signature.images[requested.imageType ?? 'signature_image'] = await state.contents.put(image);
  signatures.push(signature);
  changeFace(signatures, signature, requested);
  return signature;
}

/** Changes how a signature looks, in memory; a user who has no default signature gets this one. */
export function changeFace(
  signatures: readonly StoredSignature[],
  signature: StoredSignature,
  requested: UserSignature,
): void {
  const { customField, dateStampProperties, disallowUserResizeStamp, externalID } = requested;
  const { nrdsId, nrdsLastName, phoneticName, signatureFont, signatureInitials } = requested;
  const { signatureName, signatureType, stampFormat, stampSizeMM, stampType } = requested;
  signature.face = {
    ...signature.face,
    ...withoutUndefined({ customField, dateStampProperties, disallowUserResizeStamp, externalID }),
    ...withoutUndefined({ nrdsId, nrdsLastName, phoneticName, signatureFont, signatureInitials }),
    ...withoutUndefined({ signatureName, signatureType, stampFormat, stampSizeMM, stampType }),
  };
  const hasDefault = signatures.some(({ isDefault }) => isDefault);
  if (signature.closed || (hasDefault && requested.isDefault !== 'true')) return;
  for (const one of signatures) one.isDefault = one === signature;
}

/** Closes a signature, in memory, so that it serves for no more signing; another one is the default then. */
export function closeSignature(
  signatures: readonly StoredSignature[],
  signature: StoredSignature,
): void {
  signature.closed = true;
  if (!signature.isDefault) return;
  signature.isDefault = false;
  const next = signatures.find(({ closed }) => !closed);
  if (next !== undefined) next.isDefault = true;
}
