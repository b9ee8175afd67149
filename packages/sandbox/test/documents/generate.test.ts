import { describe, expect, it } from 'vitest';
import { documents } from '../../src/documents/index.ts';
import { makeDocx, makeDocxFromParts } from './make-docx.ts';
import { leaseDocx as lease } from './make-lease-docx.ts';

function control(properties: string, text: string): string {
  return `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent><w:r><w:t>${text}</w:t></w:r></w:sdtContent></w:sdt>`;
}

/** The words of the PDF that is generated. */
async function generate(
  bytes: Uint8Array,
  values: Parameters<typeof documents.generateDocument>[2],
) {
  const { pdf, pages } = await documents.generateDocument(bytes, 'Lease.docx', values);
  expect(pages).toHaveLength(1);
  return {
    async has(...texts: string[]) {
      const anchors = texts.map((text) => ({ text, caseSensitive: true }));
      const found = await documents.findAnchors(pdf, anchors);
      return found.map((places) => places.length);
    },
  };
}

describe('the fields of a Word document', () => {
  it('are its placeholders, conditions and tables', async () => {
    expect(await documents.readTemplateFields(lease, 'Lease.docx')).toEqual({
      errors: [],
      fields: [
        { name: 'Tenant', label: 'Tenant', type: 'TextBox', required: true },
        { name: 'Parking', label: 'Parking', type: 'TextBox', required: false },
        { name: 'Space', label: 'Space', type: 'TextBox', required: false },
        { name: 'Pets', label: 'Pets', type: 'TextBox', required: false },
        {
          name: 'Fees',
          label: 'Fees',
          type: 'TableRow',
          required: false,
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
      { name: 'Tenant', label: 'Name & title', type: 'TextBox', required: true },
      { name: 'Start', label: 'Start', type: 'Date', required: true },
      {
        name: 'Pier',
        label: 'Pier',
        type: 'Select',
        required: true,
        options: ['North quay', 'South quay'],
      },
    ]);
    const made = await generate(bytes, { Tenant: 'Ines', Start: '1 May', Pier: 'South quay' });
    expect(await made.has('Ines', '1 May', 'South quay', 'Click here', 'No field')).toEqual([
      1, 1, 1, 0, 1,
    ]);
  });

  it('are none in other documents', async () => {
    const plain = makeDocx(['A lease {with} { {braces} }', '{{not a name}} and {{1}}']);
    expect(await documents.readTemplateFields(plain, 'Lease.docx')).toEqual({
      fields: [],
      errors: [],
    });
  });

  it.each([
    ['{{#Fees}} without an end', 'UNCLOSED_LOOP', 'Fees'],
    ['{{/Fees}} without a beginning', 'UNOPENED_LOOP', 'Fees'],
    ['{{Tenant without an end', 'UNCLOSED_TAG', 'Tenant'],
    ['{{@Tenant}}', 'UNSUPPORTED_TAG', 'Tenant'],
    ['{{#not a name}}x{{/}}', 'INVALID_FIELD_NAME', 'not a name'],
  ])('are errors where a placeholder has one: %s', async (text, errorCode, tagIdentifier) => {
    const { errors } = await documents.readTemplateFields(makeDocx([text]), 'Lease.docx');
    expect(errors).toMatchObject([{ errorCode, tagIdentifier, message: expect.any(String) }]);
  });

  it('are found although a placeholder has an error', async () => {
    const bytes = makeDocx(['{{Tenant}} and {{ Pier }}', '{{#Fees}}']);
    const { fields, errors } = await documents.readTemplateFields(bytes, 'Lease.docx');
    expect(fields.map(({ name }) => name)).toEqual(['Tenant', 'Pier']);
    expect(errors).toHaveLength(1);
  });

  it.each([
    ['open', '{{'.repeat(100_000)],
    ['closed', '}}'.repeat(100_000)],
    ['nested', `${'{{#Fees}}'.repeat(2000)}${'{{/Fees}}'.repeat(2000)}`],
    ['repeated', '{{Tenant}}'.repeat(100_001)],
  ])('are not searched for in a document with too many placeholders: %s', async (_, text) => {
    const { errors } = await documents.readTemplateFields(makeDocx([text]), 'Lease.docx');
    expect(errors).toMatchObject([{ errorCode: 'TOO_MANY_PLACEHOLDERS' }]);
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

  it('has the values in place of the placeholders', async () => {
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

  it('leaves out the sections whose condition is not met', async () => {
    const made = await generate(lease, { ...none, Parking: 'no', Space: 'P7', Pets: 'A cat' });
    expect(await made.has('Space P7', 'No pets', 'Amount')).toEqual([0, 0, 1]);
  });

  it('does not take values for placeholders', async () => {
    const made = await generate(lease, { ...none, Tenant: '{{Space}}', Space: 'P7' });
    expect(await made.has('{{Space}}')).toEqual([1]);
  });

  it('keeps the names of objects for fields', async () => {
    const bytes = makeDocx(['{{constructor}} {{__proto__}} {{toString}}']);
    const made = await generate(bytes, { constructor: 'One' });
    expect(await made.has('One', 'function', 'object')).toEqual([1, 0, 0]);
  });

  it('is refused where its placeholders have errors', async () => {
    await expect(
      documents.generateDocument(makeDocx(['{{#Fees}}']), 'Lease.docx', {}),
    ).rejects.toMatchObject({ code: 'UNABLE_TO_LOAD_DOCUMENT' });
  });

  it('does not repeat rows within rows', async () => {
    const deep = `${'{{#Fees}}'.repeat(6)}{{Fee}} ${'{{/Fees}}'.repeat(6)}`;
    const rows = Array.from({ length: 20 }, () => ({ Fee: 'Rent' }));
    const made = await generate(makeDocx([deep]), { Fees: rows });
    expect(await made.has('Rent')).toEqual([20]);
  });
});
