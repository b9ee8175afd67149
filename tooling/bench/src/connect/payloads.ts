// Messages of two sizes, made from those of the contract. They are the same each time.
import { readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';

const contract = new URL('../../../../specs/connect/', import.meta.url);
const pdfBytes = 1_250_000;
const smallSize = 50_000;

/** Signers with many tabs, of 50 kB in all. */
export function smallXml(): string {
  const message = read('recipients/signer.xml');
  const [signer = ''] = / *<RecipientStatus>.*?<\/RecipientStatus>\n/s.exec(message) ?? [];
  return message.replace(signer, signer.repeat(timesToFill(message, signer)));
}

/** Three documents of 1.25 MB, so that there are 5 MB in Base64. */
export function largeXml(): string {
  const documents = pdfs().map(
    (base64, index) =>
      `<DocumentPDF><Name>Part ${index + 1}.pdf</Name><PDFBytes>${base64}</PDFBytes>` +
      `<DocumentID>${index + 1}</DocumentID><DocumentType>CONTENT</DocumentType></DocumentPDF>`,
  );
  return read('webhooks/envelope-completed.xml').replace(
    /<DocumentPDFs>.*<\/DocumentPDFs>/s,
    `<DocumentPDFs>${documents.join('')}</DocumentPDFs>`,
  );
}

/** The same in the JSON form: signers of 50 kB. */
export function smallJson(): string {
  const { message, signers } = jsonMessage();
  const [signer] = signers;
  const times = timesToFill(JSON.stringify(message), JSON.stringify(signer));
  signers.push(...Array.from({ length: times - 1 }, () => structuredClone(signer)));
  return JSON.stringify(message);
}

/** The same in the JSON form: 5 MB of documents. */
export function largeJson(): string {
  const { message, summary } = jsonMessage();
  summary['envelopeDocuments'] = pdfs().map((base64, index) => ({
    documentId: String(index + 1),
    name: `Part ${index + 1}.pdf`,
    type: 'content',
    PDFBytes: base64,
  }));
  return JSON.stringify(message);
}

/** How often a part must stand in a message that has it once, for the message to be of the size. */
function timesToFill(message: string, part: string): number {
  return Math.round((smallSize - message.length) / part.length) + 1;
}

const jsonForm = z.looseObject({
  data: z.looseObject({
    envelopeSummary: z.looseObject({
      recipients: z.looseObject({ signers: z.array(z.unknown()).min(1) }),
    }),
  }),
});

function jsonMessage() {
  const example = z
    .object({ value: jsonForm })
    .parse(parseYaml(read('recipients/signer.message.yaml')));
  const message = example.value;
  const summary = message.data.envelopeSummary;
  return { message, summary, signers: summary.recipients.signers };
}

/** Documents that begin as PDFs do and go on like compressed data, in Base64. */
function pdfs(): string[] {
  return [1, 2, 3].map((seed) => {
    const bytes = Buffer.alloc(pdfBytes);
    // A xorshift: what it gives looks like chance, and is the same on every machine.
    let state = seed * 0x9e3779b9;
    for (let at = 0; at < pdfBytes; at += 1) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      bytes[at] = state & 0xff;
    }
    bytes.write('%PDF-1.7\n', 'latin1');
    return bytes.toString('base64');
  });
}

function read(name: string): string {
  return readFileSync(new URL(name, contract), 'utf8');
}
