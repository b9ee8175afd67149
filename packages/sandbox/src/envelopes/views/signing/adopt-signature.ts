import { findSignatureFont } from '../../../documents/index.ts';
import { eachTab } from '../../tabs/each-tab.ts';
import { languageOf } from '../visit.ts';
import type { SentForm } from '../../../pages/read-form.ts';
import { type AdoptedImage, readAdoptedImage } from './read-adopted-image.ts';
import type { Signing } from './signing.ts';

/** Applies the name, the initials, the font and the images of a signature. */
export async function adoptSignature(
  signing: Signing,
  form: SentForm,
  errors: Map<string, string>,
): Promise<void> {
  const { state, recipient } = signing;
  const { t } = languageOf(signing);
  const kinds = new Set(eachTab(recipient.tabs).map(({ list }) => list));
  const signs = kinds.has('signHereTabs');
  const initials = kinds.has('initialHereTabs');
  const none: AdoptedImage = { isSent: false };
  const signature = signs ? readAdoptedImage(form, 'signature', t) : none;
  const short = initials ? readAdoptedImage(form, 'initials', t) : none;
  if (signs && form.text('signature-name') === '')
    errors.set('signature-name', t('Type your name to sign.'));
  if (initials && form.text('signature-initials') === '')
    errors.set('signature-initials', t('Type your initials.'));
  if (signature.problem !== undefined) errors.set('signature-name', signature.problem);
  if (short.problem !== undefined) errors.set('signature-initials', short.problem);
  if (errors.size > 0 || !(signs || initials)) return;
  const chosen = form.text('signature-font');
  recipient.details.signatureInfo = {
    ...recipient.details.signatureInfo,
    ...(signs && { signatureName: form.text('signature-name') }),
    ...(initials && { signatureInitials: form.text('signature-initials') }),
    // The stored style is the one that is drawn, not the one that was sent.
    ...(chosen !== '' && { fontStyle: findSignatureFont(chosen).id }),
  };
  if (signature.isSent) {
    delete recipient.signatureImage;
    if (signature.bytes !== undefined)
      recipient.signatureImage = await state.contents.put(signature.bytes);
  }
  if (short.isSent) {
    delete recipient.initialsImage;
    if (short.bytes !== undefined) recipient.initialsImage = await state.contents.put(short.bytes);
  }
}
