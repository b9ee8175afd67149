import type { Readers } from '../../src/suite.ts';

/** What is known to take twice the message. */
export const readers: Readers = {
  twice: (bytes) => ({ held: Buffer.alloc(2 * bytes.length, 1) }),
};
