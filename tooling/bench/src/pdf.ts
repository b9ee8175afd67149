import { randomBytes } from 'node:crypto';
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

/** What a request's body has in place of a number: nine zeros in Base64. */
export const numberMarker = Buffer.from('000000000').toString('base64');

/**
 * A PDF of about a size in Base64, which ends in a number, so that no two of them need be the same.
 * @param bytes how large, of which next to nothing can be compressed
 */
export async function numberedPdf(bytes: number): Promise<string> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage([612, 792]).drawText('Lease of berth 42', { x: 60, y: 700 });
  const { context } = document;
  const filling = PDFRawStream.of(context.obj({ Type: PDFName.of('Filling') }), randomBytes(bytes));
  context.register(filling);
  const pdf = Buffer.from(await document.save({ useObjectStreams: false }));
  // Three bytes are four letters: the number has to begin where such a group does.
  const spaces = ' '.repeat((3 - ((pdf.length + 2) % 3)) % 3);
  return Buffer.concat([pdf, Buffer.from(`\n%${spaces}`), Buffer.from('000000000')]).toString(
    'base64',
  );
}
