import type { Limits } from './limits.js';

/** Options for reading a message. */
export interface ParseOptions {
  /**
   * The largest sizes that a message may have; the defaults leave room for 25 MB of documents and
   * more.
   */
  limits?: Partial<Limits> | undefined;
  /** Hours by which local times in XML are ahead of UTC, where the message does not say. 0 if left out. */
  timeZoneOffset?: number | undefined;
}
