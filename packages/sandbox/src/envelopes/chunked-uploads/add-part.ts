import type { Context } from '../../engine/context.ts';
import { decodeBase64 } from '../../engine/decode-base64.ts';
import { ServiceError } from '../../engine/service-error.ts';
import type { State } from '../../state/state.ts';
import { mostParts, type StoredUpload, totalSize, totalSizeAllowed } from './stored-upload.ts';

/**
 * Adds the next part to an upload, which the caller keeps afterwards.
 * @param data the bytes in Base64
 * @throws ServiceError INVALID_REQUEST_BODY without bytes, or where they are too many
 */
export async function addPart(
  state: State,
  { account }: Pick<Context, 'account'>,
  upload: StoredUpload,
  data: string,
): Promise<void> {
  const bytes = decodeBase64(data, '/data');
  if (bytes.length === 0)
    throw new ServiceError(
      'INVALID_REQUEST_BODY',
      'The part at /data has no bytes; send some in Base64.',
    );
  if (upload.parts.length >= mostParts)
    throw new ServiceError(
      'INVALID_REQUEST_PARAMETER',
      `The upload has ${mostParts} parts, which is the most; send larger parts.`,
    );
  const most = totalSizeAllowed(account);
  const size = totalSize(upload) + bytes.length;
  if (size > most)
    throw new ServiceError(
      'INVALID_REQUEST_BODY',
      `With the part at /data the upload would have ${size} bytes; the account allows ${most}.`,
    );
  upload.parts.push({ content: await state.contents.put(bytes), size: bytes.length });
}

/**
 * Refuses a part that does not follow on the last one.
 * @param sequence the place of the part, from 0
 * @throws ServiceError INVALID_REQUEST_PARAMETER
 */
export function requireNextPart(
  { chunkedUploadId, parts, committed }: StoredUpload,
  sequence: string,
): void {
  const next = parts.length;
  const given = Number(sequence);
  if (!committed && given === next) return;
  throw new ServiceError(
    'INVALID_REQUEST_PARAMETER',
    committed
      ? `The upload ${chunkedUploadId} is committed and takes no more parts; start another.`
      : given < next
        ? `The upload ${chunkedUploadId} has part ${sequence} already, and parts cannot be replaced; the next is ${next}.`
        : `Part ${sequence} leaves a gap in the upload ${chunkedUploadId}; the next part is ${next}.`,
  );
}
