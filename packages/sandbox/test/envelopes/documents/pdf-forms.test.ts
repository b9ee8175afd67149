import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import {
  envelopeDocumentsGet,
  envelopeDocumentsList,
  envelopeDocumentsUpdateList,
  envelopeRecipientTabsList,
  envelopesCreate,
  templateRecipientTabsList,
  templatesCreate,
} from '@countersign/client/esign-v2.1';
import type { Document, EnvelopeDefinition, Signer, Tabs } from '@countersign/types/esign-v2.1';
import { findAnchors, readPdf } from '../../../src/documents/index.ts';
import { makeForm, makeRadios, type RawField } from '../../documents/make-form.ts';
import { startTest, type TestSandbox } from '../../harness.ts';
import { catchErrorCode } from '../../lease.ts';

let running: TestSandbox;
let client: Client;

beforeAll(async () => {
  running = await startTest();
  client = running.client();
});
afterAll(() => running.close());

const required = 2;
const readOnly = 1;
const pushButton = 1 << 16;

function signer(recipientId: string, tabs?: Tabs): Signer {
  return {
    recipientId,
    routingOrder: recipientId,
    name: `Odile ${recipientId}`,
    email: `odile${recipientId}@quay.example`,
    ...(tabs !== undefined && { tabs }),
  };
}

function formDocument(pdf: Uint8Array, more: Partial<Document> = {}): Document {
  return {
    documentId: '1',
    name: 'form.pdf',
    fileExtension: 'pdf',
    transformPdfFields: 'true',
    documentBase64: Buffer.from(pdf).toString('base64'),
    ...more,
  };
}

async function create(body: EnvelopeDefinition): Promise<string> {
  const made = await envelopesCreate(client, {
    body: { emailSubject: 'Berth', status: 'created', ...body },
  });
  return made.envelopeId ?? '';
}

function send(pdf: Uint8Array, more: Partial<Document> = {}, signers = [signer('1')]) {
  return create({ documents: [formDocument(pdf, more)], recipients: { signers } });
}

const tabsOf = (envelopeId: string, recipientId = '1') =>
  envelopeRecipientTabsList(client, { path: { envelopeId, recipientId } });

const labels = (tabs: Tabs) => tabs.textTabs?.map(({ tabLabel, value }) => [tabLabel, value]);

const download = (envelopeId: string, documentId = '1') =>
  envelopeDocumentsGet(client, { path: { envelopeId, documentId } }).bytes();

async function hasText(pdf: Uint8Array, text: string): Promise<boolean> {
  const [found = []] = await findAnchors(pdf, [{ text }]);
  return found.length > 0;
}

async function hasForm(pdf: Uint8Array): Promise<boolean> {
  const { catalog, context } = await PDFDocument.load(pdf);
  const widgets = context
    .enumerateIndirectObjects()
    .filter(([, object]) => object.toString().includes('/Widget'));
  return catalog.has(PDFName.of('AcroForm')) || widgets.length > 0;
}

const form: RawField[] = [
  {
    name: 'first',
    type: 'Tx',
    value: 'Maud',
    tooltip: 'First name',
    flags: required,
    maxLength: 9,
  },
  { name: 'fixed', type: 'Tx', value: 'Quay 7', flags: readOnly },
  { name: 'agree', type: 'Btn', value: 'Yes' },
  { name: 'port', type: 'Ch', value: 'Turku', options: ['Bergen', 'Turku'], flags: 1 << 17 },
  { name: 'sign', type: 'Sig', at: [60, 300, 110, 318] },
  { name: 'print', type: 'Btn', flags: pushButton },
  { name: 'pin', type: 'Tx', flags: 1 << 13 },
];

describe('the form of a PDF', () => {
  test('becomes tabs where its fields stand, and nothing of it stays in the PDF', async () => {
    const envelopeId = await send(await makeForm(form), { assignTabsToRecipientId: '1' });
    const tabs = await tabsOf(envelopeId);
    const first = { tabLabel: 'first', name: 'First name', value: 'Maud', maxLength: '9' };
    const place = { pageNumber: '1', documentId: '1', xPosition: '60', yPosition: '72' };
    expect(tabs.textTabs).toMatchObject([
      { ...first, ...place, required: 'true', locked: 'false', width: '200', height: '18' },
      { tabLabel: 'fixed', value: 'Quay 7', required: 'false', locked: 'true', yPosition: '94' },
      { tabLabel: 'pin', concealValueOnDocument: 'true' },
    ]);
    expect(tabs.checkboxTabs).toMatchObject([{ tabLabel: 'agree', selected: 'true' }]);
    expect(tabs.listTabs).toMatchObject([
      {
        tabLabel: 'port',
        value: 'Turku',
        listItems: [
          { value: 'Bergen', selected: 'false' },
          { value: 'Turku', selected: 'true' },
        ],
      },
    ]);
    expect(tabs.signHereTabs).toMatchObject([
      { tabLabel: 'sign', xPosition: '60', yPosition: '474', scaleValue: '0.5', optional: 'false' },
    ]);
    const pdf = await download(envelopeId);
    expect(await hasForm(pdf)).toBe(false);
    const { envelopeDocuments: [document] = [] } = await envelopeDocumentsList(client, {
      path: { envelopeId },
    });
    expect(document).toMatchObject({ containsPdfFormFields: 'true' });
  });

  test('goes to the only signer, whatever recipientId it names', async () => {
    const pdf = await makeForm(form);
    for (const document of [{ assignTabsToRecipientId: '8' }, {}]) {
      const envelopeId = await send(pdf, document, [signer('3')]);
      expect(labels(await tabsOf(envelopeId, '3'))).toContainEqual(['first', 'Maud']);
    }
  });

  test('keeps a value of a list that is not among its options', async () => {
    const pdf = await makeForm([
      { name: 'port', type: 'Ch', value: 'Oslo', options: ['Bergen', 'Turku'], flags: 3 << 17 },
    ]);
    const { listTabs = [] } = await tabsOf(await send(pdf));
    expect(listTabs[0]?.listItems?.map(({ value, selected }) => [value, selected])).toEqual([
      ['Oslo', 'true'],
      ['Bergen', 'false'],
      ['Turku', 'false'],
    ]);
  });

  test('has groups of radio buttons, of which one is chosen', async () => {
    const { radioGroupTabs: [group] = [] } = await tabsOf(await send(await makeRadios()));
    expect(group).toMatchObject({ groupName: 'side', documentId: '1' });
    expect(group?.radios?.map(({ value, selected }) => [value, selected])).toEqual([
      ['Port', 'false'],
      ['Bow', 'true'],
      ['Starboard', 'false'],
    ]);
  });

  test.each<[string, RawField['type'], keyof Tabs, object]>([
    ['eSignSignHere', 'Tx', 'signHereTabs', { optional: 'false' }],
    ['DocusignSignHereOptional1', 'Tx', 'signHereTabs', { optional: 'true' }],
    ['DocuSignInitialHere', 'Sig', 'initialHereTabs', { optional: 'false' }],
    ['eSignInitialHereOptional', 'Tx', 'initialHereTabs', { optional: 'true' }],
    ['a.DocusignEnvelopeID', 'Tx', 'envelopeIdTabs', {}],
    ['DocusignCompany', 'Tx', 'companyTabs', { value: 'x' }],
    ['DocusignDateSigned', 'Tx', 'dateSignedTabs', {}],
    ['DocusignDate2', 'Tx', 'dateTabs', {}],
    ['eSignTitle', 'Tx', 'titleTabs', {}],
    ['DocusignFullName', 'Tx', 'fullNameTabs', {}],
    ['DocusignLastName', 'Tx', 'lastNameTabs', {}],
    ['DocusignFirstName', 'Tx', 'firstNameTabs', {}],
    ['DocusignEmailAddress', 'Tx', 'emailAddressTabs', {}],
    ['DocusignNumber', 'Tx', 'numberTabs', {}],
    ['DocusignSSN', 'Tx', 'ssnTabs', {}],
    ['DocusignZIP5', 'Tx', 'zipTabs', { useDash4: 'false' }],
    ['DocusignZIP5DASH4', 'Tx', 'zipTabs', { useDash4: 'true' }],
    ['DocusignNote', 'Tx', 'noteTabs', { value: 'x' }],
    ['DocusignList', 'Tx', 'listTabs', { listItems: [{ value: 'x', selected: 'true' }] }],
    ['DocusignCheckbox', 'Tx', 'checkboxTabs', { selected: 'true' }],
    ['DocusignRadio', 'Tx', 'radioGroupTabs', { groupName: 'DocusignRadio' }],
    ['DocusignApprove', 'Tx', 'approveTabs', {}],
    ['DocusignDecline', 'Btn', 'declineTabs', {}],
    ['DocusignView', 'Tx', 'viewTabs', {}],
    ['DocusignSignerAttachment', 'Tx', 'signerAttachmentTabs', { optional: 'false' }],
    ['DocusignSignerAttachmentOptional', 'Tx', 'signerAttachmentTabs', { optional: 'true' }],
    ['docusignTitle', 'Tx', 'textTabs', { value: 'x' }],
    ['DocusignTitle', 'Ch', 'listTabs', {}],
    ['DocusignTitle', 'Sig', 'signHereTabs', {}],
  ])('names decide what fields become: %s of the type %s', async (name, type, list, members) => {
    const flags = type === 'Btn' ? pushButton : 0;
    const tabs = await tabsOf(await send(await makeForm([{ name, type, value: 'x', flags }])));
    expect(Object.keys(tabs)).toEqual([list]);
    expect(tabs[list]).toMatchObject([members]);
  });

  test('leaves fields alone whose names ask for it', async () => {
    const names = ['eSignIgnoreTransform', 'aDocusignIgnoreTransform1', 'DocuSignIgnoreTransform'];
    const fields = names.map((name) => ({ name, type: 'Tx' as const, value: 'Kept' }));
    const envelopeId = await send(await makeForm(fields));
    expect(await tabsOf(envelopeId)).toEqual({});
    expect(await hasText(await download(envelopeId), 'Kept')).toBe(true);
  });

  test('is changed by tabs of the request with the same labels', async () => {
    const fields: RawField[] = [
      { name: 'first', type: 'Tx', value: 'Maud' },
      { name: 'DocusignInitialHere1', type: 'Sig' },
    ];
    const tabs = {
      textTabs: [{ tabLabel: 'first', value: 'Ada', locked: 'true' as const }],
      initialHereTabs: [{ tabLabel: 'DocusignInitialHere1', optional: 'true' as const }],
      titleTabs: [
        { tabLabel: 'first', documentId: '1', pageNumber: '1', xPosition: '9', yPosition: '9' },
      ],
    };
    const made = await tabsOf(await send(await makeForm(fields), {}, [signer('1', tabs)]));
    expect(made).toMatchObject({
      textTabs: [{ value: 'Ada', locked: 'true', xPosition: '60', yPosition: '72' }],
      initialHereTabs: [{ optional: 'true', xPosition: '60', yPosition: '94' }],
      titleTabs: [{ xPosition: '9' }],
    });
    expect(made.textTabs).toHaveLength(1);
  });

  test.each([
    [90, { xPosition: '80', yPosition: '60', width: '18', height: '200' }],
    [180, { xPosition: '352', yPosition: '80', width: '200', height: '18' }],
    [270, { xPosition: '694', yPosition: '352', width: '18', height: '200' }],
  ])('stands where it is seen on a page that is turned by %i', async (turned, place) => {
    const field: RawField = { name: 'first', type: 'Tx', at: [60, 80, 260, 98] };
    const tabs = await tabsOf(await send(await makeForm([field], { turned })));
    expect(tabs.textTabs).toMatchObject([place]);
  });

  test('stands where it is seen on a page that is cropped', async () => {
    const field: RawField = { name: 'first', type: 'Tx', at: [60, 480, 260, 498] };
    const tabs = await tabsOf(await send(await makeForm([field], { crop: [50, 100, 400, 500] })));
    expect(tabs.textTabs).toMatchObject([{ xPosition: '10', yPosition: '102' }]);
  });

  test('is found on the pages also where its list is empty, and beside static XFA', async () => {
    for (const options of [{ isListed: false }, { xfa: 'static' }] as const) {
      const envelopeId = await send(await makeForm(form, options));
      expect((await tabsOf(envelopeId)).textTabs).toHaveLength(3);
      expect(await hasForm(await download(envelopeId))).toBe(false);
    }
  });

  test('becomes tabs of templates, and of documents that are added later', async () => {
    const pdf = await makeForm(form);
    const documents = [formDocument(pdf)];
    const signers = [{ recipientId: '1', roleName: 'Tenant', routingOrder: '1' }];
    const { templateId = '' } = await templatesCreate(client, {
      body: { name: 'Berth', emailSubject: 'Berth', documents, recipients: { signers } },
    });
    const path = { templateId, recipientId: '1' };
    expect((await templateRecipientTabsList(client, { path })).textTabs).toHaveLength(3);

    const envelopeId = await create({
      documents: [formDocument(pdf, { transformPdfFields: 'false' })],
      recipients: { signers: [signer('1'), signer('2')] },
    });
    expect(await tabsOf(envelopeId)).toEqual({});
    const added = formDocument(pdf, { documentId: '2', assignTabsToRecipientId: '2' });
    await envelopeDocumentsUpdateList(client, {
      path: { envelopeId },
      body: { documents: [added] },
    });
    expect(await tabsOf(envelopeId)).toEqual({});
    expect((await tabsOf(envelopeId, '2')).textTabs).toMatchObject([{ documentId: '2' }, {}, {}]);
  });
});

describe('the form of a composite template', () => {
  const fields: RawField[] = [
    { name: 'boat_name', type: 'Tx', value: 'Petrel' },
    { name: 'boat_length', type: 'Tx', value: '12 m' },
    { name: 'tenant_name', type: 'Tx', value: 'Maud' },
    { name: 'note', type: 'Tx', value: 'Mooring' },
    { name: 'port', type: 'Ch', options: ['Bergen', 'Turku'] },
    { name: 'sign_a', type: 'Sig' },
    { name: 'sign_b', type: 'Sig' },
  ];

  async function compose(signers: Signer[], more: Partial<Document> = {}): Promise<string> {
    const document = formDocument(await makeForm(fields), more);
    const inlineTemplates = [{ sequence: '1', recipients: { signers } }];
    return create({
      compositeTemplates: [{ compositeTemplateId: '1', document, inlineTemplates }],
    });
  }

  test('is divided among recipients by labels; the default one gets the rest', async () => {
    const envelopeId = await compose([
      { ...signer('1'), defaultRecipient: 'true' },
      signer('2', {
        textTabs: [{ tabLabel: 'tenant_name', value: 'Ada' }],
        signHereTabs: [{ tabLabel: 'sign_b' }],
      }),
    ]);
    const [first, second] = [await tabsOf(envelopeId), await tabsOf(envelopeId, '2')];
    expect(labels(first)).toEqual([
      ['boat_name', 'Petrel'],
      ['boat_length', '12 m'],
      ['note', 'Mooring'],
    ]);
    expect(first).toMatchObject({ signHereTabs: [{ tabLabel: 'sign_a' }], listTabs: [{}] });
    expect(labels(second)).toEqual([['tenant_name', 'Ada']]);
    expect(second.signHereTabs).toMatchObject([{ tabLabel: 'sign_b', xPosition: '60' }]);
  });

  test.each([
    [String.raw`boat\*`, ['boat_name', 'boat_length']],
    [String.raw`\*_name`, ['boat_name', 'tenant_name']],
  ])('is chosen by labels with a wildcard: %s', async (tabLabel, chosen) => {
    const envelopeId = await compose([signer('1', { textTabs: [{ tabLabel, locked: 'true' }] })]);
    const { textTabs = [] } = await tabsOf(envelopeId);
    expect(textTabs.map((tab) => tab.tabLabel)).toEqual(chosen);
    expect(textTabs.every(({ locked }) => locked === 'true')).toBe(true);
  });

  test('becomes part of the pages where nobody asks for it', async () => {
    const envelopeId = await compose([signer('1', { textTabs: [{ tabLabel: 'note' }] })]);
    const tabs = await tabsOf(envelopeId);
    expect(Object.keys(tabs)).toEqual(['textTabs']);
    expect(labels(tabs)).toEqual([['note', 'Mooring']]);
    const pdf = await download(envelopeId);
    expect(await hasForm(pdf)).toBe(false);
    const shown = await Promise.all(
      ['Petrel', '12 m', 'Maud', 'Bergen', 'Turku'].map((text) => hasText(pdf, text)),
    );
    expect(shown).toEqual([true, true, true, true, false]);
  });

  test('changes tabs of a server template under it, which keep their own places', async () => {
    const { templateId = '' } = await templatesCreate(client, {
      body: {
        name: 'Berth',
        emailSubject: 'Berth',
        documents: [formDocument(await makeForm([]))],
        recipients: {
          signers: [
            {
              recipientId: '1',
              roleName: 'Tenant',
              routingOrder: '1',
              tabs: {
                dateSignedTabs: [
                  { documentId: '1', pageNumber: '1', xPosition: '9', yPosition: '9' },
                ],
              },
            },
          ],
        },
      },
    });
    const own = {
      ...signer('1', { textTabs: [{ tabLabel: 'note', value: 'Buoy' }] }),
      roleName: 'Tenant',
    };
    const envelopeId = await create({
      compositeTemplates: [
        {
          document: formDocument(await makeForm(fields), { documentId: '7' }),
          serverTemplates: [{ sequence: '1', templateId }],
          inlineTemplates: [{ sequence: '2', recipients: { signers: [own] } }],
        },
      ],
    });
    const tabs = await tabsOf(envelopeId);
    expect(labels(tabs)).toEqual([['note', 'Buoy']]);
    expect(tabs.dateSignedTabs).toMatchObject([{ xPosition: '9', documentId: '1' }]);
  });
});

describe('a form that does not become tabs', () => {
  test('becomes part of the pages', async () => {
    const envelopeId = await send(await makeForm(form), { transformPdfFields: undefined });
    expect(await tabsOf(envelopeId)).toEqual({});
    const pdf = await download(envelopeId);
    expect(await hasForm(pdf)).toBe(false);
    expect(await hasText(pdf, 'Maud')).toBe(true);
    expect(await hasText(pdf, 'Turku')).toBe(true);
    expect(await hasText(pdf, 'Bergen')).toBe(false);
  });

  test('is left to nobody with a warning', async () => {
    const envelopeId = await send(await makeForm(form), { assignTabsToRecipientId: '8' }, [
      signer('1'),
      signer('2'),
    ]);
    expect(await tabsOf(envelopeId)).toEqual({});
    expect(await hasText(await download(envelopeId), 'Maud')).toBe(true);
  });
});

describe('large and damaged forms', () => {
  test('2,000 fields become 2,000 tabs', async () => {
    const many = Array.from({ length: 2000 }, (_, at) => ({
      name: `field ${at}`,
      type: 'Tx' as const,
      value: `value ${at}`,
      page: 1 + Math.floor(at / 30),
    }));
    const envelopeId = await send(await makeForm(many));
    expect((await tabsOf(envelopeId)).textTabs).toHaveLength(2000);
    expect((await readPdf(await download(envelopeId))).pages).toHaveLength(67);
  });

  test('too many fields, and XFA without pages of its own, are refused', async () => {
    const many = Array.from({ length: 5001 }, (_, at) => ({ name: `f${at}`, type: 'Tx' as const }));
    expect(await catchErrorCode(send(await makeForm(many)))).toBe('UNABLE_TO_LOAD_DOCUMENT');
    const xfa = await makeForm(form, { xfa: 'dynamic' });
    expect(await catchErrorCode(send(xfa))).toBe('UNSUPPORTED_PDF_CONTENT');
  });

  test('fields without a type, a name or a place are left out', async () => {
    const document = await PDFDocument.load(await makeForm(form));
    const { context } = document;
    const broken = [
      { Type: 'Annot', Subtype: 'Widget', FT: 'Tx', Rect: [1, 2, 3] },
      { Type: 'Annot', Subtype: 'Widget', FT: 'Xx', T: 'x', Rect: [0, 0, 9, 9] },
      { Type: 'Annot', Subtype: 'Widget', Rect: ['a', 'b', 'c', 'd'] },
    ];
    const page = document.getPage(0).node;
    for (const one of broken) page.addAnnot(context.register(context.obj(one)));
    const loop = context.nextRef();
    context.assign(loop, context.obj({ Subtype: 'Widget', Parent: loop, Rect: [0, 0, 9, 9] }));
    page.addAnnot(loop);
    const tabs = await tabsOf(await send(await document.save()));
    expect(tabs.textTabs).toHaveLength(3);
  });
});
