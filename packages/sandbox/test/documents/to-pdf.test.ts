import { expect, test } from 'vitest';
import { pageImage, readPdf, supportedFileTypes, toPdf } from '../../src/documents/index.ts';
import { makeDocx } from './make-docx.ts';
import {
  makeDoc,
  makeMsg,
  makeOdt,
  makePpt,
  makePptx,
  makeWorkbook,
  makeXps,
  rtf,
} from './make-office.ts';
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

test.each<[string, Uint8Array, readonly string[]]>([
  ['xlsx', makeWorkbook('xlsx'), ['Berths', 'Petrel', '1250.5', 'Second sheet']],
  ['xlsm', makeWorkbook('xlsm'), ['Berths', 'Petrel', 'Second sheet']],
  ['xls', makeWorkbook('xls'), ['Berths', 'Petrel', '1250.5', 'Second sheet']],
  [
    'doc',
    makeDoc('Mooring agreement\rSign: ', '/sig1/ \u0141\u00f3d\u017a\r'),
    ['agreement', '/sig1/', 'Łódź'],
  ],
  ['dot', makeDoc('\u0013 HYPERLINK x\u0014link\u0015\r', 'Right\u0007'), ['link', 'Right']],
  [
    'ppt',
    makePpt([
      ['First title', 'A shape'],
      ['Second title', 'B shape'],
    ]),
    ['Slide 2', 'B shape', 'First title'],
  ],
  ['pps', makePpt([['Only', 'x']]), ['Only']],
  ['pptx', makePptx(['One', 'Two', 'Three']), ['Slide 3', 'Three']],
  ['potx', makePptx(['One']), ['One']],
  [
    'msg',
    makeMsg('Berth A1', 'Dear Maud,\r\nplease sign.'),
    ['Berth A1', 'From: Odile Marchetti', 'please sign.'],
  ],
  ['odt', makeOdt(), ['Mooring', 'Signed by /sig1/', 'Left cell', 'Right cell', 'Item']],
  ['xps', makeXps('Printed page'), ['Printed page']],
  ['rtf', utf8(rtf), ['Mooring agreement', 'Grün α link', 'Right cell', 'Sign: /sig1/']],
  ['docm', makeDocx(['With macros']), ['With macros']],
  ['dotx', makeDocx(['A template']), ['A template']],
])('of a .%s the words stay, whatever it is called', async (extension, bytes, words) => {
  for (const fileExtension of [extension, 'docx', 'txt', 'pdf']) {
    const pdf = await toPdf(bytes, { name: 'file', fileExtension });
    for (const word of words) expect(await pagesWith(pdf, word)).toEqual([1]);
    for (const hidden of ['Hidden', 'HYPERLINK', 'Click'])
      expect(await pagesWith(pdf, hidden)).toEqual([]);
  }
});

test('the slides of a presentation are in its own order', async () => {
  const pdf = await toPdf(makePptx(['One', 'Two', 'Three']), { name: 'a.pptx' });
  const places = await Promise.all(['One', 'Two', 'Three'].map((text) => findPlace(pdf, text)));
  expect(places.map(({ y }) => y)).toEqual(places.map(({ y }) => y).toSorted((a, b) => a - b));
});

test('web pages and plain text under the extension of Word are read as what they are', async () => {
  const page = await toPdf(utf8('<html><body><h1>Lease</h1>'), { name: 'a.doc' });
  expect(await pagesWith(page, 'Lease')).toEqual([1]);
  expect(await pagesWith(page, 'h1')).toEqual([]);
  const text = await toPdf(utf8('plain words'), { name: 'a.xls' });
  expect(await pagesWith(text, 'plain words')).toEqual([1]);
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
  ['a GIF without a picture', utf8('GIF89a'), 'a', 'is damaged'],
  ['a BMP without pixels', utf8('BM'.padEnd(40, '\0')), 'a.bmp', 'damaged'],
  ['a TIFF without pages', Uint8Array.of(0x49, 0x49, 0x2a, 0, 8, 0, 0, 0), 'a.tif', 'damaged'],
  ['text that is called a PDF', utf8('x'), 'a.pdf', 'is not a pdf file'],
  ['text that is called a workbook', utf8('x'), 'a.xlsx', 'is not a xlsx file'],
  ['an image that is cut off', utf8('\u0000').with(0, 0xff), 'a.jpg', 'is not a jpg'],
  ['a WordPerfect document', Uint8Array.of(0xff, 0x57, 0x50, 0x43, 0), 'a.wpd', 'LibreOffice'],
  ['a broken presentation', utf8('PK\u0003\u0004x'), 'a.pptx', 'is not a PowerPoint'],
  ['a broken workbook', utf8('PK\u0003\u0004x'), 'a.xlsx', 'is not a workbook'],
  ['a compound file of nothing', makeMsg('', ''), 'a.msg', 'is not an Outlook message'],
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

test('a .csv becomes a table of its values as they are', async () => {
  const csv = '\uFEFFBerth,Boat,Rent\nA1,"Petrel, the ""old"" one",0012\n';
  const pdf = await toPdf(utf8(csv), { name: 'list.csv' });
  for (const word of ['Berth', 'Petrel, the "old" one', '0012'])
    expect([word, await pagesWith(pdf, word)]).toEqual([word, [1]]);
  for (const word of ['Sheet1', 'Boat,Rent']) expect(await pagesWith(pdf, word)).toEqual([]);
});
