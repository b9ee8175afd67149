import type { BinaryBody } from '../binary.js';

/** A file that goes into an envelope beside its JSON. */
export interface EnvelopeFile {
  /**
   * A whole number above zero, the `documentId` of an entry in the definition's `documents`. If
   * there is no such entry, one is added, with the name of the file and its extension.
   */
  readonly documentId: string;
  /** The name of the file, such as `lease.pdf`. */
  readonly name: string;
  /** The content. With a stream among the files, the envelope is sent once and not retried. */
  readonly content: BinaryBody;
  /** The media type; by default that of the Blob, or `application/octet-stream` if it has none. */
  readonly mediaType?: string | undefined;
}
