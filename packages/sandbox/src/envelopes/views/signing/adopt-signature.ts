import { eachTab } from '../../tabs/each-tab.ts';
import type { SentForm } from '../../../pages/read-form.ts';
import type { Signing } from './signing.ts';

/** The largest image of a signature, in bytes. */
const largest = 200_000;

const pngMagic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Takes over the name, the initials and the drawings that a signer signs with. */
export async function adoptSignature(
  signing: Signing,
  form: SentForm,
  errors: Map<string, string>,
): Promise<void> {
  const { state, recipient } = signing;
  const kinds = new Set(eachTab(recipient.tabs).map(({ list }) => list));
  const signs = kinds.has('signHereTabs');
  const initials = kinds.has('initialHereTabs');
  if (signs && form.text('signature-name') === '')
    errors.set('signature-name', 'Type your name to sign.');
  if (initials && form.text('signature-initials') === '')
    errors.set('signature-initials', 'Type your initials.');
  const drawn = {
    signatureImage: signs ? drawing(form.text('signature-image')) : undefined,
    initialsImage: initials ? drawing(form.text('initials-image')) : undefined,
  };
  if (errors.size > 0 || !(signs || initials)) return;
  recipient.details.signatureInfo = {
    ...recipient.details.signatureInfo,
    ...(signs && { signatureName: form.text('signature-name') }),
    ...(initials && { signatureInitials: form.text('signature-initials') }),
  };
  if (drawn.signatureImage !== undefined)
    recipient.signatureImage = await state.contents.put(drawn.signatureImage);
  if (drawn.initialsImage !== undefined)
    recipient.initialsImage = await state.contents.put(drawn.initialsImage);
}

/** The PNG that the page's canvas made; undefined where nothing was drawn, or it is something else. */
function drawing(text: string): Buffer | undefined {
  const [, base64 = ''] = /^data:image\/png;base64,([\w+/=]+)$/.exec(text) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  const isPng = bytes.subarray(0, pngMagic.length).equals(pngMagic);
  return isPng && bytes.length <= largest ? bytes : undefined;
}
