import type { Context } from '../../engine/context.ts';
import { decodeBase64 } from '../../engine/decode-base64.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { State } from '../../state/state.ts';
import { mostParts, type StoredUpload, totalSize, totalSizeAllowed } from './stored-upload.ts';

/**
 * Adds the next part to an upload, which the caller saves afterwards.
 * @param data the bytes in Base64
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER without bytes, or where they are too many
 */
export async function addPart(
  state: State,
  { account }: Pick<Context, 'account'>,
  upload: StoredUpload,
  data: string,
): Promise<void> {
  const bytes = decodeBase64(data, '/data');
  if (bytes.length === 0)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      'The part at /data is empty. Send the content in Base64.',
    );
  if (upload.parts.length >= mostParts)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The upload has ${mostParts} parts, which is the maximum. Send larger parts.`,
    );
  const most = totalSizeAllowed(account);
  const size = totalSize(upload) + bytes.length;
  if (size > most)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `With the part at /data, the upload would have ${size} bytes. The maximum of the account is ${most}.`,
    );
  upload.parts.push({ content: await state.contents.put(bytes), size: bytes.length });
}

/**
 * Refuses a part that does not follow on the last one.
 * @param sequence the place of the part, from 0
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
export function requireNextPart(
  { chunkedUploadId, parts, committed }: StoredUpload,
  sequence: string,
): void {
  const next = parts.length;
  const sequenceNumber = Number(sequence);
  if (!committed && sequenceNumber === next) return;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    committed
      ? `The upload ${chunkedUploadId} is already committed. Start another upload.`
      : sequenceNumber < next
        ? `The upload ${chunkedUploadId} already has part ${sequence}. Parts cannot be replaced. The next part is ${next}.`
        : `Part ${sequence} would leave a gap in the upload ${chunkedUploadId}. The next part is ${next}.`,
  );
}
