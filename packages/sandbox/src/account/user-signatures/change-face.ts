import type { UserSignature } from '@countersign/types/esign-v2.1';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import type { StoredSignature } from '../../state/model/users.ts';

/** Changes how a signature looks, in memory; a user who has no default signature gets this one. */
export function changeFace(
  signatures: readonly StoredSignature[],
  signature: StoredSignature,
  asked: UserSignature,
): void {
  const { customField, dateStampProperties, disallowUserResizeStamp, externalID } = asked;
  const { nrdsId, nrdsLastName, phoneticName, signatureFont, signatureInitials } = asked;
  const { signatureName, signatureType, stampFormat, stampSizeMM, stampType } = asked;
  signature.face = {
    ...signature.face,
    ...withoutUndefined({ customField, dateStampProperties, disallowUserResizeStamp, externalID }),
    ...withoutUndefined({ nrdsId, nrdsLastName, phoneticName, signatureFont, signatureInitials }),
    ...withoutUndefined({ signatureName, signatureType, stampFormat, stampSizeMM, stampType }),
  };
  const hasDefault = signatures.some(({ isDefault }) => isDefault);
  if (signature.closed || (hasDefault && asked.isDefault !== 'true')) return;
  for (const one of signatures) one.isDefault = one === signature;
}
