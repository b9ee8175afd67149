import {
  type FileKind,
  isSupportedFileType,
  kindOf,
  magicType,
  type SupportedFileType,
} from './file-types.ts';
import { decodeUnicode } from './convert/text-to-pdf.ts';
import { openZip } from './convert/docx/zip.ts';

/**
 * Tells how a file is to be read: by its bytes, and by its extension only where they tell nothing, as
 * with text. Undefined where neither tells it, or where the bytes cannot be what the extension says.
 */
export function detectKind(bytes: Uint8Array, extension: string): FileKind | undefined {
  const type = isSupportedFileType(extension) ? extension : undefined;
  switch (magicType(bytes)) {
    case 'pdf':
      return 'pdf';
    case 'bmp':
    case 'gif':
    case 'jpg':
    case 'png':
    case 'tif':
      return 'image';
    case 'rtf':
      return 'rtf';
    case 'wpd':
      return 'wpd';
    case 'ole':
      return kindOfOle(bytes) ?? expected(type, ['doc', 'msg', 'ppt', 'sheet']);
    case 'zip':
      return kindOfZip(bytes) ?? expected(type, ['docx', 'odt', 'pptx', 'sheet', 'xps']);
    case undefined:
      return kindOfText(bytes, type);
  }
}

/** The kind of an extension, where it is one of some. */
function expected(
  type: SupportedFileType | undefined,
  some: readonly FileKind[],
): FileKind | undefined {
  const kind = type === undefined ? undefined : kindOf(type);
  return kind !== undefined && some.includes(kind) ? kind : undefined;
}

/** The streams that documents in compound files have. */
const streams: readonly (readonly [string, FileKind])[] = [
  ['WordDocument', 'doc'],
  ['Workbook', 'sheet'],
  ['PowerPoint Document', 'ppt'],
  ['__properties_version1.0', 'msg'],
  ['Book', 'sheet'],
];

/** Names of streams are in UTF-16, in a directory whose place the file chooses. */
function kindOfOle(bytes: Uint8Array): FileKind | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return streams.find(([name]) => buffer.includes(`${name}\0`, 0, 'utf16le'))?.[1];
}

/** More than the parts have that name the others. */
const mostBytes = 4_000_000;

/** The kinds of documents by a word in the content types of their archives. */
const partTypes: readonly (readonly [string, FileKind])[] = [
  ['wordprocessingml.', 'docx'],
  ['ms-word.', 'docx'],
  ['spreadsheetml.', 'sheet'],
  ['ms-excel.', 'sheet'],
  ['presentationml.', 'pptx'],
  ['ms-powerpoint.', 'pptx'],
  ['package.xps-fixed', 'xps'],
];

function kindOfZip(bytes: Uint8Array): FileKind | undefined {
  try {
    const zip = openZip(bytes, mostBytes);
    const read = (name: string) => Buffer.from(zip.read(name) ?? []).toString();
    if (read('mimetype').trim().startsWith('application/vnd.oasis.opendocument.text')) return 'odt';
    const types = read('[Content_Types].xml');
    const main = [...types.matchAll(/ContentType="([^"]*)"/gu)]
      .map(([, type = '']) => type)
      .find((type) => type.endsWith('.main+xml') || type.includes('xps-fixed'));
    const kind = partTypes.find(([word]) => (main ?? types).includes(word))?.[1];
    return kind ?? (zip.read('word/document.xml') === undefined ? undefined : 'docx');
  } catch {
    return undefined;
  }
}

/** Extensions under which programs of old save web pages and plain text, too. */
const loose: ReadonlySet<string> = new Set(['doc', 'dot', 'rtf', 'xls']);

function kindOfText(bytes: Uint8Array, type: SupportedFileType | undefined): FileKind | undefined {
  if (type === undefined) return undefined;
  const kind = kindOf(type);
  if (kind === 'text' || kind === 'html') return kind;
  const beginning = Buffer.from(bytes.subarray(0, 1000)).toString('latin1');
  if (/^[^<]{0,8}<(?:!doctype html|html)\b/iu.test(beginning.trimStart())) return 'html';
  return loose.has(type) && isText(bytes) ? 'text' : undefined;
}

function isText(bytes: Uint8Array): boolean {
  try {
    return !decodeUnicode(bytes).includes('\0');
  } catch {
    return false;
  }
}
