import { randomBytes } from 'node:crypto';
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

/**
 * The body of a request that creates an envelope, the same each time: one document, and signers with
 * the four most common kinds of tabs in equal parts.
 * @param signers the number of signers
 * @param tabs the number of tabs of each of them
 */
export function envelope(signers: number, tabs: number): object {
  const document = { documentId: '1', name: 'Lease', fileExtension: 'pdf' };
  return {
    emailSubject: 'Please sign the lease',
    emailBlurb: 'The lease is in two parts. Initial the first, sign the second.',
    status: 'sent',
    documents: [{ ...document, documentBase64: 'JVBERi0xLjcK' }],
    recipients: {
      signers: Array.from({ length: signers }, (_, index) => createSigner(index + 1, tabs)),
    },
  };
}

function createSigner(number: number, tabs: number): object {
  const recipientId = String(number);
  return {
    recipientId,
    routingOrder: recipientId,
    name: `Signer ${number}`,
    email: `signer${number}@example.com`,
    clientUserId: String(1000 + number),
    roleName: 'Tenant',
    tabs: createTabs(recipientId, tabs),
  };
}

const font = { font: 'helvetica', fontSize: 'size12' };
const text = { value: 'Rome', required: 'true', locked: 'false', width: '120', height: '20' };

function createTabs(recipientId: string, count: number): object {
  const all = Array.from({ length: count }, (_, index) => ({
    documentId: '1',
    pageNumber: '1',
    recipientId,
    tabLabel: `field-${index}`,
    xPosition: String(100 + (index % 5) * 90),
    yPosition: String(80 + index * 12),
  }));
  const every = (kind: number, more: object) =>
    all
      .filter((_, index) => index % 4 === kind)
      .map((tab, index) => ({ ...tab, ...more, ...(kind > 1 && { tabOrder: String(index + 1) }) }));
  return {
    signHereTabs: every(0, { optional: 'false', scaleValue: '1' }),
    dateSignedTabs: every(1, font),
    textTabs: every(2, { ...text, ...font, maxLength: '100' }),
    checkboxTabs: every(3, { required: 'false', selected: 'true' }),
  };
}

/** The placeholder for a number in a request's body: nine zeros in Base64. */
export const numberMarker = Buffer.from('000000000').toString('base64');

/**
 * A PDF in Base64 that ends in a number, so that each request can send a different one.
 * @param bytes the approximate size, nearly all of which cannot be compressed
 */
export async function numberedPdf(bytes: number): Promise<string> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage([612, 792]).drawText('Lease of berth 42', { x: 60, y: 700 });
  const { context } = document;
  const filling = PDFRawStream.of(context.obj({ Type: PDFName.of('Filling') }), randomBytes(bytes));
  context.register(filling);
  const pdf = Buffer.from(await document.save({ useObjectStreams: false }));
  // Three bytes are four letters in Base64: the number must begin at a multiple of three.
  const spaces = ' '.repeat((3 - ((pdf.length + 2) % 3)) % 3);
  return Buffer.concat([pdf, Buffer.from(`\n%${spaces}`)]).toString('base64') + numberMarker;
}
