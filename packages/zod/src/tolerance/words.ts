import type { Shape } from './shape.js';

/**
 * Maps the accepted words to the words of an enum, for a shape. An own word beats a synonym. Of
 * words that differ only in case, each is read as itself, and any other case as the one in lower
 * case, or else the first.
 * @param synonyms by synonym: the word that it is read as
 */
export function listWords(
  words: readonly string[],
  synonyms: Iterable<readonly [synonym: string, word: string]> = [],
): NonNullable<Shape['words']> {
  const result = new Map<string, string>();
  for (const [synonym, word] of synonyms) result.set(synonym.toLowerCase(), word);
  for (const word of words.toReversed()) result.set(word.toLowerCase(), word);
  const others = words.filter((word) => result.get(word.toLowerCase()) !== word);
  const firsts = others.map((word) => result.get(word.toLowerCase()) ?? word);
  for (const word of [...firsts, ...others]) result.set(word, word);
  return result;
}

/** The names of properties by their lower case; of names that differ only in case, the first. */
export function listNames(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.toReversed().map((name) => [name.toLowerCase(), name]));
}

/** The words of several enums in one place. */
export function mergeWords(all: readonly NonNullable<Shape['words']>[]): Shape['words'] {
  const entries = all.flatMap((words) => [...words]);
  const synonyms = entries.filter(([text, word]) => text !== word && text !== word.toLowerCase());
  return listWords([...new Set(entries.map(([, word]) => word))], synonyms);
}
