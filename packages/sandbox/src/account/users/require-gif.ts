import { ServiceRefusal } from '../../engine/service-refusal.ts';

/** The maximum size of a user's image in bytes: 200 KB. */
const mostBytes = 200 * 1024;

/** @throws ServiceRefusal INVALID_REQUEST_BODY where the bytes are too many for an image of a user */
export function requireSmallImage({ length }: Buffer): void {
  if (length > mostBytes)
    throw new ServiceRefusal(
      'INVALID_REQUEST_BODY',
      `The image has ${length} bytes. The maximum is ${mostBytes}.`,
    );
}

/** @throws ServiceRefusal INVALID_REQUEST_BODY where the bytes are no GIF, or too many */
export function requireGif(bytes: Buffer): void {
  requireSmallImage(bytes);
  const magic = bytes.subarray(0, 6).toString('latin1');
  if (magic !== 'GIF87a' && magic !== 'GIF89a')
    throw new ServiceRefusal('INVALID_REQUEST_BODY', 'The body is not a GIF image.');
}
