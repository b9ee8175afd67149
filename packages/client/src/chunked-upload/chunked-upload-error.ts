import { CountersignError } from '../errors/countersign-error.js';
import { messageOf } from '../message-of.ts';

/**
 * An upload that was started and did not finish. The `cause` is an error of a call, the reason of
 * the caller's signal, or a mismatch with the file. Within the 20 minutes that the upload lives,
 * `resume: error.chunkedUploadId` continues it.
 */
export class ChunkedUploadError extends CountersignError {
  override name = 'ChunkedUploadError';
  readonly chunkedUploadId: string;
  /** The number of parts that the service is known to have, counted from part 0. */
  readonly partsDone: number;

  constructor(chunkedUploadId: string, partsDone: number, cause: unknown) {
    const why = messageOf(cause);
    super(`upload ${chunkedUploadId}, after ${partsDone} part(s): ${why}`, { cause });
    this.chunkedUploadId = chunkedUploadId;
    this.partsDone = partsDone;
  }
}
