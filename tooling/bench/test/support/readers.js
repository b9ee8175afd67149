/** Needs twice the memory of the message. */
export const readers = {
  twice: () => (bytes) => ({ kept: Buffer.alloc(2 * bytes.length, 1) }),
};
