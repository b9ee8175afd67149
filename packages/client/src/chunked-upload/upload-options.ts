import type { CallOptions } from '../options.js';

/**
 * Options for uploading a file in parts. Options for a call apply to each call of the upload. Parts
 * and the commit may be repeated without harm, and so are retried as GET is.
 */
export interface UploadOptions extends CallOptions {
  /** Can be left out where the client has it. */
  accountId?: string | undefined;
  /** Bytes of a part. 4 MiB by default, and more where the file would need more than 128 parts. */
  partSize?: number | undefined;
  /** The bytes that the account may upload in all, if not the usual 52,428,800. */
  maxTotalSize?: number | undefined;
  /** The `chunkedUploadId` of an upload that stopped: only the missing parts are sent. */
  resume?: string | undefined;
  /** Called after each part that the service has. An error that it throws ends the upload. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** The progress of an upload. */
export interface UploadProgress {
  /** For `resume`. */
  readonly chunkedUploadId: string;
  readonly partsDone: number;
  readonly bytesDone: number;
  /** Bytes of the whole file. */
  readonly bytes: number;
}
