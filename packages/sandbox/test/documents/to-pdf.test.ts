import { expect, test } from 'vitest';
import { pageImage, readPdf, supportedFileTypes, toPdf } from '../../src/documents/index.ts';
import { makeDocx } from './make-docx.ts';
import { makePdf } from './make-pdf.ts';
import { pagesWith, findPlace } from './find-place.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

test('a PDF stays as it is, whatever says so', async () => {
  const pdf = await makePdf();
  for (const document of [
    { name: 'lease' },
    { name: 'lease.pdf' },
    { name: 'lease.doc', fileExtension: 'PDF' },
    { name: 'lease v1.2 final', fileExtension: '' },
  ]) {
    expect(await toPdf(pdf, document)).toEqual(pdf);
  }
});

test('an image becomes a page in its proportions', async () => {
  const { png } = await pageImage(await makePdf(), 1, { dpi: 18 });
  const { pages } = await readPdf(await toPdf(png, { name: 'scan.png' }));
  expect(pages).toEqual([{ width: 153, height: 198 }]);
});

test('long text fills as many pages as it needs, with every line', async () => {
  const lines = Array.from({ length: 200 }, (_, index) => `line number ${index};`);
  const pdf = await toPdf(utf8(lines.join('\r\n')), { name: 'notes', fileExtension: '.txt' });
  const { pages } = await readPdf(pdf);
  expect(pages.length).toBeGreaterThan(1);
  expect(await pagesWith(pdf, 'line number 0;')).toEqual([1]);
  expect(await pagesWith(pdf, 'line number 199;')).toEqual([pages.length]);
});

test('text in one word as long as a page stays within its margins', async () => {
  const pdf = await toPdf(utf8(`${'x'.repeat(5000)}end`), { name: 'long.txt' });
  const { x, width } = await findPlace(pdf, 'end');
  expect(x + width).toBeLessThan(612 - 50);
});

test('of HTML the words stay, without scripts and tags', async () => {
  const html =
    '<!DOCTYPE html><html><head><title>T</title><script>if (a<b) {}</script></head><body><h1>Lease &amp; more</h1><p>To be <b>signed</b><br>today<ul><li>One</ul></body></html>';
  const pdf = await toPdf(utf8(html), { name: 'lease.html' });
  for (const text of ['Lease & more', 'To be signed', 'today', 'One']) {
    expect(await pagesWith(pdf, text)).toEqual([1]);
  }
  expect(await pagesWith(pdf, 'if')).toEqual([]);
  expect((await findPlace(pdf, 'Lease')).height).toBeGreaterThan(
    (await findPlace(pdf, 'One')).height,
  );
});

test('of a .docx the words stay', async () => {
  const pdf = await toPdf(makeDocx(['First paragraph', 'Sign: /sig1/']), { name: 'lease.docx' });
  expect(await pagesWith(pdf, 'First paragraph')).toEqual([1]);
  expect(await pagesWith(pdf, '/sig1/')).toEqual([1]);
});

test.each([
  ['no bytes', new Uint8Array(), 'a.pdf', 'is empty'],
  ['an unknown extension', utf8('x'), 'a.xyz', 'the type xyz'],
  ['no extension and no known bytes', utf8('x'), 'a', 'has no file extension'],
  ['a GIF', utf8('GIF89a'), 'a', 'the type gif'],
  ['text that is called a PDF', utf8('x'), 'a.pdf', 'is not a pdf file'],
  ['a PDF that is called an image', utf8('%PDF-1.7'), 'a.png', 'but of pdf'],
  ['an image that is cut off', utf8('\u0000').with(0, 0xff), 'a.jpg', 'is not a jpg'],
  ['a broken PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1), 'a.png', 'damaged'],
  ['a broken .docx', utf8('PK\u0003\u0004x'), 'a.docx', 'not a .docx file or is damaged'],
  ['bytes that are no text', Uint8Array.of(0x80, 0x81), 'a.txt', 'not UTF-8'],
])('%s cannot be loaded', async (_, bytes, name, message) => {
  await expect(toPdf(bytes, { name })).rejects.toMatchObject({
    code: 'UNABLE_TO_LOAD_DOCUMENT',
    message: expect.stringContaining(message),
  });
});

test('a refusal of a type names the types that can be converted', async () => {
  await expect(toPdf(utf8('x'), { name: 'a.xyz' })).rejects.toThrow(supportedFileTypes.join(', '));
});
