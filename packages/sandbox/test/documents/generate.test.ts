import { describe, expect, it } from 'vitest';
import { documents } from '../../src/documents/index.ts';
import { readColours } from './colour-at.ts';
import { findPlace } from './find-place.ts';
import { docxParagraph, makeDocx, makeDocxFromParts } from './make-docx.ts';
import { docxRow, leaseDocx as lease } from './make-lease-docx.ts';

function control(properties: string, text: string): string {
  return `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent><w:r><w:t>${text}</w:t></w:r></w:sdtContent></w:sdt>`;
}

/** The words of the PDF that is generated. */
async function generate(
  bytes: Uint8Array,
  values: Parameters<typeof documents.generateDocument>[2],
) {
  const { pdf, pages, errors } = await documents.generateDocument(bytes, 'Lease.docx', values);
  expect(pages).toHaveLength(1);
  return {
    pdf,
    errors,
    async has(...texts: string[]) {
      const anchors = texts.map((text) => ({ text, caseSensitive: true }));
      const found = await documents.findAnchors(pdf, anchors);
      return found.map((places) => places.length);
    },
  };
}

function run(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** A row that is one for each of the values, with more in its cell. */
function feeRow(inside: string): string {
  return `<w:tr><w:tc><w:p>${run('{{t:"TableRow", e:"Fees"}}{{Fee}}')}</w:p>${inside}</w:tc></w:tr>`;
}

function table(...rows: string[]): string {
  return `<w:tbl>${rows.join('')}</w:tbl>`;
}

describe('the fields of a Word document', () => {
  it('are those of its tags, conditions and tables', async () => {
    expect(await documents.readTemplateFields(lease, 'Lease.docx')).toEqual({
      errors: [],
      fields: [
        { name: 'Tenant', label: 'Tenant', type: 'TextBox', always: true },
        { name: 'Parking', label: 'Parking', type: 'TextBox', always: false },
        { name: 'Space', label: 'Space', type: 'TextBox', always: false },
        { name: 'Pets', label: 'Pets', type: 'TextBox', always: false },
        {
          name: 'Fees',
          label: 'Fees',
          type: 'TableRow',
          always: false,
          columns: ['Fee', 'Amount'],
        },
      ],
    });
  });

  it('are its content controls', async () => {
    const body = `<w:p>${control('<w:alias w:val="Name &amp; title"/><w:tag w:val="Tenant"/><w:text/>', 'Click here')}${control('<w:tag w:val="Start"/><w:date/>', 'A date')}${control('<w:tag w:val="Pier"/><w:dropDownList><w:listItem w:displayText="North" w:value="North quay"/><w:listItem w:value="South quay"/></w:dropDownList>', 'Choose')}${control('<w:tag w:val="Logo"/><w:picture/>', 'No field')}</w:p>`;
    const bytes = makeDocxFromParts({ body });
    const { fields } = await documents.readTemplateFields(bytes, 'Lease.docx');
    expect(fields).toEqual([
      { name: 'Tenant', label: 'Name & title', type: 'TextBox', always: true },
      { name: 'Start', label: 'Start', type: 'Date', always: true },
      {
        name: 'Pier',
        label: 'Pier',
        type: 'Select',
        always: true,
        options: [
          { label: 'North', value: 'North quay' },
          { label: 'South quay', value: 'South quay' },
        ],
      },
    ]);
    const made = await generate(bytes, { Tenant: 'Ines', Start: '1 May', Pier: 'South quay' });
    expect(await made.has('Ines', '1 May', 'South quay', 'Click here', 'No field')).toEqual([
      1, 1, 1, 0, 1,
    ]);
  });

  it.each([
    ['half a brace', 'A lease {with} { {braces} } {One}} {{Two} { Three }'],
    ['nothing between', '{{}} {{ }}'],
    ['an end alone', '}} {{'],
  ])('are none where it has no tags: %s', async (_, text) => {
    const bytes = makeDocx([text]);
    expect(await documents.readTemplateFields(bytes, 'Lease.docx')).toEqual({
      fields: [],
      errors: [],
    });
    const words = text.split(' ').filter((word) => /\w/u.test(word));
    expect(await (await generate(bytes, {})).has(...words)).toEqual(words.map(() => 1));
  });

  it.each([
    ['{{Name}}', ['Name']],
    ['{{ Name }}{{name}}{{Name}}', ['Name', 'name']],
    ['{{_1PuLPK}} {{Z1E6uXj}} {{1}} {{Straße}}', ['_1PuLPK', 'Z1E6uXj', '1', 'Straße']],
    ['{{{Name}}}', ['Name']],
    [
      '{{if A = \u2018x\u2019 and B != \u201cy\u201d or $number(C) >= 10}}{{D}}{{endif}}',
      ['A', 'B', 'C', 'D'],
    ],
    ['{{if (A == "1" or A = "2") and $lowercase(B) = "b"}}{{ endif }}', ['A', 'B']],
    ['{{ t:"SuppressParagraph", e:"Kind = \u2018new\u2019"}}Text', ['Kind']],
    ['{{t:"Conditional", e:"A = \'x\'"}}{{t:"EndConditional"}}', ['A']],
    ['{{if Kind}}{{endif}}', ['Kind']],
  ])('are read from tags in all their forms: %s', async (text, names) => {
    const { fields, errors } = await documents.readTemplateFields(makeDocx([text]), 'Lease.docx');
    expect(errors).toEqual([]);
    expect(fields.map(({ name }) => name)).toEqual(names);
  });

  const json =
    'There was an error parsing this merge tag as json (check spacing, quotes, json syntax): ';
  const expected = `${json}Invalid character after parsing property name. Expected ':' but got: `;

  it.each([
    ['{{First Name}}', '{{First Name}}', 'Undefined', `${expected}N. Path '', line 1, position 7.`],
    [
      "{{if 'CA' = State}}",
      "{{if 'CA' = State}}",
      'Undefined',
      `${expected}'. Path '', line 1, position 4.`,
    ],
    [
      '{{#Fees}}',
      '{{#Fees}}',
      'Undefined',
      `${json}Invalid property identifier character: #. Path '', line 1, position 1.`,
    ],
    [
      '{{Field-Name}}',
      '{{Field-Name}}',
      'Undefined',
      `${json}Invalid JavaScript property identifier character: -. Path '', line 1, position 6.`,
    ],
    [
      '{{t:"SuppressParagraph" e:"FieldName = \'value\'"}}text',
      '{t:"SuppressParagraph" e:"FieldName = \'value\'"}',
      'JsonReaderException',
      `Unable to parse Json object. -- ${json}After parsing a value an unexpected character was encountered: e. Path 't', line 1, position 23.`,
    ],
    [
      '{{t:"SuppressParagraph ", e: "FieldName = \'value\'"}}text',
      '{t:"SuppressParagraph ", e: "FieldName = \'value\'"}',
      'InvalidTagType',
      'Invalid Json tag type. -- Invalid json tag SuppressParagraph .',
    ],
    [
      '{{t:"SuppressParagraph", e: "fieldName = \'value\'"}}',
      '{t:"SuppressParagraph", e: "fieldName = \'value\'"}',
      'InvalidPlacement',
      'Invalid placement of a Merge Tag in the template. \u2013 SuppressParagraph: This tag must be placed in a paragraph.',
    ],
    [
      '{{t:"TableRow", e:"Fees"}}{{Fee}}',
      '{t:"TableRow", e:"Fees"}',
      'InvalidPlacement',
      expect.stringContaining('TableRow'),
    ],
    [
      'text {{endif}}',
      '{"type":"EndConditional"}',
      'EndTagWithoutStartTag',
      'End tag without matching start tag. -- Error: EndConditional without matching Conditional',
    ],
    ["{{if State = 'CA'}} text", "{{if State = 'CA'}}", 'Undefined', expect.any(String)],
  ])('are errors where a tag has one: %s', async (text, tagIdentifier, errorCode, message) => {
    const { errors } = await documents.readTemplateFields(makeDocx([text]), 'Lease.docx');
    expect(errors).toEqual([{ tagIdentifier, errorCode, message }]);
  });

  it('are found although a tag has an error', async () => {
    const bytes = makeDocx(['{{Tenant}} and {{ Pier }}', '{{First Name}}']);
    const { fields, errors } = await documents.readTemplateFields(bytes, 'Lease.docx');
    expect(fields.map(({ name }) => name)).toEqual(['Tenant', 'Pier']);
    expect(errors).toHaveLength(1);
  });

  it.each([
    ['open', '{{'.repeat(1_000_000)],
    ['closed', '}}'.repeat(1_000_000)],
    ['nested', `${'{{if A = "1"}}'.repeat(50_000)}${'{{endif}}'.repeat(50_000)}`],
    ['without an end', '{{endif}}'.repeat(100_000)],
    ['repeated', '{{Tenant}}'.repeat(100_000)],
    ['in brackets', `{{if ${'('.repeat(100_000)}A${')'.repeat(100_000)}}}{{endif}}`],
    ['joined', `{{if A = "1"${' and A = "1"'.repeat(50_000)}}}{{endif}}`],
    ['as JSON', `{{t:"${'\\"'.repeat(500_000)}`],
  ])('are read in a document that has very many tags: %s', async (_, text) => {
    const { fields, errors } = await documents.readTemplateFields(makeDocx([text]), 'Lease.docx');
    expect(fields.length).toBeLessThanOrEqual(1);
    expect(errors.length).toBeLessThanOrEqual(100);
  });

  it('are at most 1,000', async () => {
    const names = Array.from({ length: 1001 }, (_, index) => `{{Field${index}}}`);
    await expect(documents.readTemplateFields(makeDocx(names), 'Lease.docx')).rejects.toMatchObject(
      { code: 'UNABLE_TO_LOAD_DOCUMENT' },
    );
    expect(
      (await documents.readTemplateFields(makeDocx(names.slice(1)), 'Lease.docx')).fields,
    ).toHaveLength(1000);
  });
});

describe('a document that is generated', () => {
  const none = { Tenant: '', Parking: '', Space: '', Pets: '', Fees: [] };

  it('has the values in place of the tags', async () => {
    const rows = [
      { Fee: 'Rent', Amount: '1,250.00' },
      { Fee: 'Power', Amount: '80.00' },
    ];
    const made = await generate(lease, {
      ...none,
      Tenant: 'Ines <Valdivia> & sons',
      Parking: 'yes',
      Space: 'P7',
      Fees: rows,
    });
    const texts = ['Ines <Valdivia> & sons', 'Space P7', 'No pets', 'Rent', '80.00', '{{'];
    expect(await made.has(...texts)).toEqual([1, 1, 1, 1, 1, 0]);
  });

  it('leaves out what stands in a condition that is not met', async () => {
    const made = await generate(lease, { ...none, Parking: 'no', Space: 'P7', Pets: 'A cat' });
    expect(await made.has('Space P7', 'No pets', 'Amount')).toEqual([0, 0, 1]);
  });

  it.each([
    ["State = 'CA'", { State: 'CA' }, true],
    ["State = 'CA'", { State: 'ca' }, false],
    ['State == "CA"', { State: 'CA' }, true],
    ["State != 'CA'", { State: 'NY' }, true],
    ["$uppercase(State) = 'CA'", { State: 'cA' }, true],
    ["$lowercase( State ) = 'ca'", { State: 'CA' }, true],
    ['$number(Amount) > 100', { Amount: '1,250.50' }, true],
    ['$number(Amount) > 100', { Amount: '100' }, false],
    ['$number(Amount) >= 100', { Amount: '100.00' }, true],
    ['$number(Amount) < -5', { Amount: '-5.01' }, true],
    ['$number(Amount) <= 30', { Amount: '31' }, false],
    ['$number(Amount) = 30', { Amount: '30.0' }, true],
    ['$number(Amount) != 30', { Amount: '30.0' }, false],
    ['$number(Amount) > 100', { Amount: '' }, false],
    ["A = '1' or A = '2' and B = '3'", { A: '1', B: '' }, true],
    ["(A = '1' or A = '2') and B = '3'", { A: '1', B: '' }, false],
    ["A = '1' and B = '3'", { A: '1', B: '3' }, true],
    ['A', { A: 'x' }, true],
    ['A', { A: '' }, false],
  ])('shows text by the condition %s of %j: %s', async (condition, values, shown) => {
    const written = condition.replaceAll('<', '&lt;');
    const bytes = makeDocx([`Before {{if ${written}}}Shown{{endif}} after`]);
    const made = await generate(bytes, values);
    expect(await made.has('Shown', 'Before', 'after')).toEqual([shown ? 1 : 0, 1, 1]);
    const suppressed = makeDocx([
      `{{t:"SuppressParagraph", e:"${written.replaceAll('"', "'")}"}}Shown`,
      'Kept',
    ]);
    expect(await (await generate(suppressed, values)).has('Shown', 'Kept')).toEqual([
      shown ? 0 : 1,
      1,
    ]);
  });

  it('shows and hides paragraphs, rows and whole tables', async () => {
    const body = [
      docxParagraph("{{if A = 'yes'}}"),
      docxParagraph('First {{if B = \u2018yes\u2019}}inner {{endif}}end.'),
      table(docxRow('Whole', 'table')),
      docxParagraph('{{endif}}'),
      table(
        docxRow('Head'),
        docxRow("{{if B = 'yes'}}Row one{{endif}}"),
        docxRow("{{if A = 'yes'}}"),
        docxRow('Row two'),
        docxRow('{{endif}}'),
      ),
    ].join('');
    const bytes = makeDocxFromParts({ body });
    const texts = ['First', 'inner', 'Whole', 'Row one', 'Row two', 'Head'];
    const all = await generate(bytes, { A: 'yes', B: 'yes' });
    expect(await all.has(...texts)).toEqual([1, 1, 1, 1, 1, 1]);
    const one = await generate(bytes, { A: 'yes', B: '' });
    expect(await one.has(...texts)).toEqual([1, 0, 1, 0, 1, 1]);
    const other = await generate(bytes, { A: '', B: 'yes' });
    expect(await other.has(...texts)).toEqual([0, 0, 0, 1, 0, 1]);
  });

  it('writes a value in the letters of its tag', async () => {
    const body = `<w:p>${run('Starts ')}${run('{{Sta', '<w:b/><w:sz w:val="48"/><w:color w:val="FF0000"/>')}${run('rt}}', '<w:i/>')}${run(' at sea')}</w:p>`;
    const { pdf } = await generate(makeDocxFromParts({ body }), { Start: 'today' });
    const [value, before, after] = [
      await findPlace(pdf, 'today'),
      await findPlace(pdf, 'Starts'),
      await findPlace(pdf, 'at sea'),
    ];
    expect(value.height).toBeGreaterThan(before.height * 1.8);
    expect(after.height).toBeCloseTo(before.height, 0);
  });

  it('draws tables as tables, with a row for each of the values', async () => {
    const body = table(
      docxRow('Component', 'Details'),
      docxRow('{{t:"TableRow", e:"Pay"}}{{Component}}', '{{Details}} {{Component}}'),
    );
    const bytes = makeDocxFromParts({ body });
    const Pay = ['Salary', 'Bonus', 'Stock'].map((name) => ({
      Component: name,
      Details: `${name} in detail`,
    }));
    const { pdf, has } = await generate(bytes, { Pay });
    expect(await has('Salary in detail Salary', 'Stock in detail Stock')).toEqual([1, 1]);
    const [left, right] = [await findPlace(pdf, 'Bonus'), await findPlace(pdf, 'Bonus in detail')];
    expect(right.x).toBeGreaterThan(left.x + 100);
    expect(right.y).toBeCloseTo(left.y, 0);
    const above = await findPlace(pdf, 'Salary');
    expect(above.y).toBeLessThan(left.y - 10);
    // A line between the rows, and none within the letters.
    const colours = await readColours(pdf);
    const between = Array.from({ length: Math.ceil((left.y - above.y) * 2) }, (_, index) =>
      colours(left.x + 100, above.y + index / 2),
    );
    expect(between).toContain('128,128,128');
  });

  it('keeps one empty row of a table without values, and values apart', async () => {
    const body = [
      docxParagraph('{{Fee}} stands in the text'),
      table(docxRow('Fees'), docxRow('{{t:"TableRow", e:"Fees"}}[{{Fee}}]')),
    ].join('');
    const bytes = makeDocxFromParts({ body });
    const { fields } = await documents.readTemplateFields(bytes, 'Lease.docx');
    expect(fields).toMatchObject([{ name: 'Fee' }, { name: 'Fees', columns: ['Fee'] }]);
    const made = await generate(bytes, { Fee: 'Rent', Fees: [{ Fee: '' }] });
    expect(await made.has('Rent stands', '[]')).toEqual([1, 1]);
  });

  it('shows a value that does not fit in red on yellow, and says so', async () => {
    const tag = '{{if $number(Count) = 30}}';
    const made = await generate(makeDocx([`${tag}Thirty{{endif}} items`]), { Count: 'many' });
    expect(made.errors).toEqual([
      {
        tagIdentifier: tag,
        errorCode: 'Undefined',
        message: 'Unable to cast value to a number: "many"',
      },
    ]);
    expect(await made.has('Unable to cast value', 'Thirty', 'items')).toEqual([1, 0, 1]);
    const place = await findPlace(made.pdf, 'Unable');
    const colours = await readColours(made.pdf);
    const seen = Array.from({ length: 80 }, (_, index) =>
      colours(place.x + index / 2, place.y + place.height / 2),
    );
    expect(seen).toContain('255,255,0');
    // The letters are red, and blend into the yellow.
    const [reddest] = seen.toSorted((a, b) => Number(a.split(',')[1]) - Number(b.split(',')[1]));
    expect(reddest).toMatch(/^255,\d{1,2},0$/u);
  });

  it('does not take values for tags', async () => {
    const made = await generate(lease, { ...none, Tenant: '{{Space}}', Space: 'P7' });
    expect(await made.has('{{Space}}')).toEqual([1]);
  });

  it('keeps the names of objects for fields', async () => {
    const bytes = makeDocx(['{{constructor}} {{__proto__}} {{toString}}']);
    const made = await generate(bytes, { constructor: 'One' });
    expect(await made.has('One', 'function', 'object')).toEqual([1, 0, 0]);
  });

  it('is refused where its tags have errors', async () => {
    await expect(
      documents.generateDocument(makeDocx(['{{First Name}}']), 'Lease.docx', {}),
    ).rejects.toMatchObject({ code: 'UNABLE_TO_LOAD_DOCUMENT' });
  });

  it('is refused where values make it too long', async () => {
    const bytes = makeDocx(['{{A}}'.repeat(50_000)]);
    await expect(
      documents.generateDocument(bytes, 'Lease.docx', { A: 'long '.repeat(1000) }),
    ).rejects.toMatchObject({ code: 'UNABLE_TO_LOAD_DOCUMENT' });
  });

  it('does not repeat rows within rows', async () => {
    const body = table(feeRow(table(feeRow(table(feeRow(''))))));
    const rows = Array.from({ length: 5 }, () => ({ Fee: 'Rent' }));
    const made = await generate(makeDocxFromParts({ body }), { Fees: rows });
    expect(await made.has('Rent')).toEqual([15]);
  });
});
