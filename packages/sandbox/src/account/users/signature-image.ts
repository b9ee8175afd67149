import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { magicType } from '../../documents/file-types.ts';
import { requireSmallImage } from './require-gif.ts';

/** The images that a signature can be drawn with, and their media types. */
const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['bmp', 'image/bmp'],
  ['gif', 'image/gif'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
]);

/**
 * Refuses what is no image of a signature.
 * @throws ServiceRefusal INVALID_REQUEST_BODY where the bytes are no image that the service takes, or too many
 * @evidence public
 */
export function requireSignatureImage(bytes: Buffer): void {
  requireSmallImage(bytes);
  if (imageType(bytes) === undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_BODY',
      'The body is not a GIF, PNG, JPEG or BMP image.',
    );
}

/** The media type of an image of a signature, by its bytes. */
export function imageType(bytes: Buffer): string | undefined {
  const isBitmap = bytes.subarray(0, 2).toString('latin1') === 'BM';
  return mediaTypes.get(isBitmap ? 'bmp' : (magicType(bytes) ?? ''));
}
