import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readPdf, toPdf } from '../../src/documents/index.ts';
import { docxParagraph, makeDocx, makeDocxFromParts } from './make-docx.ts';
import type { DocxParts } from './make-docx.ts';
import { pagesWith, findPlace } from './find-place.ts';

const named = { name: 'lease.docx' };
const convert = (parts: DocxParts) => toPdf(makeDocxFromParts(parts), named);
const onPageOne = async (pdf: Uint8Array, text: string) =>
  expect(await pagesWith(pdf, text), text).toEqual([1]);

test('headings of a .docx are larger, by their style or its outline level', async () => {
  const pdf = await convert({
    styles: `
      <w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>
      <w:style w:styleId="Own"><w:basedOn w:val="berschrift1"/><w:name w:val="My heading"/></w:style>
      <w:style w:styleId="Loop"><w:basedOn w:val="Loop"/></w:style>`,
    body: [
      docxParagraph('By style', '<w:pStyle w:val="berschrift1"/>'),
      docxParagraph('Inherited', '<w:pStyle w:val="Own"/>'),
      docxParagraph('Outlined', '<w:outlineLvl w:val="0"/>'),
      docxParagraph('Endless', '<w:pStyle w:val="Loop"/>'),
      docxParagraph('Plain'),
    ].join(''),
  });
  const plain = (await findPlace(pdf, 'Plain')).height;
  for (const text of ['By style', 'Inherited', 'Outlined']) {
    expect((await findPlace(pdf, text)).height, text).toBeGreaterThan(plain);
  }
  expect((await findPlace(pdf, 'Endless')).height).toBeCloseTo(plain, 0);
});

test('items of lists have a bullet, and those taken out of their list have none', async () => {
  const pdf = await convert({
    styles:
      '<w:style w:styleId="List"><w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr></w:style>',
    body: [
      docxParagraph('own', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
      docxParagraph('styled', '<w:pStyle w:val="List"/>'),
      docxParagraph('out', '<w:pStyle w:val="List"/><w:numPr><w:numId w:val="0"/></w:numPr>'),
    ].join(''),
  });
  await onPageOne(pdf, '\u2022 own');
  await onPageOne(pdf, '\u2022 styled');
  expect(await pagesWith(pdf, '\u2022 out')).toEqual([]);
  await onPageOne(pdf, 'out');
});

test('words of tables, links, fields, controls, insertions and text boxes stay in their order', async () => {
  const pdf = await convert({
    body: `
      <w:tbl><w:tblPr/><w:tr><w:tc>${docxParagraph('cell one')}</w:tc><w:tc>${docxParagraph('cell two')}</w:tc></w:tr></w:tbl>
      <w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="9"/></w:tabs></w:pPr>
        <w:r><w:t xml:space="preserve">See </w:t></w:r><w:hyperlink><w:r><w:t>the link</w:t></w:r></w:hyperlink>
        <w:r><w:instrText>PAGE</w:instrText></w:r><w:fldSimple><w:r><w:t xml:space="preserve"> of 7</w:t></w:r></w:fldSimple>
        <w:ins><w:r><w:t xml:space="preserve"> new</w:t></w:r></w:ins><w:del><w:r><w:delText>old</w:delText></w:r></w:del>
        <w:moveFrom><w:r><w:t>moved</w:t></w:r></w:moveFrom>
        <w:r><w:tab/><w:t>tab</w:t><w:br/><w:t>next line A&amp;B &lt;&#x20AC;&gt;</w:t><w:noBreakHyphen/><w:t>end</w:t></w:r>
      </w:p>
      <w:sdt><w:sdtPr><w:t>hint</w:t></w:sdtPr><w:sdtContent>${docxParagraph('control')}</w:sdtContent></w:sdt>
      <w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${docxParagraph('boxed')}</w:txbxContent></mc:Choice>
        <mc:Fallback><w:txbxContent>${docxParagraph('boxed')}</w:txbxContent></mc:Fallback></mc:AlternateContent><w:t>around</w:t></w:r></w:p>`,
  });
  const texts = ['cell one', 'cell two', 'See the link of 7 new tab', 'next line A&B <\u20ac>-end'];
  for (const text of [...texts, 'control', 'boxed', 'around']) {
    await onPageOne(pdf, text);
  }
  for (const text of ['PAGE', 'old', 'moved', 'hint']) {
    expect(await pagesWith(pdf, text), text).toEqual([]);
  }
});

const everyPage = Array.from({ length: 130 }, (_, at) => docxParagraph(`Berth ${at}`)).join('');
const reference = (part: string, type: string, id: string) =>
  `<w:${part}Reference w:type="${type}" r:id="${id}"/>`;
/** A field of Word that shows a number, in the two forms that it has. */
const simple = (word: string) =>
  `<w:fldSimple w:instr=" ${word} "><w:r><w:t>9</w:t></w:r></w:fldSimple>`;
const complex = (word: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${word} \\* MERGEFORMAT </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>9</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;

test('headers and footers stand on their pages, with the numbers of these', async () => {
  const numbers = `<w:p><w:r><w:t xml:space="preserve">Page </w:t></w:r>${complex('PAGE')}<w:r><w:t xml:space="preserve"> of </w:t></w:r>${simple('NUMPAGES')}</w:p>`;
  const docx = (section: string, settings: string) =>
    makeDocxFromParts(
      {
        body: `${everyPage}<w:sectPr>${section}</w:sectPr>`,
        headers: ['Usual head', 'First head', 'Even head'].map((text) => docxParagraph(text)),
        footers: [`<w:tbl><w:tr><w:tc>${numbers}</w:tc></w:tr></w:tbl>${docxParagraph('/init/')}`],
      },
      { 'word/settings.xml': strToU8(`<w:settings>${settings}</w:settings>`) },
    );
  const [usual, first, even] = ['default', 'first', 'even'].map((type, at) =>
    reference('header', type, `header${at}`),
  );
  const foot = reference('footer', 'default', 'footer0');
  for (const [section, settings, places] of [
    [`${usual}${foot}`, '', { usual: [1, 2, 3, 4], first: [], even: [] }],
    [`${usual}${first}${even}${foot}<w:titlePg/>`, '', { usual: [2, 3, 4], first: [1], even: [] }],
    [
      `${usual}${first}${even}${foot}<w:titlePg w:val="0"/>`,
      '<w:evenAndOddHeaders/>',
      { usual: [1, 3], first: [], even: [2, 4] },
    ],
  ] as const) {
    const pdf = await toPdf(docx(section, settings), named);
    expect({
      usual: await pagesWith(pdf, 'Usual head'),
      first: await pagesWith(pdf, 'First head'),
      even: await pagesWith(pdf, 'Even head'),
    }).toEqual(places);
  }
  const pdf = await toPdf(docx(`${usual}${foot}`, ''), named);
  expect(await pagesWith(pdf, '/init/')).toEqual([1, 2, 3, 4]);
  for (const page of [1, 2, 3, 4])
    expect(await pagesWith(pdf, `Page ${page} of 4`)).toEqual([page]);
  const [head, text, last] = await Promise.all(
    ['Usual head', 'Berth 0', 'Page 1 of 4'].map((words) => findPlace(pdf, words)),
  );
  expect(head?.y).toBeLessThan(text?.y ?? 0);
  expect(last?.y).toBeGreaterThan(680);
});

test('a header of a hundred lines leaves room for the text', async () => {
  const pdf = await convert({
    body: docxParagraph('Berth'),
    headers: [docxParagraph('Head').repeat(100)],
  });
  expect((await pagesWith(pdf, 'Head')).length).toBeGreaterThan(5);
  await onPageOne(pdf, 'Berth');
});

function note(kind: string, id: number, text: string): string {
  return `<w:${kind} w:id="${id}">${docxParagraph(text)}</w:${kind}>`;
}

test('notes are numbered in the order of the text, and come at its end', async () => {
  const pdf = await convert({
    body: `<w:p><w:r><w:t>One</w:t><w:footnoteReference w:id="7"/><w:t>, two</w:t><w:endnoteReference w:id="7"/><w:t>, three</w:t><w:footnoteReference w:id="2"/></w:r></w:p>`,
    footnotes:
      note('footnote', 2, 'third') + note('footnote', 7, 'first') + note('footnote', 9, 'never'),
    endnotes: note('endnote', 7, 'second'),
  });
  for (const text of ['One[1], two[2], three[3]', '[1] first', '[2] second', '[3] third']) {
    await onPageOne(pdf, text);
  }
  expect(await pagesWith(pdf, 'never')).toEqual([]);
});

test('a document of another program, in UTF-16 and elsewhere, can be read', async () => {
  const body =
    '<?xml version="1.0"?><document><body><p><r><t>other words</t></r></p></body></document>';
  const pdf = await toPdf(
    makeDocxFromParts(
      { body: '' },
      {
        '_rels/.rels': strToU8(
          '<Relationships><Relationship Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="/Doc/Main.xml"/></Relationships>',
        ),
        'doc\\main.xml': Buffer.from(`\ufeff${body}`, 'utf16le'),
      },
    ),
    named,
  );
  await onPageOne(pdf, 'other words');
});

const run = '<w:r><w:t>a</w:t></w:r>';

test('a million runs in a few kB are read', async () => {
  const docx = makeDocxFromParts({ body: `<w:p>${run.repeat(1_000_000)}</w:p>` });
  expect(docx.length).toBeLessThan(100_000);
  expect((await readPdf(await toPdf(docx, named))).pages.length).toBeGreaterThan(100);
});

test.each<[string, () => Uint8Array, string]>([
  [
    'too many paragraphs',
    () => makeDocxFromParts({ body: `<w:p>${run}</w:p>`.repeat(200_000) }),
    '2,000 pages',
  ],
  ['too long a text', () => makeDocx(['a '.repeat(6_000_000)]), '10,000,000 characters'],
  ['too much to unpack', () => makeDocx(['a '.repeat(40_000_000)]), 'unpacks to more than 64 MB'],
  [
    'too many notes',
    () => makeDocxFromParts({ body: '', footnotes: ' '.repeat(70_000_000) }),
    'more than 64 MB',
  ],
  [
    'tables in tables',
    () => makeDocxFromParts({ body: '<w:tbl>'.repeat(2000) + '</w:tbl>'.repeat(2000) }),
    'more than 1000 levels',
  ],
  ['an end that is missing', () => makeDocxFromParts({ body: '<w:p>' }), 'is damaged'],
  ['no document', () => makeDocx(['x']).subarray(0, 300), 'is damaged'],
  [
    'an archive that is encrypted',
    () => {
      const docx = Buffer.from(makeDocx(['x']));
      for (
        let at = docx.indexOf('PK\u0001\u0002');
        at !== -1;
        at = docx.indexOf('PK\u0001\u0002', at + 1)
      ) {
        docx[at + 8] = 1;
      }
      return docx;
    },
    'is damaged',
  ],
])('a .docx with %s is rejected', async (_, make, message) => {
  await expect(toPdf(make(), named)).rejects.toMatchObject({
    code: 'UNABLE_TO_LOAD_DOCUMENT',
    message: expect.stringContaining(message),
  });
});

test('sizes that an archive claims are not believed', async () => {
  const docx = Buffer.from(makeDocx(['honest words']));
  for (
    let at = docx.indexOf('PK\u0001\u0002');
    at !== -1;
    at = docx.indexOf('PK\u0001\u0002', at + 1)
  ) {
    docx.writeUInt32LE(0xff_ff_ff_ff, at + 24);
  }
  await onPageOne(await toPdf(docx, named), 'honest words');
});
