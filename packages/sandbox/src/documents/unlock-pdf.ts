import { checkUnpacked, countUnpacked } from './limit-unpacking.ts';
import { pdfLib } from './pdf-lib.ts';

/** Checks whether a PDF may be encrypted: the entry for encryption is never compressed. */
function looksEncrypted(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt');
}

/**
 * Takes the restrictions off a PDF that opens without a password, such as that nobody may change or
 * print it. Any other PDF stays as it is, also one that only opens with a password.
 * @evidence public
 */
export async function unlockPdf(bytes: Uint8Array): Promise<Uint8Array> {
  if (!looksEncrypted(bytes)) return bytes;
  const { PDFDocument } = await pdfLib();
  countUnpacked();
  try {
    const document = await PDFDocument.load(bytes, {
      password: '',
      updateMetadata: false,
      parseSpeed: Number.POSITIVE_INFINITY,
    });
    return await document.save({ updateFieldAppearances: false });
  } catch {
    checkUnpacked();
    return bytes;
  }
}
