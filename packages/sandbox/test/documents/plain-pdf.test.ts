import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it, test } from 'vitest';
import { withDocuments } from '../../src/documents/documents-outside.ts';
import { readDocument } from '../../src/documents/index.ts';
import { readPlainPdf } from '../../src/documents/plain-pdf/read-plain-pdf.ts';
import { encryptedPdf, makePdf } from './make-pdf.ts';
import { writePdf } from './write-pdf.ts';
import { type StreamPdf, writeStreamPdf } from './write-stream-pdf.ts';

const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const node = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>';
const drawing = '<< /Length 12 >>\nstream\nBT (x) Tj ET\nendstream';
const plain = writePdf([catalog, node, page, drawing]);

/** The same PDF with another page. */
function withPage(entries: string): Uint8Array {
  return writePdf([catalog, node, `<< /Type /Page /Parent 2 0 R ${entries} >>`, drawing]);
}

/** The same PDF with a text in place of another one, which is as long. */
function withText(text: string, other: string): Uint8Array {
  return Buffer.from(Buffer.from(plain).toString('latin1').replace(text, other), 'latin1');
}

function withEnd(end: string): Uint8Array {
  return Buffer.concat([plain, Buffer.from(end)]);
}

const tree = () =>
  writePdf([
    catalog,
    '<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 3 /MediaBox [0 0 595.28 841.89] /Rotate 90 >>',
    '<</Type/Pages/Parent 2 0 R/Kids[4 0 R 5 0 R]/Count 2/CropBox[10.1 -0 500.7 600.9]>>',
    '<</Type/Page/Parent 3 0 R/Rotate 0/Resources<</Font<</F1<</Type/Font>>>>>>>>',
    '<</Type/Page/Parent 3 0 R/Lang(en \\) \\( (US))/ID<0a 0B>/Annots[null true -1.5 7 0 R]>>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [-10 20.5 612.33 792.1] /Rotate 270 >>',
    '[1 2 3]',
  ]);

async function withoutLists(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([612, 792]).drawText('Lease of berth 42');
  return document.save({ useObjectStreams: false });
}

const objects = [catalog, node, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>'];

/** A PDF whose objects are in lists. */
function inLists(more: Partial<StreamPdf> = {}): Uint8Array {
  return writeStreamPdf({ objects, ...more });
}

/** The same PDF with a byte of its table changed: that of a row, from its beginning. */
function withRow(row: number, at: number, byte: number): Uint8Array {
  return inLists({
    changeRows(rows) {
      rows[row * 5 + at] = byte;
      return rows;
    },
  });
}

test.each([
  ['of one page', () => plain],
  ['with its objects in a list', () => inLists()],
  ['with its objects in several lists', () => inLists({ perList: 1, predicted: true })],
  ['with its objects in a list, by a library', () => makePdf()],
  ['by a library', withoutLists],
  ['with a tree of pages', tree],
  ['with a comment behind its end', () => withEnd('\r\n%  000000123')],
  ['with other ends of lines', () => withText(' n \n', ' n\r\n')],
])('a PDF %s is read as by a thread', async (_, make) => {
  const bytes = await make();
  const pages = readPlainPdf(bytes);
  expect(pages).toBeDefined();
  expect(await readDocument(bytes, { name: 'lease.pdf', readsForm: true })).toEqual({
    pdf: undefined,
    pages,
    isPdf: true,
    isPlain: false,
  });
});

const many = (count: number) =>
  writePdf([
    catalog,
    `<< /Type /Pages /Count ${count} /Kids [${Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(' ')}] >>`,
    ...Array.from({ length: count }, () => page),
  ]);
const form = '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [] >> >>';
const tenPages = () => [
  catalog,
  `<< /Type /Pages /Count 10 /Kids [${Array.from({ length: 10 }, (_, at) => `${at + 3} 0 R`).join(' ')}] >>`,
  ...Array.from({ length: 10 }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>'),
];
const root = (entries: string) =>
  writePdf([`<< /Type /Catalog /Pages 2 0 R ${entries} >>`, node, page, drawing]);
const pages = (entries: string) =>
  writePdf([catalog, `<< /Type /Pages ${entries} >>`, page, drawing]);
const other = (text: string) => writePdf([catalog, node, page, drawing, text]);

it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
  ['is empty', () => new Uint8Array()],
  ['is text', () => Buffer.from('hello')],
  ['begins with something else', () => Buffer.concat([Buffer.from('\n'), plain])],
  ['is cut off', () => plain.subarray(0, -9)],
  ['goes on behind its end', () => withEnd('x')],
  ['was changed later', () => withEnd('\nxref\n0 0\ntrailer\n<< /Prev 9 >>\nstartxref\n9\n%%EOF')],
  ['is encrypted', encryptedPdf],
  ['may be encrypted', () => other('(/Encrypt)')],
  ['has a list before its list', () => inLists({ listEntries: '/Extends 9 0 R' })],
  ['has objects in a list of another kind', () => inLists({ listEntries: '/Type /X' })],
  ['has a list with another number of objects', () => inLists({ listEntries: '/N 1' })],
  ['has a list with another object', () => inLists({ changeList: (l) => l.replace('1 0', '2 0') })],
  [
    'has objects in a list that overlap',
    () => inLists({ changeList: (l) => l.replace(/2 (\d+)/u, '2 1$1') }),
  ],
  [
    'has something else between objects',
    () => inLists({ changeList: (l) => l.replace('>>\n<<', '>>1<<') }),
  ],
  [
    'has a list that unpacks to many bytes',
    () => inLists({ objects: [...objects, `(${'x'.repeat(200_000)})`] }),
  ],
  ['has more than eight lists', () => inLists({ objects: tenPages(), perList: 1 })],
  ['has a table of other rows', () => inLists({ changeRows: (rows) => rows.subarray(1) })],
  ['has a table before its table of rows', () => inLists({ trailer: '/Prev 9' })],
  ['has a table of parts', () => inLists({ trailer: '/Index [0 1 1 5]' })],
  ['has a list that is elsewhere', () => withRow(4, 3, 8)],
  ['has a list in a list', () => withRow(4, 0, 2)],
  ['has an object at another place of a list', () => withRow(1, 4, 1)],
  ['has an object in another list', () => withRow(1, 3, 5)],
  ['has an object of an unknown kind', () => withRow(2, 0, 3)],
  ['has a table that is not in itself', () => withRow(5, 0, 0)],
  ['has a form, in a list', () => inLists({ objects: [form, ...objects.slice(1)] })],
  ['has a table before its table', () => writePdf([catalog, node, page], '/Prev 9')],
  ['has a second table', () => writePdf([catalog, node, page], '/XRefStm 9')],
  ['has another number of objects', () => withText('/Size 5', '/Size 4')],
  ['has an object at another place', () => withText('0000000009', '0000000008')],
  ['has another object at a place', () => withText('\n4 0 obj', '\n5 0 obj')],
  ['has an object of another generation', () => withText('\n4 0 obj', '\n4 1 obj')],
  [
    'has more than two thousand objects',
    () => writePdf([catalog, node, page, ...Array(2000).fill('1')]),
  ],
  ['has a form', () => root('/AcroForm << /Fields [] >>')],
  ['has a name twice', () => root('/Pages 2 0 R')],
  ['has a name in another writing', () => root('/Acro#46orm << >>')],
  ['has a comment in an object', () => root('% nothing\n')],
  ['has lists that are nested too deeply', () => other(`${'['.repeat(101)}${']'.repeat(101)}`)],
  ['has a page that is nested too deeply', () => withPage(`/A ${'['.repeat(30)}${']'.repeat(30)}`)],
  ['says another number of pages', () => pages('/Kids [3 0 R] /Count 2')],
  ['has no pages', () => pages('/Kids [] /Count 0')],
  ['has a page twice', () => pages('/Kids [3 0 R 3 0 R] /Count 2')],
  ['has pages that contain themselves', () => pages('/Kids [2 0 R] /Count 1')],
  ['has a page that is missing', () => pages('/Kids [9 0 R] /Count 1')],
  ['has more than a hundred pages', () => many(101)],
  ['has a page without a size', () => withPage('')],
  ['has a page of no size', () => withPage('/MediaBox [0 0 0 792]')],
  ['has a page whose size is elsewhere', () => withPage('/MediaBox 4 0 R')],
  ['has a page that is turned by an angle', () => withPage('/MediaBox [0 0 9 9] /Rotate 45')],
  ['has a page with a part beyond it', () => withPage('/MediaBox [0 0 9 9] /CropBox [0 0 10 9]')],
  ['has a page of another parent', () => withText('/Parent 2', '/Parent 1')],
  ['has a page that ends early', () => withText('/Contents 4 0 R >>', '/Contents (4 0 R >>')],
  ['is large', () => other(`(${'x'.repeat(512 * 1024)})`)],
])('leaves a PDF that %s to a thread', async (_, make) => {
  expect(readPlainPdf(await make())).toBeUndefined();
});

it('needs no thread for a PDF that is written plainly', async () => {
  const name = { name: 'Lease', fileExtension: 'pdf' };
  const countAttempts = async (bytes: Uint8Array) => {
    let attempts = 0;
    await withDocuments(async (outside) => {
      attempts += 1;
      // Only a later attempt waits for a thread.
      if (attempts > 1) outside.begin();
      return outside.getDocuments().readDocument(bytes, name);
    });
    return attempts;
  };
  expect(await countAttempts(withEnd('\n% berth 42'))).toBe(1);
  expect(await countAttempts(await makePdf())).toBe(1);
  expect(await countAttempts(inLists({ trailer: '/Prev 9' }))).toBe(2);
});
