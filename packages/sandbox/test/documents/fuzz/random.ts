/** Random numbers that are the same for the same seed, on every machine. */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  /** Returns true with this probability, from 0 to 1. */
  chance(probability: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
  bytes(length: number): Uint8Array;
}

/** Mixes a text into a number of 32 bits (FNV-1a). */
function hash(text: string): number {
  let mixed = 0x81_1c_9d_c5;
  for (const character of text) {
    mixed = Math.imul(mixed ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return mixed >>> 0;
}

/** Random numbers by the generator mulberry32. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_00_00_00_00;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (from) => from[below(from.length)] ?? from[0],
    bytes: (length) => Uint8Array.from({ length }, () => below(256)),
  };
}
