/** The place of the file of a document whose text was decoded; copies of the document have it too. */
export const decodedFile = Symbol('decoded file');

/** A file that came as Base64 in the JSON of a document. */
export interface DecodedFile {
  bytes: Buffer;
}

/** Stands in the place of the text then. It is no Base64, so that nobody takes it for a file. */
export const textWasDecoded = '(decoded)';
