import { ServiceError } from '../../engine/service-error.ts';
import type { StoredUpload } from './stored-upload.ts';

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
