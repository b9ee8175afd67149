import { Excess } from './excess.ts';

/**
 * Reads the body of another server's response.
 * @throws Excess as soon as it exceeds a number of bytes
 */
export async function readOutsideBytes(
  body: AsyncIterable<Uint8Array> | null,
  most: number,
): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length > most) throw new Excess(`more than ${most} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
