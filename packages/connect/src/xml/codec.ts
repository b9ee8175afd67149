import type { Reading } from './reading.js';
import type { Writing, XmlOut } from './writing.js';

/** Reads and writes the content of an element or an attribute. */
export interface Codec<T> {
  /** @param node the parser's result for an element: its text, or an object */
  read(node: unknown, at: Reading): T;
  write(value: T, at: Writing): XmlOut;
  /** True if an empty element has no value, as one of a number; empty text may be a value. */
  emptyIsAbsent?: boolean;
}

/** Reads and writes values that are text only. */
export interface TextCodec<T> extends Codec<T> {
  parse(text: string, at: Reading): T;
  print(value: T, at: Writing): string;
}

/** Reads and writes one of some words. */
export interface WordCodec<Word> extends TextCodec<Word> {
  /** Returns the matching word, in any case, among the words of the model or of the XML. */
  match(text: string): Word | undefined;
}
