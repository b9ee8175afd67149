import { DocumentFault } from '../document-fault.ts';
import { blocksToPdf } from './blocks.ts';

/**
 * Decodes text in UTF-8 or, if its first bytes say so, in UTF-16.
 * @throws {TypeError} if it is in neither
 */
export function decodeUnicode(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

/**
 * Decodes the text of a document.
 * @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT if it is not text
 */
export function decodeText(bytes: Uint8Array, name: string): string {
  try {
    return decodeUnicode(bytes);
  } catch (error) {
    throw new DocumentFault(
      'UNABLE_TO_LOAD_DOCUMENT',
      `The document ${name} is not UTF-8 or UTF-16 text. Save it as UTF-8.`,
      { cause: error },
    );
  }
}

/** Sets text line by line, in a font of fixed width. */
export function textToPdf(bytes: Uint8Array, name: string): Promise<Uint8Array> {
  const text = decodeText(bytes, name);
  return blocksToPdf((take) => take({ kind: 'fixed', text }));
}
