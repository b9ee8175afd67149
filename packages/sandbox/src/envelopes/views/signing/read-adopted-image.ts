import type { Translate } from '../../../pages/languages/language.ts';
import type { SentForm } from '../../../pages/read-form.ts';

/** The largest image of a signature, in bytes: 200 KB. */
const largest = 200 * 1024;

const types = [
  { mediaType: 'image/png', magic: '\u0089PNG\r\n' },
  { mediaType: 'image/jpeg', magic: '\u00ff\u00d8\u00ff' },
  { mediaType: 'image/gif', magic: 'GIF8' },
];

/** The image that a signer drew or chose, or the problem with it; neither if there is no image. */
export interface AdoptedImage {
  /** True if the form has the image field: a program that sends only a name changes no image. */
  isSent: boolean;
  bytes?: Buffer | undefined;
  problem?: string | undefined;
}

/**
 * Reads an image from the form. A browser with scripts sends the drawing or the file as a data URL,
 * so that it survives when the page is shown again; one without scripts sends the file.
 */
export function readAdoptedImage(
  form: SentForm,
  what: 'signature' | 'initials',
  t: Translate,
): AdoptedImage {
  const file = form.files.get(`${what}-file`)?.bytes;
  const text = form.text(`${what}-image`);
  const isSent = file !== undefined || form.texts.has(`${what}-image`);
  if (file === undefined && text === '') return { isSent };
  const bytes = file ?? Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
  if (findImageType(bytes) === undefined)
    return { isSent, problem: t('The image must be a PNG, JPEG or GIF file.') };
  if (bytes.length > largest)
    return {
      isSent,
      problem: t('The image has {size} KB. The maximum is {most} KB.', {
        size: Math.ceil(bytes.length / 1024),
        most: largest / 1024,
      }),
    };
  return { isSent, bytes };
}

/**
 * Detects the media type of an image by its first bytes; undefined if it is not a PNG, JPEG or GIF.
 */
export function findImageType(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  return types.find(({ magic }) => start.startsWith(magic))?.mediaType;
}
