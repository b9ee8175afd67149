import type { Limits } from './limits.js';

/** How a message is read. */
export interface ParseOptions {
  /** What a message may be at most; the defaults leave room for 25 MB of documents and more. */
  limits?: Partial<Limits>;
  /** Hours by which local times in XML are ahead of UTC, where the message does not say. 0 if left out. */
  timeZoneOffset?: number;
}
