import { findWord } from './find-word.ts';

/** Checks whether a PDF may be encrypted: the entry for encryption is never compressed. */
export function looksEncrypted(bytes: Uint8Array): boolean {
  return findWord(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), '/Encrypt') !== -1;
}
