import { fileHeader } from '../../engine/file-header.ts';
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
  const inText = encoding?.toLowerCase() === 'base64';
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    headers: {
      'content-disposition': fileHeader('file', name, `; documentid="${documentId}"`),
      ...(inText && { 'content-transfer-encoding': 'base64' }),
    },
    file: { bytes: inText ? buffer.toString('base64') : buffer, mediaType },
  };
}

/** The name of a document as that of its PDF: `NDA.docx` gives `NDA.pdf`. */
export function pdfName(name: string, fileExtension: string): string {
  const own = name.toLowerCase();
  if (own.endsWith('.pdf')) return name;
  const end = `.${fileExtension.toLowerCase()}`;
  return `${fileExtension !== '' && own.endsWith(end) ? name.slice(0, -end.length) : name}.pdf`;
}
