import { strToU8, zipSync } from 'fflate';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org';
const word = `xmlns:w="${office}/wordprocessingml/2006/main"`;

/** The parts of a .docx: the contents of their root elements. */
export interface DocxParts {
  body: string;
  styles?: string;
  footnotes?: string;
  endnotes?: string;
  /** The headers, in their order: those of first, even and other pages. */
  headers?: string[];
  footers?: string[];
}

/** A part whose root element is `<w:name>`. */
function part(name: string, content: string): Uint8Array {
  return strToU8(`${xml}<w:${name} ${word}>${content}</w:${name}>`);
}

/** A .docx of these parts; `files` come in addition, or in place of its own. */
export function makeDocxFromParts(
  { body, styles = '', footnotes = '', endnotes = '', headers = [], footers = [] }: DocxParts,
  files: Record<string, Uint8Array> = {},
): Uint8Array {
  const types = ['styles', 'footnotes', 'endnotes'];
  const related = types.map(
    (type) =>
      `<Relationship Id="${type}" Type="${office}/officeDocument/2006/relationships/${type}" Target="${type}.xml"/>`,
  );
  const repeated = [
    ...headers.map((content, at) => ({ type: 'header', root: 'hdr', at, content })),
    ...footers.map((content, at) => ({ type: 'footer', root: 'ftr', at, content })),
  ];
  for (const { type, at } of repeated)
    related.push(
      `<Relationship Id="${type}${at}" Type="${office}/officeDocument/2006/relationships/${type}" Target="${type}${at}.xml"/>`,
    );
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': strToU8(
      `${xml}<Relationships xmlns="${office}/package/2006/relationships">${related.join('')}</Relationships>`,
    ),
    'word/document.xml': part('document', `<w:body>${body}</w:body>`),
    'word/styles.xml': part('styles', styles),
    'word/footnotes.xml': part('footnotes', footnotes),
    'word/endnotes.xml': part('endnotes', endnotes),
    ...Object.fromEntries(
      repeated.map(({ type, root, at, content }) => [`word/${type}${at}.xml`, part(root, content)]),
    ),
    ...files,
  });
}

/** A paragraph of a .docx; `properties` are inside its `<w:pPr>`. */
export function docxParagraph(text: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
}

/** A .docx that holds these paragraphs. */
export function makeDocx(paragraphs: string[]): Uint8Array {
  return makeDocxFromParts({ body: paragraphs.map((text) => docxParagraph(text)).join('') });
}
