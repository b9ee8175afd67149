import { ServiceRefusal } from '../../engine/service-refusal.ts';

/** The maximum size of a user's image in bytes: 200 KB. */
const mostBytes = 200 * 1024;

/** @throws ServiceRefusal INVALID_REQUEST_BODY where the bytes are no GIF, or too many */
export function requireGif(bytes: Buffer): void {
  if (bytes.length > mostBytes)
    throw new ServiceRefusal(
      'INVALID_REQUEST_BODY',
      `The image has ${bytes.length} bytes. The maximum is ${mostBytes}.`,
    );
  const magic = bytes.subarray(0, 6).toString('latin1');
  if (magic !== 'GIF87a' && magic !== 'GIF89a')
    throw new ServiceRefusal('INVALID_REQUEST_BODY', 'The body is not a GIF image.');
}
