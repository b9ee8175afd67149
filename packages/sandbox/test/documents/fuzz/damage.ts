import type { Random } from './random.ts';

type Damage = (bytes: Buffer, random: Random) => Uint8Array;

/** Chooses the beginning and the end of a random piece of a file. */
function piece(bytes: Uint8Array, random: Random): [begin: number, end: number] {
  const begin = random.below(bytes.length + 1);
  const longest = random.chance(0.5) ? 16 : bytes.length;
  return [begin, Math.min(bytes.length, begin + random.below(longest + 1))];
}

const extremes = [
  '0',
  '-1',
  '1',
  '65536',
  '99999999',
  '2147483648',
  '4294967295',
  '1e309',
  '',
] as const;

const damages: readonly [Damage, ...Damage[]] = [
  // Some bits are wrong.
  (bytes, random) => {
    for (let count = 1 + random.below(8); count > 0; count -= 1) {
      const at = random.below(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
    }
    return bytes;
  },
  // Some bytes are the smallest, the largest or any.
  (bytes, random) => {
    for (let count = 1 + random.below(8); count > 0; count -= 1) {
      bytes[random.below(bytes.length)] = random.pick([0, 0xff, 0x7f, 0x80, random.below(256)]);
    }
    return bytes;
  },
  // The end is missing.
  (bytes, random) => bytes.subarray(0, random.below(bytes.length + 1)),
  // A piece is missing.
  (bytes, random) => {
    const [begin, end] = piece(bytes, random);
    return Buffer.concat([bytes.subarray(0, begin), bytes.subarray(end)]);
  },
  // A piece comes several times.
  (bytes, random) => {
    const [begin, end] = piece(bytes, random);
    const times = Math.min(random.below(500), Math.floor(200_000 / (end - begin + 1)));
    const repeated = Array.from({ length: times }, () => bytes.subarray(begin, end));
    return Buffer.concat([bytes.subarray(0, end), ...repeated, bytes.subarray(end)]);
  },
  // A piece is somewhere else.
  (bytes, random) => {
    const [begin, end] = piece(bytes, random);
    const at = random.below(bytes.length);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(begin, end), bytes.subarray(at)]);
  },
  // Something else is in between.
  (bytes, random) => {
    const at = random.below(bytes.length);
    return Buffer.concat([
      bytes.subarray(0, at),
      random.bytes(random.below(64)),
      bytes.subarray(at),
    ]);
  },
  // A number that is written in digits is an extreme one.
  (bytes, random) => {
    const text = bytes.toString('latin1');
    const numbers = [...text.matchAll(/\d+/gu)];
    const found = numbers[random.below(numbers.length)];
    if (found === undefined) return bytes;
    const after = text.slice(found.index + found[0].length);
    return Buffer.from(text.slice(0, found.index) + random.pick(extremes) + after, 'latin1');
  },
  // A number in four bytes is an extreme one.
  (bytes, random) => {
    const value = random.pick([0, 1, 0x7f_ff_ff_ff, 0xff_ff_ff_ff, bytes.length, 0xff_ff]);
    if (bytes.length >= 4) bytes.writeUInt32BE(value, random.below(bytes.length - 3));
    return bytes;
  },
];

/** Damages a copy of a file once or several times. */
export function damage(bytes: Uint8Array, random: Random): Uint8Array {
  let damaged: Uint8Array = bytes;
  for (let count = random.chance(0.6) ? 1 : 1 + random.below(4); count > 0; count -= 1) {
    if (damaged.length === 0) break;
    damaged = random.pick(damages)(Buffer.from(damaged), random);
  }
  return damaged;
}
