import type { PDFDocument } from '@cantoo/pdf-lib';
import { DocumentFault } from '../document-fault.ts';
import { pdfLib } from '../pdf-lib.ts';

/** The statement of the seal, as PDF readers show it. */
export interface SealStatement {
  /** The time of the seal in milliseconds. */
  at: number;
  /** The name of the sealing party. */
  name: string;
  reason: string;
}

/** More bytes than a signature with two certificates has. */
const signatureBytes = 4096;
/**
 * A placeholder as wide as the longest offset in a PDF that can be signed; no document has so many
 * bytes.
 */
const offset = 9_999_999_999;
const emptyRange = `/ByteRange [ 0 ${offset} ${offset} ${offset} ]`;
const emptySignature = `<${'0'.repeat(signatureBytes * 2)}>`;
const fieldName = 'Countersign Seal';
/** The flags of an annotation that is printed and cannot be moved; it has no size, so nothing is seen. */
const printedAndLocked = 132;
/** The document has signatures, and must be changed by appending to it only. */
const signedAppendOnly = 3;

/** Puts a field for a signature that cannot be seen on the first page, with an empty signature. */
export async function addSignatureField(
  document: PDFDocument,
  { at, name, reason }: SealStatement,
): Promise<void> {
  const { PDFArray, PDFDict, PDFHexString, PDFName, PDFString } = await pdfLib();
  const { context, catalog } = document;
  const page = document.getPage(0);
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: [0, offset, offset, offset],
      Contents: PDFHexString.of('0'.repeat(signatureBytes * 2)),
      M: PDFString.fromDate(new Date(at)),
      Name: PDFHexString.fromText(name),
      Reason: PDFHexString.fromText(reason),
    }),
  );
  const form = catalog.lookup(PDFName.of('AcroForm'));
  const fields = form instanceof PDFDict ? form.lookup(PDFName.of('Fields')) : undefined;
  const known = fields instanceof PDFArray ? fields.asArray() : [];
  const widget = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      F: printedAndLocked,
      P: page.ref,
      T: PDFString.of(`${fieldName} ${known.length + 1}`),
      V: signature,
    }),
  );
  const annotations = page.node.lookup(PDFName.of('Annots'));
  page.node.set(
    PDFName.of('Annots'),
    context.obj([...(annotations instanceof PDFArray ? annotations.asArray() : []), widget]),
  );
  const others = form instanceof PDFDict ? form.entries() : [];
  const changed = context.obj({ SigFlags: signedAppendOnly });
  for (const [key, value] of others) if (key !== PDFName.of('SigFlags')) changed.set(key, value);
  changed.set(PDFName.of('Fields'), context.obj([...known, widget]));
  catalog.set(PDFName.of('AcroForm'), changed);
}

/** A PDF with an empty signature, which is everything but the signature itself. */
interface UnsignedPdf {
  /** The signed bytes: those before the signature and those after it. */
  parts: readonly [Uint8Array, Uint8Array];
  /** Writes the signature into the PDF. */
  sign(signature: Uint8Array): void;
}

/**
 * Finds the empty signature that was added last, and writes the range of signed bytes into the PDF:
 * all except the signature.
 *
 * @throws {DocumentFault} UNSUPPORTED_PDF_CONTENT if there is none.
 */
export function openSignature(pdf: Uint8Array): UnsignedPdf {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const range = bytes.lastIndexOf(emptyRange);
  const start = bytes.indexOf(emptySignature, range);
  if (range === -1 || start === -1)
    throw new DocumentFault(
      'UNSUPPORTED_PDF_CONTENT',
      'The PDF cannot be signed. Save it again as a plain PDF.',
    );
  const end = start + emptySignature.length;
  const numbers = `/ByteRange [ 0 ${start} ${end} ${bytes.length - end} ]`;
  bytes.write(numbers.padEnd(emptyRange.length), range, 'latin1');
  return {
    parts: [bytes.subarray(0, start), bytes.subarray(end)],
    sign(signature) {
      if (signature.length > signatureBytes)
        throw new Error(`The signature has ${signature.length} bytes; ${signatureBytes} fit.`);
      bytes.write(Buffer.from(signature).toString('hex'), start + 1, 'latin1');
    },
  };
}
