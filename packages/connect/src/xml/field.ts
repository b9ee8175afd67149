import type { Kept, UnknownElement } from '../kept.js';
import type { Reading } from './reading.js';
import type { Writing, XmlOutObject } from './writing.js';

/** Reads and writes one field of an object; undefined if the object lacks it. */
export interface Field<V> {
  /** The key of the parser's object. */
  key: string;
  /** True if it holds the offset by which the dates of the object are read. */
  zone: boolean;
  read(node: unknown, at: Reading, unknown: UnknownElement[]): V;
  write(value: V, at: Writing, out: XmlOutObject): void;
}

/** A field for each property, in the order of the XML. */
export type Fields<T> = { readonly [K in keyof Omit<T, keyof Kept>]-?: Field<T[K]> };
