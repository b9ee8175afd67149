import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { documents } from '../../src/documents/index.ts';
import { makePdf } from './make-pdf.ts';

/** Creates a form with a field of each type, and with a button, which is never filled in. */
async function makeForm(): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const page = document.addPage([612, 792]);
  const form = document.getForm();
  const place = { x: 72, width: 200, height: 20 };
  const text = form.createTextField('tenant.name');
  text.setMaxLength(8);
  text.enableRequired();
  text.addToPage(page, { ...place, y: 700 });
  const lines = form.createTextField('terms');
  lines.enableMultiline();
  lines.addToPage(page, { ...place, y: 660 });
  const box = form.createCheckBox('agreed');
  box.addToPage(page, { ...place, y: 620 });
  const list = form.createDropdown('boat');
  list.addOptions(['Sail', 'Motor']);
  list.addToPage(page, { ...place, y: 580 });
  const radio = form.createRadioGroup('side');
  radio.addOptionToPage('Port', page, { ...place, y: 540 });
  radio.addOptionToPage('Starboard', page, { ...place, y: 500 });
  const button = form.createButton('print');
  button.addToPage('Print', page, { ...place, y: 460 });
  return document.save();
}

async function readValues(pdf: Uint8Array) {
  const { fields } = await documents.readFormFields(pdf);
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

describe('the fields of a form', () => {
  it('are read with what they allow', async () => {
    const { fields, pageCount } = await documents.readFormFields(await makeForm());
    expect(pageCount).toBe(1);
    expect(fields.map(({ name, type, options }) => [name, type, options])).toEqual([
      ['tenant.name', 'text', []],
      ['terms', 'text', []],
      ['agreed', 'checkbox', []],
      ['boat', 'choice', ['Sail', 'Motor']],
      ['side', 'choice', ['Port', 'Starboard']],
    ]);
    expect(fields[0]).toMatchObject({ label: 'tenant.name', maxLength: 8, isRequired: true });
    expect(fields[1]).toMatchObject({ isMultiline: true, isRequired: false });
  });

  it('are filled, cleared, and filled again', async () => {
    const values = {
      'tenant.name': 'Rosa\nBlum and others',
      terms: 'No smoking.\nNo fires in Łódź.',
      agreed: 'true',
      boat: 'Motor',
      side: 'Starboard',
    };
    const filled = await documents.fillForm(await makeForm(), values);
    expect(await readValues(filled)).toEqual({
      ...values,
      'tenant.name': 'Rosa Blu',
    });
    const cleared = await documents.fillForm(filled, {
      'tenant.name': '',
      agreed: 'false',
      boat: '',
      side: '',
    });
    expect(await readValues(cleared)).toMatchObject({
      'tenant.name': '',
      terms: 'No smoking.\nNo fires in Łódź.',
      agreed: 'false',
      boat: '',
      side: '',
    });
  });

  it('keep their values for unknown options and names', async () => {
    const form = await documents.fillForm(await makeForm(), { boat: 'Sail' });
    const filled = await documents.fillForm(form, { boat: 'Raft', price: '3' });
    expect(await readValues(filled)).toMatchObject({ boat: 'Sail', side: '' });
  });
});

it('a PDF without a form stays as it is', async () => {
  const pdf = await makePdf();
  expect(Buffer.from(await documents.fillForm(pdf, { name: 'Rosa' })).equals(pdf)).toBe(true);
  expect(await documents.readFormFields(pdf)).toEqual({ fields: [], pageCount: 1 });
});

it('what is no PDF is refused', async () => {
  await expect(documents.readFormFields(Buffer.from('a letter'))).rejects.toMatchObject({
    code: 'UNSUPPORTED_PDF_CONTENT',
  });
});
