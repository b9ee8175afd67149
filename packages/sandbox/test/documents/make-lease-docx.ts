import { docxParagraph, makeDocxFromParts } from './make-docx.ts';

/** A row of a table with these cells. */
export function docxRow(...texts: string[]): string {
  return `<w:tr>${texts.map((text) => `<w:tc><w:tcPr/>${docxParagraph(text)}</w:tc>`).join('')}</w:tr>`;
}

const table = `<w:tbl>${docxRow('Fee', 'Amount')}${docxRow('{{#Fees}}{{Fee}}', '{{Amount}}{{/Fees}}')}</w:tbl>`;

/** A lease that is generated: with fields, a condition on one of them, and a table. */
export const leaseDocx = makeDocxFromParts({
  body: [
    // Word divides a placeholder as it likes.
    '<w:p><w:r><w:t>Tenant: {{Ten</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>ant}}</w:t></w:r></w:p>',
    docxParagraph('{{#Parking == \u201Cyes\u201D}}'),
    docxParagraph('Space {{Space}} is included.'),
    docxParagraph('{{/}}'),
    docxParagraph('{{^Pets}}No pets.{{/Pets}}'),
    table,
    docxParagraph('Signed: /sn1/'),
  ].join(''),
});
