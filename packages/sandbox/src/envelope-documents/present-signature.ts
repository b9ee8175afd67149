import type { UserSignature } from '@countersign/types/esign-v2.1';
import { optionalDateTime } from '../engine/date-time.js';
import { withoutUndefined } from '../envelope/without-undefined.js';
import type { StoredEnvelope } from '../model/envelope.js';
import type { StoredRecipient } from '../model/recipient.js';
import { initialsOf } from './initials-of.js';
import { signingName } from './signing-name.js';

/** The signature of a recipient: the one that it adopted, or would adopt without choosing. */
export function presentSignature(
  { envelopeId }: Pick<StoredEnvelope, 'envelopeId'>,
  recipient: StoredRecipient,
): UserSignature {
  const name = signingName(recipient);
  const adopted = optionalDateTime(recipient.signedAt);
  const uri = `/envelopes/${envelopeId}/recipients/${recipient.recipientId}`;
  return withoutUndefined({
    signatureId: recipient.recipientIdGuid,
    signatureName: name,
    signatureInitials: initialsOf(name),
    signatureFont: 'lucia_bt',
    signatureType: '',
    isDefault: 'true',
    adoptedDateTime: adopted,
    createdDateTime: adopted,
    signatureImageUri: `${uri}/signature_image`,
    initialsImageUri: `${uri}/initials_image`,
  });
}
