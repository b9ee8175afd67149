// Messages of two sizes, created from the examples of the contract. They are the same each time.
import { createCipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';

const specs = import.meta.resolve('@countersign/specs/package.json');
const smallSize = 50_000;
const pdfSize = 1_250_000;

/** Signers with many tabs, 50 kB in total. */
export function smallXml(): string {
  const message = read('recipients/signer.xml');
  const [signer = ''] = / *<RecipientStatus>.*?<\/RecipientStatus>\n/s.exec(message) ?? [];
  return message.replace(signer, signer.repeat(timesToFill(message, signer)));
}

/** Three documents of 1.25 MB, which are 5 MB in Base64. */
export function largeXml(): string {
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

/** The small message in JSON: signers of 50 kB. */
export function smallJson(): string {
  const message = readJson();
  const { signers } = message.data.envelopeSummary.recipients;
  const [signer] = signers;
  const times = timesToFill(JSON.stringify(message), JSON.stringify(signer));
  signers.push(...Array.from({ length: times - 1 }, () => signer));
  return JSON.stringify(message);
}

/** The large message in JSON: 5 MB of documents. */
export function largeJson(): string {
  const message = readJson();
  message.data.envelopeSummary.envelopeDocuments = createPdfs().map((base64, index) => ({
    documentId: String(index + 1),
    name: `Part ${index + 1}.pdf`,
    type: 'content',
    PDFBytes: base64,
  }));
  return JSON.stringify(message);
}

/**
 * Computes the number of copies of a part, which this message contains once, that fill a message of
 * the small size.
 */
function timesToFill(message: string, part: string): number {
  return Math.round((smallSize - message.length) / part.length) + 1;
}

interface Message {
  data: {
    envelopeSummary: {
      recipients: { signers: [object, ...object[]] };
      envelopeDocuments?: object[];
    };
  };
}

function readJson(): Message {
  const { value }: { value: Message } = parseYaml(read('recipients/signer.message.yaml'));
  return value;
}

/** Documents that begin as PDFs do and go on like compressed data, in Base64. */
function createPdfs(): string[] {
  return [1, 2, 3].map((seed) => {
    const random = createCipheriv('aes-128-ctr', Buffer.alloc(16, seed), Buffer.alloc(16));
    const bytes = random.update(Buffer.alloc(pdfSize));
    bytes.write('%PDF-1.7\n', 'latin1');
    return bytes.toString('base64');
  });
}

function read(name: string): string {
  return readFileSync(new URL(`connect/${name}`, specs), 'utf8');
}
