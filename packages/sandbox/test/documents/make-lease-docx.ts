import { docxParagraph, makeDocxFromParts } from './make-docx.ts';

/** A row of a table with these cells. */
export function docxRow(...texts: string[]): string {
  return `<w:tr>${texts.map((text) => `<w:tc><w:tcPr/>${docxParagraph(text)}</w:tc>`).join('')}</w:tr>`;
}

const table = `<w:tbl>${docxRow('Fee', 'Amount')}${docxRow('{{t:"TableRow", e:"Fees"}}{{Fee}}', '{{Amount}}')}</w:tbl>`;

/** A lease that is generated: with fields, two conditions, and a table. */
export const leaseDocx = makeDocxFromParts({
  body: [
    // Word divides a tag as it likes.
    '<w:p><w:r><w:t>Tenant: {{Ten</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>ant}}</w:t></w:r></w:p>',
    docxParagraph('{{if Parking = \u2018yes\u2019}}'),
    docxParagraph('Space {{Space}} is included.'),
    docxParagraph('{{endif}}'),
    docxParagraph('{{ if Pets = "" }}No pets.{{ endif }}'),
    table,
    docxParagraph('Signed: /sn1/'),
  ].join(''),
});
