import { CountersignError } from '../errors/countersign-error.js';

/**
 * An upload that was started and did not come to its end. What ended it is the `cause`: an error of
 * a call, the reason of the caller's signal, or what does not fit. Within the 20 minutes that the
 * upload lives, `resume: error.chunkedUploadId` goes on with it.
 */
export class ChunkedUploadError extends CountersignError {
  override name = 'ChunkedUploadError';
  readonly chunkedUploadId: string;
  /** How many parts the service is known to have, counted from part 0. */
  readonly partsDone: number;

  constructor(chunkedUploadId: string, partsDone: number, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`upload ${chunkedUploadId}, after ${partsDone} part(s): ${why}`, { cause });
    this.chunkedUploadId = chunkedUploadId;
    this.partsDone = partsDone;
  }
}
