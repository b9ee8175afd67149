import { accountId, mara } from '../../harness.ts';
import { makeForm } from '../../documents/make-form.ts';
import { document, envelope, lio, odile, place, signer } from '../ask.ts';
import { readField } from '../documented/read-field.ts';
import { organization, type Row, two, view, type World } from '../documented/world.ts';

const fields = [
  { name: 'berth', type: 'Tx', value: 'A1' },
  { name: 'agreed', type: 'Sig' },
] as const;

async function formDocument() {
  const bytes = await makeForm(fields);
  return {
    documentId: '1',
    name: 'form.pdf',
    fileExtension: 'pdf',
    documentBase64: Buffer.from(bytes).toString('base64'),
  };
}

const tabsOf = async (world: World, id: string, recipientId = '1') =>
  (await world.ask(`GET envelopes/${id}/recipients/${recipientId}/tabs`)).body;

const signerOfForm = { recipientId: '1', routingOrder: '1', ...odile };
const fieldsAsTabs = {
  textTabs: [{ tabLabel: 'berth', value: 'A1', recipientId: '1', pageNumber: '1' }],
  signHereTabs: [{ recipientId: '1' }],
};

/** Opens a page, follows its redirects, and answers the last address. */
async function openPage(world: World, url: unknown): Promise<string> {
  let at = new URL(String(url));
  for (let step = 0; step < 4; step += 1) {
    const { headers } = await world.ask(`GET ${at.pathname}${at.search}`);
    const next = headers.get('location');
    if (next === null) break;
    at = new URL(next, at);
  }
  return at.pathname + at.search;
}

export const effects: Row[] = [
  {
    rule: 'fields of a PDF are tabs of the recipient that the document names',
    try: async (world) => {
      const id = await world.sent(
        {
          documents: [
            {
              ...(await formDocument()),
              transformPdfFields: 'true',
              assignTabsToRecipientId: '1',
            },
          ],
        },
        [signerOfForm],
      );
      return tabsOf(world, id);
    },
    is: fieldsAsTabs,
  },
  {
    rule: 'fields of a PDF are tabs of the default recipient of a composite template',
    try: async (world) => {
      const id = await world.make(
        'POST envelopes',
        {
          emailSubject: 'Quay',
          status: 'sent',
          compositeTemplates: [
            {
              inlineTemplates: [
                {
                  sequence: '1',
                  recipients: { signers: [{ ...signerOfForm, defaultRecipient: 'true' }] },
                },
              ],
              document: { ...(await formDocument()), transformPdfFields: 'true' },
            },
          ],
        },
        'envelopeId',
      );
      return tabsOf(world, id);
    },
    is: fieldsAsTabs,
  },
  {
    rule: 'fields of a PDF stay in the document without transformPdfFields',
    try: async (world) => {
      const documents = [await formDocument()];
      const id = await world.sent({ documents }, [signerOfForm]);
      return Object.keys(await tabsOf(world, id));
    },
    is: [],
  },
  {
    rule: 'a remote recipient of a sent envelope becomes an embedded one by its clientUserId',
    try: async (world) => {
      const id = await world.sent();
      const signers = [{ recipientId: '1', ...odile, clientUserId: '4523' }];
      await world.ask(`PUT envelopes/${id}/recipients`, { signers });
      return world.ask(`POST envelopes/${id}/views/recipient`, {
        ...view,
        userName: odile.name,
        email: odile.email,
        clientUserId: '4523',
      });
    },
    is: 201,
  },
  {
    rule: 'roles of a bulk list are the same in any case',
    try: async (world) => {
      const copies = [{ recipients: [{ ...odile, roleName: 'TENANT' }] }];
      const listId = await world.make(
        'POST bulk_send_lists',
        { name: 'List', bulkCopies: copies },
        'listId',
      );
      const id = await world.draft({}, [signer({ name: '', email: '', roleName: 'Tenant' })]);
      return world.ask(`POST bulk_send_lists/${listId}/test`, { envelopeOrTemplateId: id });
    },
    is: { body: { canBeSent: true } },
  },
  {
    rule: 'a page for sending that is left without saving locks its envelope for 900 seconds',
    try: async (world) => {
      const id = await world.draft();
      const { body } = await world.ask(`POST envelopes/${id}/views/sender`, view);
      await openPage(world, body['url']);
      const locked = await world.ask(`GET envelopes/${id}/lock`);
      const changed = await world.ask(`PUT envelopes/${id}`, { emailSubject: 'Other' });
      return [locked.body['lockDurationInSeconds'], changed.code];
    },
    is: ['900', 'EDIT_LOCK_NOT_LOCK_OWNER'],
  },
  {
    rule: 'the request log switches itself off when it is full',
    try: async (world) => {
      await world.ask('PUT /restapi/v2.1/diagnostics/settings', { apiRequestLogging: 'true' });
      for (let call = 0; call < 50; call += 1) await world.ask('GET brands');
      return world.ask('GET /restapi/v2.1/diagnostics/settings');
    },
    is: {
      body: {
        apiRequestLogging: 'false',
        apiRequestLogMaxEntries: '50',
        apiRequestLogRemainingEntries: '0',
      },
    },
  },
  {
    rule: 'a user has settings without additional_info',
    try: (world) => world.ask(`GET users/${mara}?additional_info=false`),
    is: { body: { userSettings: { canSendEnvelope: 'true' } } },
  },
  {
    rule: 'groups do not hold a permission profile back',
    try: async (world) => {
      const permissionProfileId = await world.make(
        'POST permission_profiles',
        { permissionProfileName: 'Harbour' },
        'permissionProfileId',
      );
      await world.ask('POST groups', { groups: [{ groupName: 'Pilots', permissionProfileId }] });
      return world.ask(`DELETE permission_profiles/${permissionProfileId}`);
    },
    is: 200,
  },
  {
    rule: 'a notary of a third party is taken without an address',
    try: (world) =>
      world.ask(
        'POST envelopes',
        envelope({
          recipients: {
            signers: [signer()],
            notaries: [{ recipientId: '2', name: 'Notary', notarySourceType: 'thirdparty' }],
          },
        }),
      ),
    is: 201,
  },
  {
    rule: 'an import knows the permission sets of a new account',
    try: async (world) => {
      const csv = `AccountID,AccountName,FirstName,LastName,UserEmail,eSignPermissionProfile,Group,Language\n${accountId},Harbour Leasing,Nils,Berg,nils.berg@harbour.example,DS Viewer,,en\n`;
      const made = await world.ask(
        `POST admin:v2/organizations/${organization}/imports/bulk_users/add`,
        csv,
        { type: 'text/csv', headers: { 'content-disposition': 'filename=users.csv' } },
      );
      await world.later(0.1);
      return (
        await world.ask(
          `GET admin:v2/organizations/${organization}/imports/bulk_users/${String(made.body['id'])}`,
        )
      ).body;
    },
    is: { status: 'completed', error_count: 0 },
  },
  {
    rule: 'products have IDs of profiles that are numbers as text',
    try: async (world) => {
      const { body } = await world.ask(
        `GET admin:v2.1/organizations/${organization}/accounts/${accountId}/products/permission_profiles`,
      );
      return readField(
        body,
        'product_permission_profiles.0.permission_profiles.0.permission_profile_id',
      );
    },
    is: /^\d+$/u,
  },
  {
    rule: 'a template leaves out tabs whose anchor a document does not have',
    try: async (world) => {
      const signers = [
        {
          recipientId: '1',
          roleName: 'Tenant',
          routingOrder: '1',
          tabs: { signHereTabs: [place()], dateSignedTabs: [{ anchorString: '/nowhere/' }] },
        },
      ];
      const templateId = await world.template({ recipients: { signers } });
      const id = await world.make(
        'POST envelopes',
        { templateId, status: 'sent', templateRoles: [{ roleName: 'Tenant', ...lio }] },
        'envelopeId',
      );
      return Object.keys(await tabsOf(world, id));
    },
    is: ['signHereTabs'],
  },
  {
    rule: 'batches are asked for by their first date, last date and sender together',
    try: async (world) => {
      const { body } = await world.ask(
        `GET bulk_send_batch?from_date=2020-01-01&to_date=2020-01-02&user_id=${mara}`,
      );
      return body['totalSetSize'];
    },
    is: '0',
  },
  {
    rule: 'a look that a watermark does not have is the default',
    try: (world) =>
      world.ask('PUT watermark', { enabled: 'true', displayAngle: 'steep', fontColor: 'Gold' }),
    is: { status: 200, body: { enabled: 'true', displayAngle: '45', fontColor: 'gold' } },
  },
  ...['users', 'groups', 'bulk_send_batch'].map((list): Row => ({
    rule: `a list of ${list} with a count of 101 has at most 100, with a warning`,
    try: async (world) => {
      const { status } = await world.ask(`GET ${list}?count=101`);
      const { text } = await world.ask('GET control:warnings?code=value-cut');
      return [status, text.includes('101 is more than 100')];
    },
    is: [200, true],
  })),
  {
    rule: 'a query parameter without an effect says so, unless it asks for nothing',
    try: async (world) => {
      await world.ask('GET templates?include_extended=true');
      const id = await world.sent();
      await world.ask(`GET envelopes/${id}/recipients?include_extended=true`);
      await world.ask(`GET envelopes/${id}/documents?include_agreement_type=false`);
      const { body } = await world.ask('GET control:warnings?code=parameter-ignored');
      return readField(body, 'warnings');
    },
    is: [{ operation: 'EnvelopeRecipients_list', at: 'include_extended' }],
  },
  {
    rule: 'a member without an effect says so at its first place, unless it asks for nothing',
    try: async (world) => {
      const asks = { signInEachLocation: 'true', socialAuthentications: [{ authentication: 'x' }] };
      await world.sent({}, [signer(asks), signer({ ...asks, ...lio, recipientId: '2' })]);
      const { body } = await world.ask('GET control:warnings?code=field-ignored');
      return readField(body, 'warnings');
    },
    is: [
      { at: '/recipients/signers/0/signInEachLocation' },
      { at: '/recipients/signers/0/socialAuthentications' },
    ],
  },
  {
    rule: 'recipients that are written back as they were read say nothing',
    try: async (world) => {
      const idle = { signInEachLocation: 'false', socialAuthentications: [] };
      const id = await world.sent({}, [signer({ ...idle, requireSignerCertificate: 'none' })]);
      const { body } = await world.ask(`GET envelopes/${id}/recipients`);
      await world.ask(`PUT envelopes/${id}/recipients`, body);
      return (await world.ask('GET control:warnings?code=field-ignored')).body;
    },
    is: { warnings: [] },
  },
  {
    rule: 'a query parameter that one operation reads says so where another does not',
    try: async (world) => {
      await world.ask('GET consumer_disclosure?include_metadata=true');
      await world.ask(`GET envelopes/${await world.sent()}/recipients?include_metadata=true`);
      const { body } = await world.ask('GET control:warnings?code=parameter-ignored');
      return readField(body, 'warnings');
    },
    is: [{ operation: 'EnvelopeRecipients_list', at: 'include_metadata' }],
  },
  {
    rule: 'documents have their tabs where they are asked for',
    try: async (world) => {
      const id = await world.sent();
      const { body } = await world.ask(`GET envelopes/${id}/documents?include_tabs=true`);
      return body['envelopeDocuments'];
    },
    is: [{ tabs: { signHereTabs: [{ documentId: '1' }] } }, { tabs: {} }, { type: 'summary' }],
  },
  {
    rule: 'documents of a template have their tabs where they are asked for',
    try: async (world) => {
      const id = await world.template();
      const { body } = await world.ask(`GET templates/${id}/documents?include_tabs=true`);
      return body['templateDocuments'];
    },
    is: [{ tabs: { signHereTabs: [{ documentId: '1' }] } }, { tabs: {} }],
  },
  {
    rule: 'users of the domain of the caller are asked for',
    try: async (world) => {
      await world.ask('POST users', { newUsers: [{ userName: odile.name, email: odile.email }] });
      const count = async (more: string) =>
        (await world.ask(`GET users?${more}`)).body['totalSetSize'];
      return [await count('domain_users_only=true'), await count('domain_users_only=false')];
    },
    is: ['6', '7'],
  },
  {
    rule: 'a part that messages do not have is asked for in vain, with a warning',
    try: async (world) => {
      const eventNotification = {
        url: 'https://quay.example/hook',
        events: ['envelope-completed'],
        eventData: { version: 'restv2.1', format: 'json', includeData: ['status', 'Documents'] },
      };
      const { status } = await world.ask('POST envelopes', envelope({ eventNotification }));
      const { body } = await world.ask('GET control:warnings?code=unknown-word');
      return { status, warnings: readField(body, 'warnings') };
    },
    is: { status: 201, warnings: [{ at: '/eventNotification/eventData/includeData/0' }] },
  },
  {
    rule: 'words of settings are not closed lists',
    try: (world) =>
      world.ask('POST permission_profiles', {
        permissionProfileName: 'Pilots',
        settings: { vaultingMode: 'other_vault' },
      }),
    is: { status: 201, body: { settings: { vaultingMode: 'other_vault' } } },
  },
  {
    rule: 'each of the recipients has a turn of its own',
    try: async (world) => {
      const id = await world.sent({}, two);
      return (await world.ask(`GET envelopes/${id}/recipients`)).body;
    },
    is: { currentRoutingOrder: '1' },
  },
  {
    rule: 'a document of a template is kept beside one of the request',
    try: async (world) => {
      const templateId = await world.template();
      const id = await world.make(
        'POST envelopes',
        { templateId, status: 'created', documents: [document('7')] },
        'envelopeId',
      );
      const { body } = await world.ask(`GET envelopes/${id}/documents`);
      return readField(body, 'envelopeDocuments.length');
    },
    is: 3,
  },
];
