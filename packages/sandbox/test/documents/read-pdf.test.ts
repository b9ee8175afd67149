import { degrees, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { readPdf } from '../../src/documents/index.ts';
import { pdfium } from '../../src/documents/pdfium.ts';
import { brokenPdf, encryptedPdf, makePdf } from './make-pdf.ts';

test('the pages of a PDF have the size they are seen in', async () => {
  const document = await PDFDocument.create();
  document.addPage([612, 792]);
  const turned = document.addPage([400, 300]);
  turned.setCropBox(50, 20, 200, 100);
  turned.setRotation(degrees(90));
  expect(await readPdf(await document.save())).toEqual({
    pages: [
      { width: 612, height: 792 },
      { width: 100, height: 200 },
    ],
  });
});

test('a padded PDF is about as large as asked for and can be read', async () => {
  const pdf = await makePdf({ bytes: 100_000 });
  expect(Math.abs(pdf.length - 100_000)).toBeLessThan(1000);
  expect((await readPdf(pdf)).pages).toHaveLength(1);
});

async function xfaForm(): Promise<Uint8Array> {
  const document = await PDFDocument.load(await makePdf());
  const xfa = document.context.stream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>');
  const form = document.context.obj({ Fields: [], XFA: document.context.register(xfa) });
  document.catalog.set(PDFName.of('AcroForm'), form);
  document.catalog.set(PDFName.of('NeedsRendering'), document.context.obj(true));
  return document.save();
}

async function protectedFromChange(): Promise<Uint8Array> {
  const document = await PDFDocument.load(await makePdf());
  document.encrypt({ ownerPassword: 'open', userPassword: '' });
  return document.save();
}

test.each([
  ['no bytes', () => new Uint8Array(), 'is empty'],
  ['text', () => new TextEncoder().encode('hello'), 'is not a PDF'],
  ['a PDF that is cut off', brokenPdf, 'is damaged'],
  ['a PDF with a password', encryptedPdf, 'is encrypted'],
  ['a PDF protected from change', protectedFromChange, 'is encrypted'],
  ['a dynamic XFA form', xfaForm, 'XFA'],
])('%s is refused', async (_, make, message) => {
  await expect(readPdf(await make())).rejects.toMatchObject({
    name: 'DocumentFault',
    code: 'UNSUPPORTED_PDF_CONTENT',
    message: expect.stringContaining(message),
  });
});

test('ten thousand PDFs, whole and broken, leave no memory behind', async () => {
  const whole = await makePdf({ bytes: 100_000 });
  const broken = await brokenPdf();
  const readBoth = async () => {
    await readPdf(whole);
    await expect(readPdf(broken)).rejects.toThrow('damaged');
  };
  await readBoth();
  const library = await pdfium();
  const before = library.heap().length;
  for (let count = 0; count < 5000; count += 1) {
    await readBoth();
  }
  expect(library.heap().length).toBe(before);
});
