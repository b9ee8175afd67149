import type { UserSignature } from '@countersign/types/esign-v2.1';
import { optionalDateTime } from '../../engine/date-time.ts';
import { withoutUndefined } from '../without-undefined.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { initialsOf } from './initials-of.ts';
import { signingName } from './signing-name.ts';

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
