import type { UserSignature } from '@countersign/types/esign-v2.1';
import { isGif } from '../../documents/gif.ts';
import { optionalDateTime } from '../../engine/date-time.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { findRecipient } from '../recipients/find-recipient.ts';
import { signs } from '../statuses.ts';
import { requireStatus } from '../guards.ts';
import { deleteUndefined } from '../delete-undefined.ts';

/** The signature of a recipient: the one that it adopted, or would adopt without choosing. */
export function presentSignature(
  { envelopeId }: Pick<StoredEnvelope, 'envelopeId'>,
  recipient: StoredRecipient,
): UserSignature {
  const { signatureInfo = {} } = recipient.details;
  const name = signatureInfo.signatureName ?? signingName(recipient);
  const adopted = optionalDateTime(recipient.signedAt);
  const uri = `/envelopes/${envelopeId}/recipients/${recipient.recipientId}`;
  return deleteUndefined({
    signatureId: recipient.recipientIdGuid,
    signatureName: name,
    signatureInitials: signatureInfo.signatureInitials ?? createInitials(name),
    signatureFont: signatureInfo.fontStyle ?? 'lucia_bt',
    signatureType: '',
    isDefault: 'true',
    adoptedDateTime: adopted,
    createdDateTime: adopted,
    signatureImageUri: `${uri}/signature_image`,
    initialsImageUri: `${uri}/initials_image`,
  });
}

/** The kinds of a recipient's signatures. */
type SignatureKind = 'signature' | 'initials';

const mostBytes = 200 * 1024;

/**
 * A recipient that signs.
 * @throws ServiceRefusal INVALID_RECIPIENT_ID
 */
export function findSigner(envelope: StoredEnvelope, recipientId: string): StoredRecipient {
  const recipient = findRecipient(envelope, recipientId);
  if (signs(recipient)) return recipient;
  throw new ServiceRefusal(
    'INVALID_RECIPIENT_ID',
    `The recipient ${recipientId} has the type ${recipient.type}, which does not have a signature.`,
  );
}

/**
 * Creates the signature or the initials of a recipient as GIF: the image that was set, or the name
 * in a script font.
 * @param chrome draws the frame and the ID around it; an image in GIF is not changed
 */
export async function getSignatureImage(
  { contents, documents }: Pick<State, 'contents' | 'documents'>,
  recipient: StoredRecipient,
  kind: SignatureKind,
  chrome: boolean,
): Promise<Buffer> {
  const content = kind === 'signature' ? recipient.signatureImage : recipient.initialsImage;
  const image = content === undefined ? undefined : await contents.get(content);
  if (image !== undefined && isGif(image)) return image;
  const { signatureInfo = {} } = recipient.details;
  const name = signatureInfo.signatureName ?? signingName(recipient);
  const drawn = await documents.signatureGif({
    kind,
    width: kind === 'signature' ? 200 : 100,
    height: 72,
    name: kind === 'signature' ? name : (signatureInfo.signatureInitials ?? createInitials(name)),
    font: signatureInfo.fontStyle,
    image,
    id: chrome ? getSignatureId(recipient) : undefined,
  });
  return Buffer.from(drawn);
}

/**
 * Puts an image in the place of the signature or the initials of a recipient.
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS, INVALID_RECIPIENT_ID, INVALID_REQUEST_BODY
 */
export async function setSignatureImage(
  { contents }: Pick<State, 'contents'>,
  envelope: StoredEnvelope,
  recipientId: string,
  kind: SignatureKind,
  bytes: Uint8Array,
): Promise<void> {
  requireStatus(envelope, 'setSignatures');
  const recipient = findSigner(envelope, recipientId);
  if (!isGif(bytes) || bytes.length > mostBytes)
    throw new ServiceRefusal(
      'INVALID_REQUEST_BODY',
      `The body must be a GIF image of at most ${mostBytes} bytes. It has ${bytes.length} bytes and is ${isGif(bytes) ? '' : 'not '}a GIF image.`,
    );
  const content = await contents.put(bytes);
  if (kind === 'signature') recipient.signatureImage = content;
  else recipient.initialsImage = content;
}

/** The name that a recipient signs with: the member who acts, of a signing group. */
export function signingName({ details, actedBy }: StoredRecipient): string {
  return actedBy?.userName ?? details.signerName ?? details.name ?? '';
}

/** Creates the identifier of a signature, which is drawn next to it. */
export function getSignatureId({ recipientIdGuid }: StoredRecipient): string {
  return recipientIdGuid.replaceAll('-', '').slice(0, 15).toUpperCase();
}

/** The first letters of the words of a name, in capitals. */
export function createInitials(name: string): string {
  return name
    .split(/\s+/u)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}
