// Samples of many cases that are alike: `npm test` checks a part, which is another each day, and
// the script `prove` of a workspace checks all of them (docs/decisions/0070-a-part-each-day.md).
import { crc32 } from 'node:zlib';

/** Set in the environment, it repeats the choice of an earlier run. */
const variable = 'COUNTERSIGN_SEED';

/**
 * Returns the seed of this run: from the environment, or the number of the day. A config calls
 * this, so that all workers get the same, even around midnight.
 * @throws Error if the variable is not a number
 */
export function readSeed(): number {
  const text = (process.env[variable] ??= String(Math.floor(Date.now() / 86_400_000)));
  const seed = Number(text);
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw new Error(
      `${variable} is ${JSON.stringify(text)}; set it to a whole number, or not at all`,
    );
  return seed;
}

/** Explains how to repeat the choice of this run; printed with its result. */
export function describeSeed(): string {
  return `${variable}=${readSeed()} repeats it`;
}

/** Reports whether this run leaves nothing out, as each night: `COUNTERSIGN_SAMPLE=all`. */
export function isWhole(): boolean {
  return process.env['COUNTERSIGN_SAMPLE'] === 'all';
}

/** Reports whether this run checks all cases of which `npm test` checks a part. */
export function isProof(): boolean {
  return isWhole() || /^prove\b/.test(process.env['npm_lifecycle_event'] ?? '');
}

/**
 * Takes the items of one part, out of a number of parts; the next seed takes the next part. An item
 * stays in its part when others are added or removed.
 */
export function takePart<Item>(
  items: readonly Item[],
  parts: number,
  nameOf: (item: Item) => string,
  seed = readSeed(),
): Item[] {
  return items.filter((item) => (crc32(nameOf(item)) + seed) % parts === 0);
}
