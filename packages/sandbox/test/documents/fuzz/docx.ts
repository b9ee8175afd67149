import { strToU8, unzipSync, zipSync } from 'fflate';
import { docxParagraph, makeDocx, makeDocxFromParts } from '../make-docx.ts';
import { damage } from './damage.ts';
import type { Random } from './random.ts';
import type { Subject } from './subject.ts';
import { randomText } from './words.ts';

const run = '<w:r><w:t>a</w:t></w:r>';
const paragraph = `<w:p>${run}</w:p>`;
const elements = [
  'p',
  'r',
  't',
  'tbl',
  'tr',
  'tc',
  'sdt',
  'sdtContent',
  'hyperlink',
  'del',
  'ins',
  'pPr',
  'rPr',
  'tab',
  'br',
  'sym',
  'txbxContent',
  'footnoteReference',
  'numPr',
  'numId',
  'pStyle',
  'outlineLvl',
  'tblPr',
  'tblBorders',
  'gridCol',
  'gridSpan',
  'tcPr',
  'shd',
  'b',
  'sz',
  'color',
  'jc',
] as const;

/** Tags of templates, whole and damaged. */
const tags = [
  '{{Name}}',
  '{{ Name }}',
  '{{First Name}}',
  "{{if Name = 'x'}}",
  '{{if $number(Name) > 3 and A != "b"}}',
  '{{if (A or B}}',
  '{{endif}}',
  '{{t:"TableRow", e:"Rows"}}',
  '{{t:"SuppressParagraph", e:"A = \u2018x\u2019"}}',
  '{{t:"',
  '{{',
  '}}',
  '{',
] as const;

/** Fields that show numbers of pages, whole and damaged. */
const fields = [
  '<w:p><w:fldSimple w:instr="PAGE"><w:r><w:t>1</w:t></w:r></w:fldSimple></w:p>',
  '<w:p><w:fldSimple w:instr="NUMPAGES"/><w:r><w:t>1</w:t></w:r></w:p>',
  '<w:p><w:r><w:fldChar w:fldCharType="begin"/><w:instrText>PAGE</w:instrText><w:t>1</w:t></w:r></w:p>',
  '<w:p><w:r><w:fldChar w:fldCharType="end"/><w:t>1</w:t></w:r></w:p>',
  '',
] as const;

function escaped(text: string): string {
  return text.replaceAll(/[&<>\p{Cc}]/gu, ' ');
}

/** Elements that are closed in their order, in any order. */
function body(random: Random, depth = 0): string {
  return Array.from({ length: random.below(6) }, () => {
    const name = random.pick(elements);
    const value = random.pick(['0', '1', '-1', 'List', '99999999999', 'F0FC', 'loop', '']);
    const inside =
      depth > 4 || random.chance(0.4)
        ? `${escaped(randomText(random, 6))}${random.chance(0.5) ? random.pick(tags) : ''}`
        : body(random, depth + 1);
    return random.pick([
      `<w:${name} w:val="${value}" w:id="${value}" w:char="${value}">${inside}</w:${name}>`,
      docxParagraph(inside.includes('<') ? '' : inside),
      `<w:p>${inside}</w:p>`,
    ]);
  }).join('');
}

function inner(random: Random): Uint8Array {
  return makeDocxFromParts({
    body: body(random) + paragraph,
    styles:
      '<w:style w:styleId="loop"><w:basedOn w:val="loop"/></w:style><w:style w:styleId="List"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>',
    footnotes: `<w:footnote w:id="1">${body(random)}</w:footnote>`,
    headers: [body(random)],
    footers: [`${random.pick(fields)}${body(random)}`],
  });
}

/** Damages a file inside of the archive, and packs it again. */
function damagedInside(docx: Uint8Array, random: Random): Uint8Array {
  const files = unzipSync(docx);
  const names = Object.keys(files);
  const name = names[random.below(names.length)] ?? '';
  return zipSync({ ...files, [name]: damage(files[name] ?? new Uint8Array(), random) });
}

const nested = (count: number, name: string) => () =>
  makeDocxFromParts({
    body: `<w:${name}>`.repeat(count) + paragraph + `</w:${name}>`.repeat(count),
  });

/** .docx, damaged both as archives and inside of them. */
export const docx: Subject = {
  extension: 'docx',
  count: 700,
  generate(random) {
    const made = inner(random);
    return random.chance(0.6) ? damagedInside(made, random) : made;
  },
  hostile: {
    '300,000 runs': () => makeDocxFromParts({ body: `<w:p>${run.repeat(300_000)}</w:p>` }),
    '300,000 paragraphs': () => makeDocxFromParts({ body: paragraph.repeat(300_000) }),
    '300,000 empty paragraphs': () =>
      makeDocxFromParts({ body: '<w:p/>'.repeat(300_000) + paragraph }),
    'a footer of 300,000 paragraphs with numbers': () =>
      makeDocxFromParts({ body: paragraph, footers: [fields[0].repeat(300_000)] }),
    '100,000 paragraphs with headers': () =>
      makeDocxFromParts({
        body: paragraph.repeat(100_000),
        headers: [docxParagraph('x '.repeat(4_900)), fields[0]],
      }),
    'a text of 30 MB': () => makeDocx(['a '.repeat(15_000_000)]),
    'an archive that unpacks to 80 MB': () =>
      makeDocxFromParts({ body: paragraph }, { 'word/document.xml': new Uint8Array(80_000_000) }),
    'an image that unpacks to 80 MB': () =>
      makeDocxFromParts(
        { body: paragraph },
        { 'word/media/image1.png': new Uint8Array(80_000_000) },
      ),
    'tables in tables': nested(5000, 'tbl'),
    'rows of values in rows of values': () =>
      makeDocxFromParts({
        body: `<w:tbl><w:tr><w:tc>${docxParagraph('{{t:"TableRow", e:"Rows"}}{{Name}}')}`
          .repeat(200)
          .concat('</w:tc></w:tr></w:tbl>'.repeat(200)),
      }),
    'cells with texts, in tables in tables': () =>
      makeDocxFromParts({
        body: `<w:tbl><w:tr><w:tc>${docxParagraph('x '.repeat(4_000))}`
          .repeat(200)
          .concat('</w:tc></w:tr></w:tbl>'.repeat(200)),
      }),
    'a row of 100,000 cells': () =>
      makeDocxFromParts({
        body: `<w:tbl><w:tr>${`<w:tc>${paragraph}</w:tc>`.repeat(100_000)}</w:tr></w:tbl>`,
      }),
    '300,000 rows': () =>
      makeDocxFromParts({
        body: `<w:tbl>${`<w:tr><w:tc>${paragraph}</w:tc></w:tr>`.repeat(300_000)}</w:tbl>`,
      }),
    '200,000 columns that are not used': () =>
      makeDocxFromParts({
        body: `<w:tbl><w:tblGrid>${'<w:gridCol w:w="9"/>'.repeat(200_000)}</w:tblGrid><w:tr><w:tc>${paragraph}</w:tc></w:tr></w:tbl>`,
      }),
    'runs that all look different': () =>
      makeDocxFromParts({
        body: `<w:p>${Array.from({ length: 100_000 }, (_, index) => `<w:r><w:rPr><w:sz w:val="${16 + (index % 9)}"/></w:rPr><w:t>a </w:t></w:r>`).join('')}</w:p>`,
      }),
    'a condition in a condition, 100,000 times': () => makeDocx(["{{if A = 'x'}}".repeat(100_000)]),
    '300,000 braces': () => makeDocx(['{{{'.repeat(100_000)]),
    'a field 100,000 times': () => makeDocx(['{{Name}}'.repeat(100_000)]),
    'controls in controls': nested(200_000, 'sdt'),
    'paragraphs in paragraphs': nested(900, 'p'),
    'attributes without end': () =>
      makeDocxFromParts({
        body: `<w:p ${Array.from({ length: 200_000 }, (_, index) => `a${index}="1"`).join(' ')}>${run}</w:p>`,
      }),
    'entities in entities': () =>
      makeDocxFromParts(
        { body: '' },
        {
          'word/document.xml': strToU8(
            `<!DOCTYPE d [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><w:document><w:body><w:p><w:r><w:t>${'&b;'.repeat(1000)}</w:t></w:r></w:p></w:body></w:document>`,
          ),
        },
      ),
    'notes that are referred to a million times': () =>
      makeDocxFromParts({
        body: `<w:p><w:r>${'<w:footnoteReference w:id="1"/>'.repeat(200_000)}</w:r></w:p>`,
        footnotes: `<w:footnote w:id="1">${docxParagraph('note')}</w:footnote>`.repeat(1000),
      }),
    'styles that are based on each other': () =>
      makeDocxFromParts({
        body: docxParagraph('x', '<w:pStyle w:val="s0"/>').repeat(1000),
        styles: Array.from(
          { length: 50_000 },
          (_, index) =>
            `<w:style w:styleId="s${index}"><w:basedOn w:val="s${index + 1}"/></w:style>`,
        ).join(''),
      }),
    'the same file 60,000 times': () => {
      const docxBytes = Buffer.from(makeDocx(['x']));
      const end = docxBytes.lastIndexOf('PK\u0005\u0006');
      const directory = docxBytes.subarray(docxBytes.readUInt32LE(end + 16), end);
      const last = directory.subarray(directory.lastIndexOf('PK\u0001\u0002'));
      const copies = Array.from({ length: 60_000 }, () => last);
      const tail = Buffer.from(docxBytes.subarray(end));
      tail.writeUInt16LE(60_000 + 3, 10);
      return Buffer.concat([docxBytes.subarray(0, end), ...copies, tail]);
    },
  },
};
