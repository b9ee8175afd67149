import { makeDocxFromParts } from './make-docx.ts';

/** A run of text; `properties` are inside its `<w:rPr>`. */
function run(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

function paragraph(runs: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
}

function row(fill: string, ...cells: string[]): string {
  const shade = fill === '' ? '' : `<w:shd w:val="clear" w:fill="${fill}"/>`;
  return `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr>${shade}</w:tcPr>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;
}

const bold = '<w:b/>';
const white = '<w:color w:val="FFFFFF"/>';

/**
 * An offer letter that is generated: fields in different letters and divided by Word, a table with a
 * row for each part of the pay, and two conditions, on a text in curly quotes and on a number.
 */
export const offerDocx = makeDocxFromParts({
  styles:
    '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:styleId="Title"><w:name w:val="Title"/><w:rPr><w:sz w:val="40"/><w:color w:val="2F5496"/></w:rPr></w:style>',
  body: [
    paragraph(run('Harbour Leasing'), '<w:pStyle w:val="Title"/>'),
    paragraph(run('Offer of employment', `${bold}<w:sz w:val="28"/>`), '<w:jc w:val="center"/>'),
    paragraph(
      [
        run('Dear '),
        run('{{Candidate', bold),
        run('_Name}}', bold),
        run(', we offer you the position of '),
        run('{{Job_Title}}', '<w:i/>'),
        run(', beginning on '),
        run('{{ Start_Date }}', bold),
        run('. The usual terms of the harbour apply.'),
      ].join(''),
    ),
    paragraph(run('{{if Job_Title = \u2018Software Engineer\u2019}}')),
    paragraph(run('You report to {{Manager_Name}}.')),
    paragraph(run('{{endif}}')),
    paragraph(
      run(
        '{{ if $number(Salary) >= 100000 }}A bonus is part of the offer.{{ endif }} It is open for a month.',
      ),
    ),
    `<w:tbl><w:tblPr><w:tblStyle w:val="TableGrid"/></w:tblPr><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="6000"/></w:tblGrid>${row('D9E2F3', run('Component', bold), run('Details', bold))}${row('', run('{{t:"TableRow", e:"Compensation_Package"}}{{Component}}'), run('{{Details}}'))}</w:tbl>`,
    paragraph(`${run('Employee signature: ')}${run('/sn1/', white)}`),
  ].join(''),
});
