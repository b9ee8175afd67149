import type { Readers } from '../../src/measure/memory.ts';

/** Needs twice the memory of the message. */
export const readers: Readers = {
  twice: () => (bytes) => ({ kept: Buffer.alloc(2 * bytes.length, 1) }),
};
