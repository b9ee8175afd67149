import { Excess } from './excess.ts';

/**
 * Reads what another server sends.
 * @throws Excess as soon as it is more than so many bytes
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
