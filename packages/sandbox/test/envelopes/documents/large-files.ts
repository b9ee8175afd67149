import { randomBytes } from 'node:crypto';
import { writePdf } from '../../documents/write-pdf.ts';

/** A PDF with a drawing of so many bytes, different each time. */
export function makeFile(bytes: number): Buffer {
  return Buffer.from(
    writePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
      `(${randomBytes(bytes / 2).toString('hex')})`,
    ]),
  );
}

/** The body of a create with these files. */
export function writeBody(files: readonly Buffer[]): Buffer {
  const documents = files.map((file, index) => ({
    documentId: String(index + 1),
    name: 'Lease',
    fileExtension: 'pdf',
    documentBase64: file.toString('base64'),
  }));
  return Buffer.from(JSON.stringify({ status: 'created', emailSubject: 'Lease', documents }));
}
