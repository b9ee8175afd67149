import type { Subject } from './subject.ts';
import { randomText } from './words.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Plain text. */
export const text: Subject = {
  extension: 'txt',
  count: 500,
  generate(random) {
    const lines = randomText(random, random.chance(0.05) ? 5000 : 60);
    return random.chance(0.1) ? Buffer.from(`\ufeff${lines}`, 'utf16le') : utf8(lines);
  },
  hostile: {
    'a line end for every byte': () => utf8('\n'.repeat(5_000_000)),
    'a letter on every line': () => utf8('x\n'.repeat(2_500_000)),
    'one word': () => utf8('x'.repeat(10_000_000)),
    'one word that is too long': () => utf8('x'.repeat(30_000_000)),
    'nothing but spaces': () => utf8(' '.repeat(9_000_000)),
    'nothing but tabs': () => utf8('\t'.repeat(9_000_000)),
    'thousands of marks on one letter': () => utf8(`a${'\u0300\u0316'.repeat(1_000_000)}`),
    'signs that become many': () => utf8('\ufdfa'.repeat(1_000_000)),
    'signs in two parts': () => utf8('\u{1F642}'.repeat(1_000_000)),
    'UTF-16 without its last byte': () =>
      Buffer.from('\ufeffx'.repeat(1000), 'utf16le').subarray(1),
  },
};
