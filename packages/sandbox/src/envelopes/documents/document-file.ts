import { splitExtension } from '../../documents/index.ts';
import type { AnswerFile } from '../../engine/operation.ts';

/** A file in an answer, with its name. */
export interface DocumentFile {
  headers: Readonly<Record<string, string>>;
  file: AnswerFile;
}

/**
 * The answer with the bytes of a document.
 * @param documentId the number, or the word in its place
 * @param encoding `base64` for text in place of bytes
 */
export function documentFile(
  { name, documentId, mediaType }: { name: string; documentId: string; mediaType: string },
  bytes: Uint8Array,
  encoding?: string,
): DocumentFile {
  const shown = fileName(name);
  const inText = encoding?.toLowerCase() === 'base64';
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    headers: {
      'content-disposition': `file; filename="${plain(shown)}"; documentid="${documentId}"${extended(shown)}`,
      ...(inText && { 'content-transfer-encoding': 'base64' }),
    },
    file: { bytes: inText ? buffer.toString('base64') : buffer, mediaType },
  };
}

/** The name of a file as the parameters of a `Content-Disposition` header. */
export function quoteFileName(name: string): string {
  const shown = fileName(name);
  return `filename="${plain(shown)}"${extended(shown)}`;
}

/**
 * A name that is one of a file, and no path; as long as file systems allow. Half of a sign is no
 * text that a header could say.
 */
function fileName(name: string): string {
  const whole = Buffer.from(name).toString();
  const { stem, end } = splitExtension(whole);
  const plainStem = stem.replaceAll(/[/\\]/gu, '_');
  return `${Array.from(plainStem).slice(0, 200).join('')}${end}`;
}

/** Headers are ASCII, and quotes would end the name. */
function plain(name: string): string {
  return name.replaceAll(/[^\x20-\x7E]/gu, '_').replaceAll(/["\\]/gu, "'");
}

/** The whole name in the way of RFC 6266, where the plain one has lost something. */
function extended(name: string): string {
  return plain(name) === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/** The name of a document as that of its PDF: `NDA.docx` gives `NDA.pdf`. */
export function pdfName(name: string, fileExtension: string): string {
  const own = name.toLowerCase();
  if (own.endsWith('.pdf')) return name;
  const end = `.${fileExtension.toLowerCase()}`;
  return `${fileExtension !== '' && own.endsWith(end) ? name.slice(0, -end.length) : name}.pdf`;
}
