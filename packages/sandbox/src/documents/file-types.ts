/** The extensions of the files that can become documents, in lower case, without a dot. */
export const supportedFileTypes = [
  'csv',
  'docx',
  'htm',
  'html',
  'jpeg',
  'jpg',
  'md',
  'pdf',
  'png',
  'txt',
] as const;

/** An extension that can be converted. */
export type SupportedFileType = (typeof supportedFileTypes)[number];

/** Checks whether files with this extension can become documents. */
export function isSupportedFileType(extension: string): extension is SupportedFileType {
  return supportedFileTypes.some((known) => known === extension);
}

/** File types that their first bytes identify; `zip` may be a document of an office program. */
export type MagicType = 'doc' | 'gif' | 'jpg' | 'pdf' | 'png' | 'rtf' | 'tif' | 'zip';

const beginnings: readonly (readonly [MagicType, readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['tif', [0x49, 0x49, 0x2a, 0x00]],
  ['tif', [0x4d, 0x4d, 0x00, 0x2a]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['rtf', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
];

/** Detects the type of a file by its first bytes; undefined if they identify none, as for text. */
export function magicType(bytes: Uint8Array): MagicType | undefined {
  const found = beginnings.find(([, beginning]) =>
    beginning.every((byte, index) => bytes[index] === byte),
  );
  return found?.[0] ?? (looksLikePdf(bytes) ? 'pdf' : undefined);
}

/**
 * Checks whether the bytes begin as a PDF; readers accept the mark anywhere in the first kilobyte.
 */
export function looksLikePdf(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024));
  return start.includes('%PDF-');
}
