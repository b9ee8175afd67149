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

/** Whether files with this extension can become documents. */
export function isSupportedFileType(extension: string): extension is SupportedFileType {
  return supportedFileTypes.some((known) => known === extension);
}
