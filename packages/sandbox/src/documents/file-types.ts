/** A kind of file, by the way in which it is read. */
export type FileKind =
  | 'doc'
  | 'docx'
  | 'html'
  | 'image'
  | 'msg'
  | 'odt'
  | 'pdf'
  | 'ppt'
  | 'pptx'
  | 'rtf'
  | 'sheet'
  | 'text'
  | 'wpd'
  | 'xps';

/** The kinds of the files that can become documents, by their extensions in lower case. */
const kinds = {
  bmp: 'image',
  csv: 'text',
  doc: 'doc',
  docm: 'docx',
  docx: 'docx',
  dot: 'doc',
  dotm: 'docx',
  dotx: 'docx',
  gif: 'image',
  htm: 'html',
  html: 'html',
  jpeg: 'image',
  jpg: 'image',
  md: 'text',
  msg: 'msg',
  odt: 'odt',
  pdf: 'pdf',
  png: 'image',
  pot: 'ppt',
  potx: 'pptx',
  pps: 'ppt',
  ppt: 'ppt',
  pptm: 'pptx',
  pptx: 'pptx',
  rtf: 'rtf',
  tif: 'image',
  tiff: 'image',
  txt: 'text',
  wpd: 'wpd',
  xls: 'sheet',
  xlsm: 'sheet',
  xlsx: 'sheet',
  xps: 'xps',
} as const satisfies Record<string, FileKind>;

/** An extension that can be converted. */
export type SupportedFileType = keyof typeof kinds;

/** Checks whether files with this extension can become documents. */
export function isSupportedFileType(extension: string): extension is SupportedFileType {
  return Object.hasOwn(kinds, extension);
}

/** The extensions of the files that can become documents, in lower case, without a dot. */
export const supportedFileTypes: readonly SupportedFileType[] =
  Object.keys(kinds).filter(isSupportedFileType);

/** Extensions that are read here and that the service does not take. */
export const unlistedFileTypes: ReadonlySet<string> = new Set(['md', 'odt']);

/** The kind of the files with an extension. */
export function kindOf(extension: SupportedFileType): FileKind {
  return kinds[extension];
}

/** A type that the first bytes of a file show; office documents are `zip` or `ole`. */
export type MagicType =
  | 'bmp'
  | 'gif'
  | 'jpg'
  | 'ole'
  | 'pdf'
  | 'png'
  | 'rtf'
  | 'tif'
  | 'wpd'
  | 'zip';

const beginnings: readonly (readonly [MagicType, readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['tif', [0x49, 0x49, 0x2a, 0x00]],
  ['tif', [0x4d, 0x4d, 0x00, 0x2a]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['rtf', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ['wpd', [0xff, 0x57, 0x50, 0x43]],
];

/** Detects the type of a file by its first bytes; undefined if they identify none, as for text. */
export function magicType(bytes: Uint8Array): MagicType | undefined {
  const found = beginnings.find(([, beginning]) =>
    beginning.every((byte, index) => bytes[index] === byte),
  );
  return found?.[0] ?? (looksLikePdf(bytes) ? 'pdf' : looksLikeBmp(bytes) ? 'bmp' : undefined);
}

/** The beginnings that documents of office programs have. */
const officeTypes: ReadonlySet<MagicType | undefined> = new Set(['ole', 'rtf', 'wpd', 'zip']);

/** Reports whether a document can be one of an office program; its bytes are not read far. */
export function mayBeOffice(bytes: Uint8Array): boolean {
  return officeTypes.has(magicType(bytes));
}

/**
 * Checks whether the bytes begin as a PDF; readers accept the mark anywhere in the first kilobyte.
 */
export function looksLikePdf(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024));
  return start.includes('%PDF-');
}

/** Checks for the head of a BMP: BM, four bytes for the size, and four that are zero. */
function looksLikeBmp(bytes: Uint8Array): boolean {
  if (bytes.length < 26 || bytes[0] !== 0x42 || bytes[1] !== 0x4d) return false;
  return [6, 7, 8, 9].every((at) => bytes[at] === 0);
}
