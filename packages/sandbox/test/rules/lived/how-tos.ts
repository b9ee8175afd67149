import { document, lio, odile, place, signer } from '../ask.ts';
import { readField } from '../documented/read-field.ts';
import type { Row, World } from '../documented/world.ts';

const person = (roleName: string, name: string) => ({
  roleName,
  name,
  email: `${name.toLowerCase()}@quay.example`,
});

const copy = (name: string) => ({
  recipients: [person('signer', name), person('cc', `${name}Copy`)],
  customFields: [],
});

const placeholder = (role: string, recipientId: string) => ({
  name: `Multi Bulk Recipient::${role}`,
  email: `multiBulkRecipients-${role}@docusign.com`,
  roleName: role,
  routingOrder: recipientId,
  recipientId,
  recipientType: role,
  delieveryMethod: 'Email',
  status: 'created',
});

/** The parts of a bulk send, as the vendor's how-to sends them. */
async function bulkSend(world: World) {
  const list = { name: 'sample.csv', bulkCopies: [copy('Ada'), copy('Bo')] };
  const listId = await world.make('POST bulk_send_lists', list, 'listId');
  const envelopeId = await world.draft(
    {
      envelopeIdStamping: 'true',
      recipients: {
        signers: [placeholder('signer', '1')],
        carbonCopies: [placeholder('cc', '2')],
      },
    },
    [],
  );
  await world.ask(`POST envelopes/${envelopeId}/custom_fields`, {
    listCustomFields: [],
    textCustomFields: [{ name: 'mailingListId', required: false, show: false, value: listId }],
  });
  // The how-to has a comma after the last member.
  const sent = `{"listId": "${listId}", "envelopeOrTemplateId": "${envelopeId}",}`;
  const batchId = await world.make(`POST bulk_send_lists/${listId}/send`, sent, 'batchId');
  return { listId, envelopeId, batchId };
}

/** A document with tabs that the sender fills in, as pairs of a label and a value. */
const prefilled = (name: string, ...tabs: readonly (readonly [string, string])[]) => ({
  ...document(),
  name,
  tabs: {
    prefillTabs: {
      textTabs: tabs.map(([tabLabel, value], index) => ({
        ...place('40', String(90 + 20 * index)),
        tabLabel,
        value,
      })),
    },
  },
});

/** The documents of an envelope of one composite template, and the values of its tabs on the first one. */
async function compose(world: World, composite: object) {
  const recipients = { signers: [signer({ ...lio, tabs: {} })] };
  const body = {
    status: 'created',
    emailSubject: 'Quay',
    compositeTemplates: [composite, { inlineTemplates: [{ sequence: '1', recipients }] }],
  };
  const id = await world.make('POST envelopes', body, 'envelopeId');
  const { body: listed } = await world.ask(`GET envelopes/${id}/documents`);
  const { body: tabs } = await world.ask(`GET envelopes/${id}/documents/1/tabs`);
  return {
    documents: listMembers(listed, 'envelopeDocuments', 'name'),
    values: listMembers(tabs, 'prefillTabs.textTabs', 'value'),
  };
}

/** Values of `authoritativeCopy` and its default of an envelope, and of its document; and the answer. */
const authoritative = [
  ['false', 'true', 'true', 'false'],
  ['true', 'false', 'false', 'false'],
  ['true', 'false', 'true', 'true'],
  ['true', 'true', 'false', 'false'],
  ['true', 'true', 'true', 'true'],
  ['true', 'true', undefined, 'true'],
  ['true', 'false', undefined, 'false'],
  ['true', undefined, undefined, 'true'],
  [undefined, 'true', undefined, 'true'],
  [undefined, 'false', undefined, 'false'],
] as const;

function listMembers(body: unknown, list: string, member: string): unknown[] {
  const items = readField(body, list);
  return Array.isArray(items) ? items.map((one) => readField(one, member)) : [];
}

/** A template and a part of a request, in their order, with documents of their own. */
async function serverAndInline(world: World, [server, inline]: readonly [string, string]) {
  const templateId = await world.template({
    documents: [prefilled('Server', ['both', 'server'], ['server', 'server'])],
  });
  return compose(world, {
    serverTemplates: [{ sequence: server, templateId }],
    inlineTemplates: [
      {
        sequence: inline,
        documents: [
          { ...prefilled('Inline', ['both', 'inline'], ['own', 'own']), documentId: '4' },
        ],
      },
    ],
  });
}

/** Answers that the vendor's how-tos show, with the members that their readers use. */
export const howTos: readonly Row[] = [
  {
    rule: 'a batch without a name has that of its list',
    try: async (world) => {
      const { listId, envelopeId, batchId } = await bulkSend(world);
      const { body } = await world.ask(`GET bulk_send_batch/${batchId}`);
      return { ...body, isOfList: body['mailingListId'] === listId, envelopeId };
    },
    is: {
      batchSize: '2',
      batchName: 'sample.csv',
      mailingListName: 'sample.csv',
      envelopesUri: /^\/bulk_send_batch\/[-\da-f]{36}\/envelopes\?start_position=0&count=40$/u,
      isOfList: true,
    },
  },
  {
    rule: 'the page of the envelopes of a batch is read where its link leads',
    try: async (world) => {
      const { batchId } = await bulkSend(world);
      const { body } = await world.ask(`GET bulk_send_batch/${batchId}`);
      return world.ask(`GET ${String(body['envelopesUri']).slice(1)}`);
    },
    is: { status: 200, body: { startPosition: '0' } },
  },
  {
    rule: 'a permission profile has a word for the number of an interface',
    try: (world) =>
      world.ask('POST permission_profiles', {
        permissionProfileName: 'Ipsum Reader',
        settings: {
          useNewDocuSignExperienceInterface: 0,
          allowBulkSending: 'true',
          allowedAddressBookAccess: 'personalAndShared',
          allowedTemplateAccess: 'share',
          signingUiVersion: 'v2',
        },
      }),
    is: {
      status: 201,
      body: {
        permissionProfileId: /^\d+$/u,
        modifiedByUsername: 'Mara Lindqvist',
        settings: {
          useNewDocuSignExperienceInterface: 'never',
          allowBulkSending: 'true',
          allowedAddressBookAccess: 'personalAndShared',
        },
      },
    },
  },
  {
    rule: 'a folder begins with its name, its type and its owner, and then has its ID',
    try: async (world) => (await world.ask('GET folders')).text,
    is: /"name":"Sent Items","type":"[^"]*","owner":\{[^}]*\},"folderId":"[^"]*"/u,
  },
  {
    rule: 'a deleted envelope is restored from the recycle bin by the word',
    try: async (world) => {
      const envelopeId = await world.completed();
      const envelopeIds = [envelopeId];
      await world.ask('PUT folders/recyclebin', { envelopeIds });
      const back = { envelopeIds, fromFolderId: 'recyclebin' };
      const { status, body } = await world.ask('PUT folders/sentitems', back);
      return { status, isIt: String(readField(body, 'envelopes.0.envelopeId')) === envelopeId };
    },
    is: { status: 200, isIt: true },
  },
  {
    rule: 'form data without values has empty lists, and recipients by their GUIDs',
    try: async (world) => {
      const id = await world.sent({}, [{ recipientId: '1', ...odile }]);
      return world.ask(`GET envelopes/${id}/form_data`);
    },
    is: {
      status: 200,
      body: {
        formData: [],
        status: 'sent',
        recipientFormData: [{ formData: [], recipientId: /^[-\da-f]{36}$/u, ...odile }],
      },
    },
  },
  {
    rule: 'templates of one sequence in a composite template, and a document in another, make one envelope',
    try: async (world) => {
      const templateId = await world.template();
      const recipients = {
        signers: [signer({ ...lio, clientUserId: '1000', roleName: 'signer', tabs: {} })],
      };
      const inlineTemplates = [{ sequence: '1', recipients }];
      const id = await world.make(
        'POST envelopes',
        {
          status: 'sent',
          compositeTemplates: [
            { inlineTemplates, serverTemplates: [{ sequence: '1', templateId }] },
            { document: { ...document('1'), name: 'Appendix' }, inlineTemplates },
          ],
        },
        'envelopeId',
      );
      const view = {
        returnUrl: 'https://quay.example/',
        authenticationMethod: 'none',
        userName: lio.name,
        email: lio.email,
        clientUserId: 1000,
      };
      return world.ask(`POST envelopes/${id}/views/recipient`, view);
    },
    is: { status: 201, body: { url: /^http/u } },
  },
  {
    rule: 'the first document of a composite template counts, and all tabs that the sender fills in',
    try: (world) => serverAndInline(world, ['1', '2']),
    is: { documents: ['Server'], values: ['server', 'server', 'own'] },
  },
  {
    rule: 'the document of the lower sequence comes first, and its tabs count',
    try: (world) => serverAndInline(world, ['2', '1']),
    is: { documents: ['Inline'], values: ['inline', 'own', 'server'] },
  },
  {
    rule: 'the own document of a composite template brings the tabs that the sender fills in',
    try: (world) => compose(world, { document: prefilled('Own', ['own', 'own']) }),
    is: { documents: ['Own'], values: ['own'] },
  },
  {
    rule: 'an authoritative copy follows from the envelope, its default and the document',
    try: async (world) => {
      const found: unknown[] = [];
      for (const [authoritativeCopy, authoritativeCopyDefault, own] of authoritative) {
        const documents = [{ ...document(), authoritativeCopy: own }];
        const id = await world.draft({ authoritativeCopy, authoritativeCopyDefault, documents });
        const { body } = await world.ask(`GET envelopes/${id}/documents`);
        found.push(readField(body, 'envelopeDocuments.0.authoritativeCopy'));
      }
      return found;
    },
    is: authoritative.map(([, , , answer]) => answer),
  },
  {
    rule: 'formulas calculate with numbers and with dates, also with that of signing',
    try: async (world) => {
      const formulas = [
        '([subTotal] * [tax]) + [subTotal]',
        'AddDays([until], 30)',
        'AddMonths([until], 1)',
        'addyears([until], -1)',
        'DateDiff(AddDays([signed], 30), [signed])',
        'DateDiff([f1], [until])',
        'Day([until])',
        'Days([until])',
        'AddDays([missing], 1)',
        'AddDays([until])',
      ];
      const id = await world.sent({}, [
        signer({
          tabs: {
            dateSignedTabs: [{ ...place('40', '50'), tabLabel: 'signed' }],
            dateTabs: [{ ...place('40', '70'), tabLabel: 'until', value: '01/31/2027' }],
            numberTabs: [
              { ...place('40', '90'), tabLabel: 'subTotal', value: '100' },
              { ...place('40', '110'), tabLabel: 'tax', value: '0.05', locked: 'true' },
            ],
            formulaTabs: formulas.map((formula, index) => ({
              ...place('240', String(50 + 20 * index)),
              tabLabel: `f${index}`,
              formula,
            })),
          },
        }),
      ]);
      await world.sign(id);
      const { body } = await world.ask(`GET envelopes/${id}/recipients/1/tabs`);
      return listMembers(body, 'formulaTabs', 'value');
    },
    is: ['105', '03/02/2027', '02/28/2027', '01/31/2026', '30', '30', '31', '31', '', ''],
  },
];
