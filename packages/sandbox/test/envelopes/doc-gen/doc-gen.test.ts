import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocGenFormField, Document, EnvelopeDefinition } from '@countersign/types/esign-v2.1';
import type { Client } from '@countersign/client';
import {
  bulkSendGetBulkSendBatchEnvelopes,
  envelopeDocumentsGet,
  envelopeDocumentsList,
  envelopesCreate,
  envelopesGet,
  envelopesGetEnvelopeDocGenFormFields,
  envelopesUpdate,
  envelopesUpdateEnvelopeDocGenFormFields,
  templateDocumentsList,
  templateDocumentsUpdate,
  templatesCreate,
  templatesGet,
} from '@countersign/client/esign-v2.1';
import { documents } from '../../../src/documents/index.ts';
import { startControlTest } from '../../control/harness.ts';
import { docxParagraph, makeDocx, makeDocxFromParts } from '../../documents/make-docx.ts';
import { docxRow, leaseDocx } from '../../documents/make-lease-docx.ts';
import { makePdf } from '../../documents/make-pdf.ts';
import { sendCopies, settleBatch } from '../bulk-send/bulk.ts';

let test: Awaited<ReturnType<typeof startControlTest>>;
beforeAll(async () => {
  test = await startControlTest();
});
afterAll(() => test.close());

function docx(bytes: Uint8Array, more: Document = {}): Document {
  const documentBase64 = Buffer.from(bytes).toString('base64');
  return { documentId: '1', name: 'Lease.docx', fileExtension: 'docx', documentBase64, ...more };
}

const tabs = { signHereTabs: [{ anchorString: '/sn1/', documentId: '1' }] };
const person = { name: 'Ines Valdivia', email: 'ines.valdivia@seabird.example' };

/** A template of the lease, with a role. */
async function makeTemplate(client: Client, document = docx(leaseDocx)): Promise<string> {
  const signers = [{ recipientId: '1', roleName: 'Tenant', tabs }];
  const { templateId = '' } = await templatesCreate(client, {
    body: { name: 'Lease', emailSubject: 'Lease', documents: [document], recipients: { signers } },
  });
  return templateId;
}

async function draftFrom(client: Client, templateId: string, more: EnvelopeDefinition = {}) {
  const templateRoles = [{ roleName: 'Tenant', ...person }];
  const body = { templateId, templateRoles, status: 'created' as const, ...more };
  const { envelopeId = '' } = await envelopesCreate(client, { body });
  return envelopeId;
}

async function readFields(client: Client, envelopeId: string) {
  const read = await envelopesGetEnvelopeDocGenFormFields(client, { path: { envelopeId } });
  return read.docGenFormFields ?? [];
}

/** Sets values in the first document that has fields. */
async function setFields(
  client: Client,
  envelopeId: string,
  docGenFormFieldList: DocGenFormField[],
  query: { update_docgen_formfields_only?: 'false' | 'true' } = {},
) {
  const [{ documentId = '' } = {}] = await readFields(client, envelopeId);
  return envelopesUpdateEnvelopeDocGenFormFields(client, {
    path: { envelopeId },
    query,
    body: { docGenFormFields: [{ documentId, docGenFormFieldList }] },
  });
}

function send(client: Client, envelopeId: string) {
  return envelopesUpdate(client, { path: { envelopeId }, body: { status: 'sent' } });
}

/** Counts each text in the PDF of the document. */
async function count(client: Client, envelopeId: string, ...texts: string[]): Promise<number[]> {
  const file = await envelopeDocumentsGet(client, {
    path: { envelopeId, documentId: '1' },
  }).bytes();
  const anchors = texts.map((text) => ({ text, caseSensitive: true }));
  return (await documents.findAnchors(file, anchors)).map((places) => places.length);
}

const rows = [
  ['Rent', '1,250.00'],
  ['Power', '80.00'],
].map(([fee, amount]) => ({
  docGenFormFieldList: [
    { name: 'Fee', value: fee },
    { name: 'Amount', value: amount },
  ],
}));

describe('the fields of a template', () => {
  it('are read when a Word document is added, and are in its envelopes', async () => {
    const { client } = test.newTenant();
    const templateId = await makeTemplate(client);
    const path = { templateId };
    expect((await templatesGet(client, { path })).isDocGenTemplate).toBe('true');
    const { templateDocuments: [listed] = [] } = await templateDocumentsList(client, { path });
    expect(listed).toMatchObject({ isDocGenDocument: 'true', docGenDocumentStatus: 'created' });
    expect(listed?.docGenFormFields).toHaveLength(5);
    const envelopeId = await draftFrom(client, templateId);
    const [found, ...others] = await readFields(client, envelopeId);
    expect(others).toEqual([]);
    const { envelopeDocuments: [document] = [] } = await envelopeDocumentsList(client, {
      path: { envelopeId },
    });
    expect(found).toEqual({
      documentId: document?.documentIdGuid,
      docGenDocumentStatus: 'created',
      docGenFormFieldList: [
        { label: 'Tenant', type: 'TextBox', required: 'True', name: 'Tenant' },
        { label: 'Parking', type: 'TextBox', required: 'True', name: 'Parking' },
        { label: 'Space', type: 'TextBox', required: 'True', name: 'Space' },
        { label: 'Pets', type: 'TextBox', required: 'True', name: 'Pets' },
        {
          label: 'Fees',
          type: 'TableRow',
          required: 'True',
          name: 'Fees',
          rowValues: [
            {
              docGenFormFieldList: [
                { label: 'Fee', required: 'True', name: 'Fee' },
                { label: 'Amount', required: 'True', name: 'Amount' },
              ],
            },
          ],
        },
      ],
    });
    expect(Object.keys(found?.docGenFormFieldList?.[4] ?? {})).toEqual([
      'label',
      'type',
      'required',
      'name',
      'rowValues',
    ]);
  });

  it('change with its document, and are none in a PDF', async () => {
    const { client } = test.newTenant();
    const templateId = await makeTemplate(client);
    const replace = (document: Document) =>
      templateDocumentsUpdate(client, {
        path: { templateId, documentId: '1' },
        body: { documents: [document] },
      });
    await replace(docx(makeDocx(['{{Berth}}', '/sn1/'])));
    const [found] = await readFields(client, await draftFrom(client, templateId));
    expect(found?.docGenFormFieldList?.map(({ name }) => name)).toEqual(['Berth']);
    await replace(docx(await makePdf({ pages: [['{{Berth}} /sn1/']] }), { fileExtension: 'pdf' }));
    const envelopeId = await draftFrom(client, templateId);
    expect(await envelopesGetEnvelopeDocGenFormFields(client, { path: { envelopeId } })).toEqual(
      {},
    );
    expect((await templatesGet(client, { path: { templateId } })).isDocGenTemplate).toBeUndefined();
  });

  it('are not read in a new template under --strict, but when the document is added', async () => {
    const strict = await startControlTest({ strict: true });
    const { client, control } = strict.newTenant();
    const templateId = await makeTemplate(client);
    const path = { templateId };
    expect((await templatesGet(client, { path })).isDocGenTemplate).toBeUndefined();
    const warnings = await control.warnings({ code: 'field-ignored' });
    expect(warnings[0]?.message).toContain('TemplateDocuments_update');
    await templateDocumentsUpdate(client, {
      path: { templateId, documentId: '1' },
      body: { documents: [docx(leaseDocx)] },
    });
    expect((await templatesGet(client, { path })).isDocGenTemplate).toBe('true');
    await strict.close();
  });

  it('have the settings that the request gives them', async () => {
    const { client } = test.newTenant();
    const docGenFormFields: DocGenFormField[] = [
      { name: 'Tenant', label: 'Name of the tenant', required: 'False', description: 'In full' },
      { name: 'Space', defaultValue: 'P7' },
      { name: 'Parking', value: 'yes' },
    ];
    const templateId = await makeTemplate(client, docx(leaseDocx, { docGenFormFields }));
    const envelopeId = await draftFrom(client, templateId, { status: 'sent' });
    const [{ docGenFormFieldList = [] } = {}] = await readFields(client, envelopeId);
    expect(docGenFormFieldList.slice(0, 3)).toMatchObject([
      { label: 'Name of the tenant', required: 'False', description: 'In full' },
      { value: 'yes' },
      { defaultValue: 'P7' },
    ]);
    expect(await count(client, envelopeId, 'Space P7 is included')).toEqual([1]);
  });
});

describe('a document that is generated', () => {
  it('is drawn with its values when the envelope is sent, and signed', async () => {
    const { client, control } = test.newTenant();
    const envelopeId = await draftFrom(client, await makeTemplate(client));
    const answer = await setFields(
      client,
      envelopeId,
      [
        { name: 'Tenant', value: 'Ines & sons' },
        { name: 'Parking', value: 'yes' },
        { name: 'Space', value: 'P7' },
        { name: 'Fees', type: 'TableRow', rowValues: rows },
      ],
      { update_docgen_formfields_only: 'true' },
    );
    const [{ docGenFormFieldList = [], docGenDocumentStatus } = {}] = answer.docGenFormFields ?? [];
    expect(docGenDocumentStatus).toBe('created');
    expect(docGenFormFieldList[0]).toMatchObject({ name: 'Tenant', value: 'Ines & sons' });
    expect(docGenFormFieldList[4]?.rowValues?.[1]?.docGenFormFieldList).toMatchObject([
      { name: 'Fee', label: 'Fee', value: 'Power' },
      { name: 'Amount', value: '80.00' },
    ]);
    expect(await count(client, envelopeId, '{{Tenant}}', 'Ines & sons')).toEqual([1, 0]);
    await send(client, envelopeId);
    const texts = ['Ines & sons', 'Space P7', 'No pets', 'Rent', '80.00', '{{'];
    expect(await count(client, envelopeId, ...texts)).toEqual([1, 1, 1, 1, 1, 0]);
    const { envelopeDocuments: [document] = [] } = await envelopeDocumentsList(client, {
      path: { envelopeId },
    });
    expect(document).toMatchObject({
      isDocGenDocument: 'true',
      docGenDocumentStatus: 'mergesuceeded',
    });
    await control.sign(envelopeId, '1');
    expect((await envelopesGet(client, { path: { envelopeId } })).status).toBe('completed');
  });

  it('is drawn in the draft unless only the values are to be kept', async () => {
    const { client } = test.newTenant();
    const envelopeId = await draftFrom(client, await makeTemplate(client));
    await setFields(client, envelopeId, [{ name: 'Space', value: 'P7' }]);
    // A required field without a value stays visible.
    expect(await count(client, envelopeId, '{{Tenant}}', '{{Amount}}')).toEqual([1, 0]);
    const answer = await setFields(client, envelopeId, [{ name: 'Tenant', value: 'Ines' }]);
    expect(answer.docGenFormFields?.[0]?.docGenDocumentStatus).toBe('mergesuceeded');
    expect(await count(client, envelopeId, '{{Tenant}}', 'Tenant: Ines')).toEqual([0, 1]);
    await setFields(client, envelopeId, [{ name: 'Tenant', value: 'Tomas' }]);
    await send(client, envelopeId);
    expect(await count(client, envelopeId, 'Tenant: Tomas')).toEqual([1]);
  });

  it('has another ID after each time, unless only the values are kept', async () => {
    const { client } = test.newTenant();
    const envelopeId = await draftFrom(client, await makeTemplate(client));
    const [{ documentId: first = '' } = {}] = await readFields(client, envelopeId);
    const set = (documentId: string, query: { update_docgen_formfields_only?: 'true' } = {}) =>
      envelopesUpdateEnvelopeDocGenFormFields(client, {
        path: { envelopeId },
        query,
        body: {
          docGenFormFields: [
            { documentId, docGenFormFieldList: [{ name: 'Tenant', value: 'Ines' }] },
          ],
        },
      });
    const kept = await set(first, { update_docgen_formfields_only: 'true' });
    expect(kept.docGenFormFields?.[0]?.documentId).toBe(first);
    const answer = await set(first);
    const second = answer.docGenFormFields?.[0]?.documentId ?? '';
    expect(second).not.toBe(first);
    const { envelopeDocuments: [document] = [] } = await envelopeDocumentsList(client, {
      path: { envelopeId },
    });
    expect(document).toMatchObject({ documentId: '1', documentIdGuid: second });
    await expect(set(first)).rejects.toMatchObject({ code: 'DOCUMENT_DOES_NOT_EXIST' });
    await set(second);
  });

  it('says which values do not fit', async () => {
    const { client } = test.newTenant();
    const document = docx(makeDocx(['{{if $number(Count) > 3}}Many {{endif}}/sn1/']));
    const envelopeId = await draftFrom(client, await makeTemplate(client, document));
    const answer = await setFields(client, envelopeId, [{ name: 'Count', value: 'four' }]);
    expect(answer.docGenFormFields).toMatchObject([
      {
        docGenDocumentStatus: 'mergesuceeded',
        docGenErrors: [{ tagIdentifier: '{{if $number(Count) > 3}}', errorCode: 'Undefined' }],
      },
    ]);
    const fixed = await setFields(client, envelopeId, [{ name: 'Count', value: '4' }]);
    expect(fixed.docGenFormFields?.[0]).not.toHaveProperty('docGenErrors');
    expect(await count(client, envelopeId, 'Many')).toEqual([1]);
  });

  it('comes with a composite template', async () => {
    const { client } = test.newTenant();
    const templateId = await makeTemplate(client);
    const signers = [{ recipientId: '1', roleName: 'Tenant', ...person }];
    const { envelopeId = '' } = await envelopesCreate(client, {
      body: {
        status: 'created',
        compositeTemplates: [
          {
            serverTemplates: [{ sequence: '1', templateId }],
            inlineTemplates: [{ sequence: '2', recipients: { signers } }],
          },
        ],
      },
    });
    await setFields(client, envelopeId, [{ name: 'Tenant', value: 'Ines' }]);
    await send(client, envelopeId);
    expect(await count(client, envelopeId, 'Tenant: Ines', '{{')).toEqual([1, 0]);
  });

  it('has the values of each copy in a bulk send', async () => {
    const { client } = test.newTenant();
    const templateId = await makeTemplate(client);
    const copies = ['Ines', 'Tomas'].map((value, index) => ({
      recipients: [{ roleName: 'Tenant', name: value, email: `tenant.${index}@seabird.example` }],
      docGenFormFields: [
        { name: 'Tenant', value },
        { name: 'Fees', rowValues: rows.slice(index) },
      ],
    }));
    const incomplete = { recipients: copies[0]?.recipients ?? [], docGenFormFields: [] };
    const batchId = await sendCopies(client, templateId, [...copies, incomplete]);
    expect(await settleBatch(client, batchId)).toMatchObject({
      sent: '2',
      failed: '1',
      bulkErrors: [{ errorMessage: expect.stringContaining('the field Tenant in document 1') }],
    });
    const { envelopes = [] } = await bulkSendGetBulkSendBatchEnvelopes(client, {
      path: { bulkSendBatchId: batchId },
    });
    const [first = '', second = ''] = envelopes.map(({ envelopeId }) => envelopeId ?? '');
    expect(await count(client, first, 'Tenant: Ines', 'Rent', 'Power', '{{')).toEqual([1, 1, 1, 0]);
    expect(await count(client, second, 'Tenant: Tomas', 'Rent', 'Power')).toEqual([1, 0, 1]);
  });

  it('can be one of the envelope alone, where the request says so', async () => {
    const { client } = test.newTenant();
    const signers = [{ recipientId: '1', ...person, tabs }];
    const body: EnvelopeDefinition = {
      emailSubject: 'Lease',
      status: 'sent',
      documents: [docx(leaseDocx, { docGenFormFields: [{ name: 'Tenant', value: 'Ines' }] })],
      recipients: { signers },
    };
    const { envelopeId = '' } = await envelopesCreate(client, { body });
    expect(await count(client, envelopeId, 'Tenant: Ines', '{{')).toEqual([1, 0]);
    const plain = await envelopesCreate(client, {
      body: { ...body, documents: [docx(leaseDocx)] },
    });
    expect(await count(client, plain.envelopeId ?? '', '{{Tenant}}')).toEqual([1]);
    expect(await readFields(client, plain.envelopeId ?? '')).toEqual([]);
  });

  it('waits for its values until it is sent by the clock', async () => {
    const { client, control } = test.newTenant();
    const envelopeId = await draftFrom(client, await makeTemplate(client));
    await setFields(client, envelopeId, [{ name: 'Tenant', value: 'Ines' }], {
      update_docgen_formfields_only: 'true',
    });
    const resumeDate = new Date(Date.now() + 3_600_000).toISOString();
    await envelopesUpdate(client, {
      path: { envelopeId },
      body: { status: 'sent', workflow: { scheduledSending: { rules: [{ resumeDate }] } } },
    });
    expect(await count(client, envelopeId, 'Tenant: Ines')).toEqual([0]);
    await control.advance({ hours: 2 });
    expect(await count(client, envelopeId, 'Tenant: Ines')).toEqual([1]);
  });
});

describe('an envelope with a document that is generated', () => {
  it('cannot be sent while a required field has no value', async () => {
    const { client } = test.newTenant();
    const templateId = await makeTemplate(client);
    await expect(draftFrom(client, templateId, { status: 'sent' })).rejects.toMatchObject({
      status: 400,
      code: 'ENVELOPE_IS_INCOMPLETE',
      message: expect.stringContaining('the field Tenant in document 1'),
    });
    const envelopeId = await draftFrom(client, templateId);
    await setFields(client, envelopeId, [{ name: 'Tenant', value: '' }]);
    await expect(send(client, envelopeId)).rejects.toMatchObject({
      code: 'ENVELOPE_IS_INCOMPLETE',
    });
    expect((await envelopesGet(client, { path: { envelopeId } })).status).toBe('created');
  });

  it('cannot be sent while its tags have errors', async () => {
    const { client } = test.newTenant();
    const bytes = makeDocx(['{{Tenant}} {{endif}}', '{{First Pier}}', '/sn1/']);
    const envelopeId = await draftFrom(client, await makeTemplate(client, docx(bytes)));
    const [found] = await readFields(client, envelopeId);
    expect(found).toMatchObject({
      docGenDocumentStatus: 'hassyntaxerror',
      docGenErrors: [
        { errorCode: 'EndTagWithoutStartTag', tagIdentifier: '{"type":"EndConditional"}' },
        { errorCode: 'Undefined', tagIdentifier: '{{First Pier}}' },
      ],
    });
    await setFields(client, envelopeId, [{ name: 'Tenant', value: 'Ines' }], {
      update_docgen_formfields_only: 'true',
    });
    await expect(send(client, envelopeId)).rejects.toMatchObject({
      status: 400,
      code: 'UNABLE_TO_LOAD_DOCUMENT',
      message: expect.stringContaining('got: P'),
    });
  });

  it('is sent with its tags and a warning where all of them have errors', async () => {
    const { client, control } = test.newTenant();
    const bytes = makeDocx(['{{First Pier}}', '/sn1/']);
    const envelopeId = await draftFrom(client, await makeTemplate(client, docx(bytes)));
    await send(client, envelopeId);
    const [warning] = await control.warnings({ code: 'document-changed' });
    expect(warning?.message).toContain('shows its tags as they are');
    expect(await count(client, envelopeId, '{{First Pier}}')).toEqual([1]);
  });

  it('is warned of words of other template languages, which are fields', async () => {
    const { client, control } = test.newTenant();
    const bytes = makeDocx([`{{if Pet = 'cat'}}Cat{{else}}Dog{{endif}}{{ENDIF}}`, '/sn1/']);
    const envelopeId = await draftFrom(client, await makeTemplate(client, docx(bytes)));
    const [found] = await readFields(client, envelopeId);
    expect(found?.docGenFormFieldList?.map(({ name }) => name)).toEqual(['Pet', 'else', 'ENDIF']);
    const warnings = await control.warnings({ code: 'field-ignored' });
    expect(warnings.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('`else`, `ENDIF`'),
    );
  });

  it('has fields in its headers and footers, which stand once on each page', async () => {
    const { client } = test.newTenant();
    const head = docxParagraph('Lease {{Number}}');
    const bytes = makeDocxFromParts({
      body: docxParagraph('{{Tenant}} /sn1/'),
      headers: [head, '', head],
      footers: [docxParagraph('Place: {{Place}}')],
    });
    const envelopeId = await draftFrom(client, await makeTemplate(client, docx(bytes)));
    const [found] = await readFields(client, envelopeId);
    expect(found?.docGenFormFieldList?.map(({ name }) => name)).toEqual([
      'Number',
      'Tenant',
      'Place',
    ]);
    await setFields(client, envelopeId, [
      { name: 'Number', value: '77-B' },
      { name: 'Tenant', value: 'Ines' },
      { name: 'Place', value: 'Turku' },
    ]);
    expect(await count(client, envelopeId, 'Lease 77-B', 'Place: Turku')).toEqual([1, 1]);
  });

  it('refuses a row that lacks a column, and keeps what it had', async () => {
    const { client } = test.newTenant();
    const envelopeId = await draftFrom(client, await makeTemplate(client));
    const rowValues = [{ docGenFormFieldList: [{ name: 'Fee', value: 'Rent' }] }];
    await expect(
      setFields(client, envelopeId, [
        { name: 'Tenant', value: 'Ines' },
        { name: 'Fees', rowValues },
      ]),
    ).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST_PARAMETER',
      message: expect.stringMatching(/Row 1 of the table Fees lacks .*Amount/),
    });
    const [found] = await readFields(client, envelopeId);
    expect(found?.docGenFormFieldList?.[0]).not.toHaveProperty('value');
  });

  it('refuses more than 100,000 values', async () => {
    const { client } = test.newTenant();
    const columns = Array.from({ length: 11 }, (_, index) => `Column${index}`);
    const tags = columns.map((column) => `{{${column}}}`).join('');
    const body = `<w:tbl>${docxRow(`{{t:"TableRow", e:"Table"}}${tags}`)}</w:tbl>`;
    const document = docx(makeDocxFromParts({ body }));
    const envelopeId = await draftFrom(client, await makeTemplate(client, document));
    const docGenFormFieldList = columns.map((name) => ({ name, value: '1' }));
    const rowValues = Array.from({ length: 9091 }, () => ({ docGenFormFieldList }));
    const set = (few: typeof rowValues) =>
      setFields(client, envelopeId, [{ name: 'Table', rowValues: few }], {
        update_docgen_formfields_only: 'true',
      });
    await expect(set(rowValues)).rejects.toMatchObject({
      code: 'INVALID_REQUEST_PARAMETER',
      message: expect.stringContaining('100001 values'),
    });
    await set(rowValues.slice(1));
  });

  it('refuses documents without fields, and says which fields a document has', async () => {
    const { client, control } = test.newTenant();
    const envelopeId = await draftFrom(client, await makeTemplate(client));
    await expect(
      envelopesUpdateEnvelopeDocGenFormFields(client, {
        path: { envelopeId },
        body: { docGenFormFields: [{ documentId: '2', docGenFormFieldList: [] }] },
      }),
    ).rejects.toMatchObject({ code: 'DOCUMENT_DOES_NOT_EXIST' });
    await expect(
      envelopesUpdateEnvelopeDocGenFormFields(client, {
        path: { envelopeId },
        body: { docGenFormFields: [{ docGenFormFieldList: [] }] },
      }),
    ).rejects.toMatchObject({
      message: expect.stringContaining('no document without a documentId with'),
    });
    await setFields(client, envelopeId, [{ name: 'tenant', value: 'Ines' }]);
    const warnings = await control.warnings({ code: 'field-ignored' });
    expect(warnings.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('`Tenant`'),
    );
  });

  it('takes other values once it was sent, until somebody has signed', async () => {
    const { client, control } = test.newTenant();
    const envelopeId = await draftFrom(client, await makeTemplate(client));
    await setFields(client, envelopeId, [{ name: 'Tenant', value: 'Ines' }]);
    await send(client, envelopeId);
    await setFields(client, envelopeId, [{ name: 'Tenant', value: 'Tomas' }]);
    expect(await count(client, envelopeId, 'Tomas')).toEqual([1]);
    await control.sign(envelopeId, '1');
    await expect(
      setFields(client, envelopeId, [{ name: 'Tenant', value: 'Maud' }]),
    ).rejects.toMatchObject({ status: 400, code: 'ENVELOPE_INVALID_STATUS' });
  });
});

describe('the draft of the seed', () => {
  const envelopeId = '7e2b4c90-5d18-4f3a-9b6e-c1a8d0f57324';

  it('has the fields of the example, takes its values and can be sent', async () => {
    const { client } = test.newTenant();
    const [found] = await readFields(client, envelopeId);
    expect(found).toMatchObject({
      documentId: '4d9e1f27-8a6b-4c53-b0e4-25f7c3a1d986',
      docGenDocumentStatus: 'created',
    });
    expect(found?.docGenFormFieldList?.map(({ name, type }) => [name, type])).toEqual([
      ['Tenant', 'TextBox'],
      ['Start_Date', 'TextBox'],
      ['Has_Parking', 'TextBox'],
      ['Fees', 'TableRow'],
    ]);
    await setFields(client, envelopeId, [
      { name: 'Tenant', value: 'Ines Valdivia' },
      { name: 'Start_Date', value: '1 December 2026' },
      { name: 'Has_Parking', value: 'yes' },
      { name: 'Fees', rowValues: rows },
    ]);
    await send(client, envelopeId);
    const texts = ['Ines Valdivia from 1 December 2026', 'A parking space', '1,250.00', '{{'];
    expect(await count(client, envelopeId, ...texts)).toEqual([1, 1, 1, 0]);
  });
});
