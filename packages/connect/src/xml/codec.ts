import type { Reading } from './reading.js';
import type { Writing, XmlOut } from './writing.js';

/** Reads and writes what an element or an attribute holds. */
export interface Codec<T> {
  /** @param node what the parser made of an element: its text, or an object */
  read(node: unknown, at: Reading): T;
  write(value: T, at: Writing): XmlOut;
  /** True if an empty element has no value, as one of a number; empty text may be a value. */
  emptyIsAbsent?: boolean;
}

/** Reads and writes what text alone can say. */
export interface TextCodec<T> extends Codec<T> {
  parse(text: string, at: Reading): T;
  print(value: T, at: Writing): string;
}

/** Reads and writes one of some words. */
export interface WordCodec<Word> extends TextCodec<Word> {
  /** The word that is meant, whatever its case, in the words of the model or of the XML. */
  match(text: string): Word | undefined;
}
