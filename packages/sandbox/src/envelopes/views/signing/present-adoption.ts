import { findSignatureFont, type SignatureFont, signatureFonts } from '../../../documents/index.ts';
import { createInitials } from '../../documents/signatures.ts';
import { findKeptSignature } from './kept-signature.ts';
import type { Entered } from './list-controls.ts';
import { findImageType } from './read-adopted-image.ts';
import { getSigner, type Signing } from './signing.ts';

/** The signature that a signer is offered, for the template. */
export interface Adoption {
  /** True if the signer has adopted it before, here or in another envelope. */
  isAdopted: boolean;
  name: string;
  initials: string;
  font: string;
  fonts: readonly SignatureFont[];
  /** Images as data addresses; empty without one. */
  signatureImage: string;
  initialsImage: string;
}

/**
 * Finds the signature to offer: the one just sent, that of the envelope, one adopted before, or the
 * plain name.
 */
export async function presentAdoption(signing: Signing, entered?: Entered): Promise<Adoption> {
  const { recipient } = signing;
  const { userName } = getSigner(signing);
  const kept = await findKeptSignature(signing);
  const own = recipient.details.signatureInfo;
  const sent = (field: string) => entered?.texts.get(field);
  return {
    isAdopted:
      (sent('signature-adopted') ?? (kept?.signatureName === undefined ? '' : 'true')) !== '',
    name: sent('signature-name') ?? own?.signatureName ?? kept?.signatureName ?? userName,
    initials:
      sent('signature-initials') ??
      own?.signatureInitials ??
      kept?.signatureInitials ??
      createInitials(userName),
    font: findSignatureFont(sent('signature-font') ?? own?.fontStyle ?? kept?.fontStyle).id,
    fonts: signatureFonts,
    signatureImage:
      sent('signature-image') ??
      (await readImage(signing, recipient.signatureImage ?? kept?.signatureImage)),
    initialsImage:
      sent('initials-image') ??
      (await readImage(signing, recipient.initialsImage ?? kept?.initialsImage)),
  };
}

async function readImage({ state }: Signing, content: string | undefined): Promise<string> {
  if (content === undefined) return '';
  const bytes = await state.contents.get(content);
  const type = findImageType(bytes);
  return type === undefined ? '' : `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}
