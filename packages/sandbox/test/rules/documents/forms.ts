import { PDFDocument } from '@cantoo/pdf-lib';
import { makeForm, makeRadios, type RawField } from '../../documents/make-form.ts';
import type { Body } from '../ask.ts';
import type { World } from '../documented/world.ts';
import {
  base64,
  count,
  form,
  formTabs,
  one,
  other,
  readTabs,
  listOf,
  type Rules,
  send,
} from './kit.ts';

const required = 2;
const readOnly = 1;
const town: RawField = { name: 'Town', type: 'Tx', value: 'Turku' };
const plain = { transformPdfFields: undefined };

/** The list of tabs that a field becomes by its name. */
const kind =
  (name: string, type: RawField['type'] = 'Tx') =>
  async (world: World) =>
    Object.keys(Object(await formTabs([{ name, type }])(world))).filter((list) =>
      list.endsWith('Tabs'),
    );

/** Names of fields, each with the list of tabs that it becomes. */
const names: readonly (readonly [string, string, RawField['type']?])[] = [
  ['DocusignSignHere', 'signHereTabs'],
  ['DocuSignSignHere1', 'signHereTabs'],
  ['eSignSignHereOptional', 'signHereTabs'],
  ['DocusignInitialHere', 'initialHereTabs'],
  ['DocusignInitialHere2', 'initialHereTabs', 'Sig'],
  ['DocusignEnvelopeID', 'envelopeIdTabs'],
  ['DocusignCompany', 'companyTabs'],
  ['DocusignDateSigned', 'dateSignedTabs'],
  ['DocusignTitle', 'titleTabs'],
  ['DocusignFullName', 'fullNameTabs'],
  ['DocusignLastName', 'lastNameTabs'],
  ['DocusignFirstName', 'firstNameTabs'],
  ['DocusignEmailAddress', 'emailAddressTabs'],
  ['DocusignNumber', 'numberTabs'],
  ['DocusignDate', 'dateTabs'],
  ['DocusignSSN', 'ssnTabs'],
  ['DocusignZIP5', 'zipTabs'],
  ['DocusignZIP5DASH4', 'zipTabs'],
  ['DocusignNote', 'noteTabs'],
  ['DocusignList', 'listTabs'],
  ['DocusignCheckbox', 'checkboxTabs'],
  ['DocusignApprove', 'approveTabs'],
  ['DocusignDecline', 'declineTabs'],
  ['DocusignView', 'viewTabs'],
  ['DocusignSignerAttachment', 'signerAttachmentTabs'],
];

/** An envelope of composite templates, with a form and recipients of an inline template. */
async function composite(
  raw: readonly RawField[],
  signers: readonly object[],
  texts: readonly string[] = [],
) {
  const document = await form(raw);
  return async (world: World) => {
    const said = await world.ask('POST envelopes', {
      emailSubject: 'Quay',
      status: 'sent',
      compositeTemplates: [
        { document, inlineTemplates: [{ sequence: '1', recipients: { signers } }] },
      ],
    });
    const id = said.body['envelopeId'] ?? '';
    if (said.status !== 201) return said;
    const [first, second] = [await readTabs(world, id), await readTabs(world, id, '2')];
    return [first, second, await count(world, id, ...texts)];
  };
}

/** The first document of an envelope, as its list shows it. */
async function listed(world: World, document: object): Promise<Body | undefined> {
  const id = await world.draft({ documents: [document] }, [one]);
  const { body } = await world.ask(`GET envelopes/${id}/documents`);
  return listOf(body['envelopeDocuments'])[0];
}

export const formRules: Rules = [
  {
    rule: 'transformPdfFields makes each field a tab at its place, with its value',
    try: formTabs([{ ...town, at: [100, 600, 200, 620] }]),
    is: {
      textTabs: [
        { tabLabel: 'Town', value: 'Turku', xPosition: '100', yPosition: '172', width: '100' },
      ],
    },
  },
  {
    rule: 'it may be the word true, as text or not',
    try: formTabs([town], { transformPdfFields: true }),
    is: { textTabs: [{ tabLabel: 'Town' }] },
  },
  {
    rule: 'assignTabsToRecipientId says whose all tabs are',
    try: formTabs([town], { assignTabsToRecipientId: '2' }, [one, other], '2'),
    is: { textTabs: [{ tabLabel: 'Town', recipientId: '2' }] },
  },
  {
    rule: 'without it recipient 1 has them',
    try: formTabs([town], {}, [other, one]),
    is: { textTabs: [{ tabLabel: 'Town' }] },
  },
  {
    rule: 'boxes, lists, signatures and texts are read',
    try: formTabs([
      { name: 'a', type: 'Btn' },
      { name: 'b', type: 'Ch', options: ['x', 'y'], value: 'y', flags: 1 << 17 },
      { name: 'c', type: 'Sig' },
      { name: 'd', type: 'Tx', flags: 1 << 13 },
    ]),
    is: {
      checkboxTabs: [{ tabLabel: 'a' }],
      listTabs: [{ tabLabel: 'b', listItems: [{ selected: 'false' }, { selected: 'true' }] }],
      signHereTabs: [{ tabLabel: 'c' }],
      textTabs: [{ tabLabel: 'd' }],
    },
  },
  {
    rule: 'radio buttons are a group by the name of their field',
    try: async (world) => {
      const document = { ...(await form([])), documentBase64: base64(await makeRadios()) };
      const said = await send([document], [one])(world);
      return readTabs(world, said.body['envelopeId'] ?? '');
    },
    is: { radioGroupTabs: [{ groupName: /./u, radios: /./u }] },
  },
  {
    rule: 'read only locks, required and a maximum length stay, and a tooltip is the name',
    try: formTabs([
      { ...town, flags: readOnly },
      { name: 'Code', type: 'Tx', flags: required, maxLength: 4, tooltip: 'Your code' },
    ]),
    is: {
      textTabs: [
        { locked: 'true' },
        { required: 'true', maxLength: '4', name: 'Your code', tabLabel: 'Code' },
      ],
    },
  },
  ...names.map(([name, list, type]) => ({
    rule: `a field called ${name}${type === 'Sig' ? ' for a signature' : ''} becomes ${list}`,
    try: kind(name, type),
    is: [list],
  })),
  {
    rule: 'a name can have something before and after the words',
    try: kind('Page1.DocusignFullName_2'),
    is: ['fullNameTabs'],
  },
  {
    rule: 'a signature is optional where a tab of the request says so',
    try: async (world) => {
      const document = await form([{ name: 'DocusignSignHereOptional', type: 'Tx' }]);
      const tab = { tabLabel: 'DocusignSignHereOptional', optional: 'true' };
      const said = await send([document], [{ ...one, tabs: { signHereTabs: [tab] } }])(world);
      return readTabs(world, said.body['envelopeId'] ?? '');
    },
    is: { signHereTabs: [{ optional: 'true' }] },
  },
  { rule: 'any other text is a text tab', try: kind('Anything'), is: ['textTabs'] },
  {
    rule: 'any other signature is a signature tab',
    try: kind('Anything', 'Sig'),
    is: ['signHereTabs'],
  },
  {
    rule: 'a field called DocusignIgnoreTransform becomes no tab',
    try: kind('a_DocusignIgnoreTransform'),
    is: [],
  },
  {
    rule: 'a field called eSignIgnoreTransform becomes no tab',
    try: kind('eSignIgnoreTransform'),
    is: [],
  },
  {
    rule: 'a tab of the request with the label of a field changes it',
    try: async (world) => {
      const tabs = { textTabs: [{ tabLabel: 'Town', value: 'Oslo', locked: 'true' }] };
      const said = await send([await form([town])], [{ ...one, tabs }])(world);
      return readTabs(world, said.body['envelopeId'] ?? '');
    },
    is: { textTabs: [{ tabLabel: 'Town', value: 'Oslo', locked: 'true' }] },
  },
  {
    rule: 'a label regards case',
    try: async (world) => {
      const tab = { documentId: '1', pageNumber: '1', xPosition: '9', yPosition: '9' };
      const tabs = { textTabs: [{ ...tab, tabLabel: 'town', value: 'Oslo' }] };
      const said = await send([await form([town])], [{ ...one, tabs }])(world);
      const { textTabs } = await readTabs(world, said.body['envelopeId'] ?? '');
      return listOf(textTabs).map(({ value }) => value);
    },
    is: ['Turku', 'Oslo'],
  },
  {
    rule: 'in a composite template the default recipient gets what nobody else names',
    try: async (world) =>
      (
        await composite(
          [town, { name: 'Port', type: 'Tx' }],
          [
            { ...one, defaultRecipient: 'true' },
            { ...other, tabs: { textTabs: [{ tabLabel: 'Port' }] } },
          ],
        )
      )(world),
    is: [{ textTabs: [{ tabLabel: 'Town' }] }, { textTabs: [{ tabLabel: 'Port' }] }, {}],
  },
  {
    rule: 'a label with a wildcard means all fields that begin or end so',
    try: async (world) =>
      (
        await composite(
          [
            { name: 'PortName', type: 'Tx' },
            { name: 'HomePort', type: 'Tx' },
          ],
          [
            { ...one, defaultRecipient: 'true' },
            { ...other, tabs: { textTabs: [{ tabLabel: String.raw`\*Port` }] } },
          ],
        )
      )(world),
    is: [{}, { textTabs: [{ tabLabel: 'PortName' }, { tabLabel: 'HomePort' }] }, {}],
  },
  {
    rule: 'without a default recipient other texts are printed and other signatures vanish',
    try: async (world) =>
      (
        await composite(
          [town, { name: 'Sign', type: 'Sig' }, { name: 'Port', type: 'Tx' }],
          [one, { ...other, tabs: { textTabs: [{ tabLabel: 'Port' }] } }],
          ['Turku'],
        )
      )(world),
    is: [{}, { textTabs: [{ tabLabel: 'Port' }] }, { Turku: 1 }],
  },
  {
    rule: 'of a list that becomes no tab the value is printed',
    try: async (world) =>
      (
        await composite(
          [{ name: 'Port', type: 'Ch', options: ['Turku', 'Oslo'], flags: 1 << 17 }, town],
          [one, { ...other, tabs: { textTabs: [{ tabLabel: 'Town' }] } }],
          ['Oslo'],
        )
      )(world),
    is: [{}, {}, { Oslo: 0 }],
  },
  {
    rule: 'a form in a server or inline template is not read',
    why: 'The documentation names where forms are read from; a template of ours has the tabs that its form became when it was added.',
  },
  {
    rule: 'without transformPdfFields the values are page content, and the form is gone',
    try: async (world) => {
      const id = await world.draft({ documents: [await form([town], plain)] }, [one]);
      const { bytes } = await world.ask(`GET envelopes/${id}/documents/1`);
      const { catalog } = await PDFDocument.load(bytes);
      return {
        ...(await count(world, id, 'Turku')),
        form: catalog.toString().includes('AcroForm'),
      };
    },
    is: { Turku: 1, form: false },
  },
  {
    rule: 'containsPdfFormFields says whether the file had fields',
    try: async (world) =>
      (await listed(world, await form([town], plain)))?.['containsPdfFormFields'],
    is: 'true',
  },
  {
    rule: 'a file without fields says so',
    try: async (world) => (await listed(world, await form([], plain)))?.['containsPdfFormFields'],
    is: 'false',
  },
  {
    rule: 'pdfFormFieldOption chooses what becomes of fields',
    why: 'Its values are not published; a warning says that it has no effect.',
  },
  {
    rule: 'signatures, initials and names of the request mean a field only at its place',
    why: 'A label and no place means the field as well, since published requests have labels alone.',
  },
  {
    rule: 'a PDF with several hundred fields is taken',
    try: async (world) => {
      const raw = Array.from({ length: 400 }, (_, at) => ({
        ...town,
        name: `F${at}`,
        page: 1 + Math.floor(at / 30),
      }));
      const document = { ...(await form([])), documentBase64: base64(await makeForm(raw)) };
      return (await send([document], [one])(world)).status;
    },
    is: 201,
  },
];
