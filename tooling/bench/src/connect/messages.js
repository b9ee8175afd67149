// Messages of two sizes, made from those of the contract. They are the same each time.
import { createCipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
const specs = import.meta.resolve('@countersign/specs/package.json');
const smallSize = 50000;
const pdfSize = 1250000;
/** Signers with many tabs, 50 kB in total. */
export function smallXml() {
  const message = read('recipients/signer.xml');
  const [signer = ''] = / *<RecipientStatus>.*?<\/RecipientStatus>\n/s.exec(message) ?? [];
  return message.replace(signer, signer.repeat(timesToFill(message, signer)));
}
/** Three documents of 1.25 MB, which are 5 MB in Base64. */
export function largeXml() {
  const documents = createPdfs().map(
    (base64, index) =>
      `<DocumentPDF><Name>Part ${index + 1}.pdf</Name><PDFBytes>${base64}</PDFBytes>` +
      `<DocumentID>${index + 1}</DocumentID><DocumentType>CONTENT</DocumentType></DocumentPDF>`,
  );
  return read('webhooks/envelope-completed.xml').replace(
    /<DocumentPDFs>.*<\/DocumentPDFs>/s,
    `<DocumentPDFs>${documents.join('')}</DocumentPDFs>`,
  );
}
/** The same in JSON: signers of 50 kB. */
export function smallJson() {
  const { message, signers } = readJson();
  const [signer] = signers;
  const times = timesToFill(JSON.stringify(message), JSON.stringify(signer));
  signers.push(...Array.from({ length: times - 1 }, () => structuredClone(signer)));
  return JSON.stringify(message);
}
/** The same in JSON: 5 MB of documents. */
export function largeJson() {
  const { message, summary } = readJson();
  summary['envelopeDocuments'] = createPdfs().map((base64, index) => ({
    documentId: String(index + 1),
    name: `Part ${index + 1}.pdf`,
    type: 'content',
    PDFBytes: base64,
  }));
  return JSON.stringify(message);
}
/** How often a message of the small size contains a part that this message contains once. */
function timesToFill(message, part) {
  return Math.round((smallSize - message.length) / part.length) + 1;
}
const jsonForm = z.looseObject({
  data: z.looseObject({
    envelopeSummary: z.looseObject({
      recipients: z.looseObject({ signers: z.array(z.unknown()).min(1) }),
    }),
  }),
});
function readJson() {
  const example = z
    .object({ value: jsonForm })
    .parse(parseYaml(read('recipients/signer.message.yaml')));
  const message = example.value;
  const summary = message.data.envelopeSummary;
  return { message, summary, signers: summary.recipients.signers };
}
/** Documents that begin as PDFs do and go on like compressed data, in Base64. */
function createPdfs() {
  return [1, 2, 3].map((seed) => {
    const random = createCipheriv('aes-128-ctr', Buffer.alloc(16, seed), Buffer.alloc(16));
    const bytes = random.update(Buffer.alloc(pdfSize));
    bytes.write('%PDF-1.7\n', 'latin1');
    return bytes.toString('base64');
  });
}
function read(name) {
  return readFileSync(new URL(`connect/${name}`, specs), 'utf8');
}
