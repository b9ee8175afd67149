// Splits texts and names into words. The same rule applies to indexed texts, to the query, and to
// the marks in a result.

/** A word of a text, in lower case, with its position. */
export interface Word {
  term: string;
  start: number;
}

const names = /[\p{L}\p{N}_-]+/gu;
// `HMACKey` is HMAC and Key; digits stay with the letters before them.
const parts = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?\p{Ll}[\p{Ll}\p{N}]*|\p{L}+|\p{N}+/gu;

/** The parts of every name in a text: `emailBlurb` is email and blurb. */
export function findParts(text: string): Word[] {
  return matches(text, names).flatMap((name) =>
    matches(name.text, parts).map((part) => word(part.text, name.start + part.start)),
  );
}

/** The parts of every name, and each name as a whole. */
export function findWords(text: string): Word[] {
  return [...matches(text, names).map((name) => word(name.text, name.start)), ...findParts(text)];
}

/** Removes separators from a name, so that `email blurb` equals `emailBlurb`. */
export function squash(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function word(text: string, start: number): Word {
  return { term: text.toLowerCase(), start };
}

function matches(text: string, pattern: RegExp): { text: string; start: number }[] {
  return [...text.matchAll(pattern)].map((match) => ({ text: match[0], start: match.index }));
}
