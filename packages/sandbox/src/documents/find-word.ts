/**
 * The letters by which a word is looked for: Node looks for longer texts in another way, which takes
 * four times as long among bytes that have no such text.
 */
const letters = 7;

/** Finds a word of ASCII in bytes; -1 if there is none. */
export function findWord(bytes: Buffer, word: string, from = 0): number {
  const at = bytes.indexOf(word.slice(0, letters), from, 'latin1');
  if (at === -1 || bytes.toString('latin1', at, at + word.length) === word) return at;
  return bytes.indexOf(word, at + 1, 'latin1');
}
