import { limits } from '../core/outside/limits.ts';

/** The longest body that is kept to be checked, in bytes. */
const longest = limits.kept.bytes;

/** Collects the pieces of a body, unless they become too many. */
export function keepBody() {
  let pieces: Buffer[] | undefined = [];
  let length = 0;
  return {
    add(piece: Buffer): void {
      length += piece.length;
      if (length > longest) pieces = undefined;
      else pieces?.push(piece);
    },
    /** Returns the whole body; undefined if it was too long. */
    take(): Buffer | undefined {
      return pieces === undefined ? undefined : Buffer.concat(pieces);
    },
  };
}
