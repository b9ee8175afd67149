/** The largest position that an answer can name: positions are whole numbers of 32 bits. */
const farthest = 2 ** 31 - 1;

/** Reads the position at which a request begins a page of a list, from 0. */
export function readPosition(text: unknown): number {
  return Math.min(Number(text ?? 0), farthest);
}
