import type { Random } from './random.ts';

const words = [
  'lease',
  'Sign: /sig1/',
  '  ',
  '\n',
  '\r\n',
  '\t',
  '\u0000',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u2028',
  '\ufeff',
  '\ufdfa',
  '\u{1F642}',
  'e\u0301',
  '\u0300\u0316'.repeat(20),
  'Ł',
  'Привет',
  'x'.repeat(300),
  '𝒳',
  '&amp;',
  '<',
  '>',
  '"',
] as const;

/** Words, spaces and signs that are hard to write, in any order. */
export function randomText(random: Random, longest = 40): string {
  return Array.from({ length: random.below(longest) }, () => random.pick(words)).join(
    random.pick(['', ' ', ' ']),
  );
}
