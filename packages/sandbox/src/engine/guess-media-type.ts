import { looksLikePdf } from '../documents/file-types.ts';

const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['csv', 'text/csv'],
  ['doc', 'application/msword'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['gif', 'image/gif'],
  ['htm', 'text/html'],
  ['html', 'text/html'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['md', 'text/markdown'],
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['txt', 'text/plain'],
]);

/** The media type of a file whose request names none. */
export function guessMediaType(extension: string, bytes: Uint8Array): string {
  if (looksLikePdf(bytes)) return 'application/pdf';
  return mediaTypes.get(extension) ?? 'application/octet-stream';
}
