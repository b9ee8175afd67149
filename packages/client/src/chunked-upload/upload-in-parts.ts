import type { ChunkedUploadResponse } from '@countersign/types/esign-v2.1/schemas/chunkedUploadResponse';
import type { Client } from '../client.js';
import { Expected } from './checksum.js';
import { ChunkedUploadError } from './chunked-upload-error.js';
import { readBytes, sizeOf, type Content } from './content.js';
import { checkAgainst, checkBefore, usualPartSize } from './limits.js';
import { isCommitted, partSizes, createService, type Service } from './service.js';
import type { UploadOptions } from './upload-options.js';

/**
 * Uploads a file that is too large for one request, and returns the committed upload: its
 * `chunkedUploadUri` goes into the `remoteUrl` of a document or an attachment. Parts are sent one
 * after the other, since the service accepts no gaps; one of them at a time is in memory. Before
 * the commit the service's checksum is compared with that of the file.
 *
 * @throws InputError if the file exceeds the limits of the service, before anything is sent
 * @throws ChunkedUploadError for an upload that was started or resumed and did not finish, whatever
 * the cause, including the signal
 * @throws the errors of the first call, if the upload did not start
 */
export async function uploadInParts(
  client: Client<'esign'>,
  content: Content,
  options: UploadOptions = {},
): Promise<ChunkedUploadResponse> {
  const size = sizeOf(content);
  const {
    accountId,
    resume,
    onProgress,
    maxTotalSize,
    partSize = usualPartSize(size),
    ...calls
  } = options;
  checkBefore(size, partSize, maxTotalSize);
  const service = createService(client, accountId, calls);

  const expected = new Expected();
  let chunkedUploadId = resume;
  let partsDone = 0;
  try {
    const found = resume === undefined ? undefined : await service.state(resume);
    const there = partSizes(found);
    if (found) checkAgainst(found, size, there.size + Math.ceil(missing(size, there) / partSize));

    let compared = false;
    while (expected.bytes < size) {
      const known = there.get(partsDone);
      const start = expected.bytes;
      const bytes = await readBytes(content, start, Math.min(size, start + (known || partSize)));
      if (chunkedUploadId === undefined) {
        const started = await service.start(bytes);
        ({ chunkedUploadId } = started);
        partsDone = 1;
        checkAgainst(started, size, Math.ceil(size / partSize));
      } else {
        if (known === undefined) {
          // The parts at the service must be of this file, or sending the rest would be in vain.
          if (found && !compared) expected.compare(found);
          compared = true;
          await service.add(chunkedUploadId, partsDone, bytes);
        }
        partsDone += 1;
      }
      expected.add(bytes);
      onProgress?.({ chunkedUploadId, partsDone, bytesDone: expected.bytes, bytes: size });
    }
    return await finish(service, chunkedUploadId ?? '', expected);
  } catch (error) {
    if (chunkedUploadId === undefined) throw error;
    throw new ChunkedUploadError(chunkedUploadId, partsDone, error);
  }
}

/** Returns the number of bytes of a file that the service does not have. */
function missing(size: number, there: ReadonlyMap<number, number>): number {
  return size - [...there.values()].reduce((sum, one) => sum + one, 0);
}

/** Commits an upload of which the service has all parts, if it has the right ones. */
async function finish(
  service: Service,
  chunkedUploadId: string,
  expected: Expected,
): Promise<ChunkedUploadResponse> {
  const whole = await service.state(chunkedUploadId);
  expected.compare(whole);
  if (isCommitted(whole)) return whole;
  const committed = await service.commit(chunkedUploadId);
  expected.compare(committed);
  return committed;
}
