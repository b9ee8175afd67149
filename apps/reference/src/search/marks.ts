import { findWords } from './words.ts';

/** A piece of a text, marked if it matches a typed word. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** Splits a text at the places where typed words begin a name or a part of one. */
export function markTerms(text: string, terms: readonly string[]): Piece[] {
  const marked = new Set<number>();
  for (const { term, start } of findWords(text)) {
    for (const typed of terms) {
      if (term.startsWith(typed)) for (let at = 0; at < typed.length; at++) marked.add(start + at);
    }
  }
  const pieces: Piece[] = [];
  // By code units, like the indexes of the words.
  for (let at = 0; at < text.length; at++) {
    const last = pieces.at(-1);
    if (last?.marked === marked.has(at)) last.text += text.charAt(at);
    else pieces.push({ text: text.charAt(at), marked: marked.has(at) });
  }
  return pieces;
}
