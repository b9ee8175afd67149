import { accountId, mara as user } from '../../harness.ts';
import { assertion, easy } from '../../oauth/visitor.ts';
import { document, envelope, lio, odile, place, signer } from '../ask.ts';
import { readField } from '../documented/read-field.ts';
import { type Row, view, type World } from '../documented/world.ts';

const agent = '2fd7c6b5-90e8-4a13-8c4f-b71e05d9a362';

/** The header of credentials that came before access tokens, with the names in small letters. */
const credentials = {
  as: '',
  headers: {
    'x-docusign-authentication': JSON.stringify({
      username: 'mara.lindqvist@harbour.example',
      password: 'harbour-lights',
      integratorKey: easy,
    }),
  },
};

const entered = {
  signHereTabs: [place()],
  textTabs: [{ ...place('40', '190'), tabLabel: 'berth', value: 'A1', required: 'false' }],
  checkboxTabs: [{ ...place('40', '290'), tabLabel: 'power' }],
};

/** Signs with values, and reads whether form data changed. */
const changedBy = (values: object) => async (world: World) => {
  const id = await world.sent({}, [signer({ tabs: entered })]);
  await world.sign(id, '1', values);
  return (await world.ask(`GET envelopes/${id}`)).body['hasFormDataChanged'];
};

/** Changes a locked envelope, with the header of the lock. */
const withLock = (write: (token: string) => string) => async (world: World) => {
  const id = await world.sent();
  const lock = { lockDurationInSeconds: '300', lockedByApp: 'Quay' };
  const token = await world.make(`POST envelopes/${id}/lock`, lock, 'lockToken');
  return world.ask(
    `PUT envelopes/${id}`,
    { emailSubject: 'Other' },
    { headers: { 'x-docusign-edit': write(token) } },
  );
};

const jwtGrant = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer' };
/** Asks for a token with the fields in the query, beside another body. */
const grantByQuery = (body?: string, type?: string) => async (world: World) => {
  const query = new URLSearchParams({ ...jwtGrant, assertion: assertion() });
  const token = await world.ask(`POST /oauth/token?${query}`, body, {
    as: '',
    ...(type !== undefined && { type }),
  });
  return { status: token.status, type: token.body['token_type'] };
};

const authorization = (root: string) =>
  `<${root} xmlns="http://www.docusign.com/restapi"><agentUser><userId>${agent}</userId></agentUser><permission>send</permission></${root}>`;

/** Habits of programs that others wrote for the service, and of the libraries that they use. */
export const programs: Row[] = [
  {
    rule: 'form data that a signer entered have changed',
    try: changedBy({ berth: 'B2' }),
    is: 'true',
  },
  { rule: 'a box that a signer ticked is a change', try: changedBy({ power: 'true' }), is: 'true' },
  {
    rule: 'form data that stayed as they were sent have not changed',
    try: changedBy({}),
    is: 'false',
  },
  {
    rule: 'a token is asked for with a query alone',
    try: grantByQuery(),
    is: { status: 200, type: 'Bearer' },
  },
  {
    rule: 'a token is asked for with a query, beside a form with a header of another library',
    try: grantByQuery('accept=json', 'application/x-www-form-urlencoded'),
    is: { status: 200, type: 'Bearer' },
  },
  {
    rule: 'the form counts where a query asks for another grant',
    try: async (world) =>
      (
        await world.ask(
          'POST /oauth/token?grant_type=refresh_token',
          new URLSearchParams({ ...jwtGrant, assertion: assertion() }).toString(),
          { as: '', type: 'application/x-www-form-urlencoded' },
        )
      ).status,
    is: 200,
  },
  {
    rule: 'names in the header of a lock are in any case',
    try: withLock((token) => JSON.stringify({ lockToken: token })),
    is: 200,
  },
  {
    rule: 'names in the header of a lock as XML are in any case',
    try: withLock((token) => `<docuSignEdit><lockToken>${token}</lockToken></docuSignEdit>`),
    is: 200,
  },
  {
    rule: 'names in the older credentials are in any case',
    try: (world) => world.ask('GET /restapi/v2/login_information', undefined, credentials),
    is: 200,
  },
  {
    rule: 'the older credentials are for eSignature where Rooms has the address too',
    try: (world) => world.ask(`GET /restapi/v2/accounts/${accountId}`, undefined, credentials),
    is: { status: 200, body: { accountName: 'Harbour Leasing' } },
  },
  {
    rule: 'an account is named by its number in eSignature where Rooms has the address too',
    try: (world) => world.ask('GET /restapi/v2/accounts/10583921/users?count=1'),
    is: { status: 200, body: { resultSetSize: '1' } },
  },
  {
    rule: 'an account that is named by its GUID is one of Rooms where both have the address',
    try: (world) => world.ask(`GET /restapi/v2/accounts/${accountId}`),
    is: { status: 200, body: { companyVersion: 'v6' } },
  },
  {
    rule: 'a moment has a space before its zone, too',
    try: (world) => world.ask('GET envelopes?from_date=2026-01-31%2009:00:00%20%2B0200'),
    is: 200,
  },
  {
    rule: 'a template is written back as it was read',
    try: async (world) => {
      const path = `templates/${await world.template()}`;
      const { body } = await world.ask(`GET ${path}`);
      const { status } = await world.ask(`PUT ${path}`, { ...body, name: 'Other' });
      return { status, body: (await world.ask(`GET ${path}`)).body };
    },
    is: { status: 200, body: { name: 'Other', documents: [{}, {}] } },
  },
  {
    rule: 'a recipient of an exported template has no provider by an empty name',
    try: (world) => {
      const recipientSignatureProviders = [{ signatureProviderName: '' }];
      return world.ask('POST envelopes', envelope({}, [signer({ recipientSignatureProviders })]));
    },
    is: 201,
  },
  {
    rule: 'the formats of a user are whole after they are written back',
    try: async (world) => {
      const { body } = await world.ask(`GET users/${user}/settings`);
      await world.ask(`PUT users/${user}/settings`, body);
      return (await world.ask(`GET users/${user}/settings`)).body['localePolicy'];
    },
    is: { cultureName: 'en', effectiveCalendarType: 'gregorian' },
  },
  ...['userAuthorizationCreateRequest', 'UserAuthorizationCreateRequest'].map((root): Row => ({
    rule: `the root of XML is called ${root}`,
    try: (world) =>
      world.ask(`POST users/${user}/authorization`, authorization(root), {
        type: 'application/xml',
      }),
    is: 201,
  })),
  {
    rule: 'an object of a recipient keeps what a change leaves out',
    try: async (world) => {
      const emailNotification = { emailSubject: 'Berth', supportedLanguage: 'fr' };
      const id = await world.draft({}, [signer({ emailNotification })]);
      const changed = { recipientId: '1', emailNotification: { emailSubject: 'Quay' } };
      await world.ask(`PUT envelopes/${id}/recipients`, { signers: [changed] });
      return (await world.ask(`GET envelopes/${id}/recipients`)).body;
    },
    is: { signers: [{ emailNotification: { emailSubject: 'Quay', supportedLanguage: 'fr' } }] },
  },
  {
    rule: 'a recipient with another address is another person, with the old userId in the body too',
    try: async (world) => {
      const path = `envelopes/${await world.draft()}/recipients`;
      const userId = async () =>
        readField((await world.ask(`GET ${path}`)).body, 'signers.0.userId');
      const before = await userId();
      await world.ask(`PUT ${path}`, { signers: [{ recipientId: '1', ...lio, userId: before }] });
      return (await userId()) === before;
    },
    is: false,
  },
  {
    rule: 'a recipient who is to place the tabs is answered so before the sending',
    try: async (world) => {
      const id = await world.draft({}, [signer({ recipientSuppliesTabs: 'true' })]);
      return (await world.ask(`GET envelopes/${id}/recipients`)).body;
    },
    is: { signers: [{ recipientSuppliesTabs: 'true' }] },
  },
  {
    rule: 'an authorized signatory is sent to and signs',
    try: async (world) => {
      const authorizedSignatories = [signer()];
      const id = await world.sent({ recipients: { authorizedSignatories } });
      await world.sign(id);
      return (await world.ask(`GET envelopes/${id}?include=recipients`)).body;
    },
    is: {
      status: 'completed',
      recipients: { authorizedSignatories: [{ status: 'completed' }] },
    },
  },
  {
    rule: 'documents are written back with the pages that the list has',
    try: async (world) => {
      const path = `envelopes/${await world.draft()}/documents`;
      const listed = (await world.ask(`GET ${path}`)).body;
      const pages: unknown = readField(listed, 'envelopeDocuments.0.pages');
      return world.ask(`PUT ${path}`, { documents: [{ ...document('1'), pages }] });
    },
    is: 200,
  },
  {
    rule: 'a template with the folder of another account goes where templates are',
    try: async (world) => {
      const folderId = '7f1c2d3e-0000-4000-8000-00000000aaaa';
      const id = await world.template({ folderId });
      return (await world.ask(`GET templates/${id}`)).body;
    },
    is: { folderName: 'Templates' },
  },
  {
    rule: 'IDs in a query stand behind a comma and a space',
    try: async (world) => {
      const ids = [await world.sent(), await world.sent()].join(', ');
      const { body } = await world.ask(`GET envelopes?envelope_ids=${encodeURIComponent(ids)}`);
      return body['resultSetSize'];
    },
    is: '2',
  },
  {
    rule: 'templates are listed for IDs behind a comma and a space',
    try: async (world) => {
      const ids = [await world.template(), await world.template()].join(', ');
      const { body } = await world.ask(`GET templates?template_ids=${encodeURIComponent(ids)}`);
      return body['resultSetSize'];
    },
    is: '2',
  },
  {
    rule: 'a tab is sent with the status created',
    try: async (world) => {
      const tab = { ...place(), status: 'created' };
      const id = await world.draft({}, [signer({ tabs: { approveTabs: [tab] } })]);
      return (await world.ask(`GET envelopes/${id}/recipients/1/tabs`)).body;
    },
    is: { approveTabs: [{}] },
  },
  {
    rule: 'a page opens for the userId and the address, without the name',
    try: async (world) => {
      const id = await world.sent({}, [signer({ clientUserId: '7' })]);
      const { body } = await world.ask(`GET envelopes/${id}/recipients`);
      const userId: unknown = readField(body, 'signers.0.userId');
      const { email } = odile;
      return world.ask(`POST envelopes/${id}/views/recipient`, {
        ...view,
        clientUserId: '7',
        userId,
        email,
      });
    },
    is: 201,
  },
  {
    rule: 'no page opens for the userId of one and the address of another',
    try: async (world) => {
      const id = await world.sent({}, [signer({ clientUserId: '7' })]);
      const { body } = await world.ask(`GET envelopes/${id}/recipients`);
      const userId: unknown = readField(body, 'signers.0.userId');
      const { email } = lio;
      return world.ask(`POST envelopes/${id}/views/recipient`, {
        ...view,
        clientUserId: '7',
        userId,
        email,
      });
    },
    is: 'UNKNOWN_ENVELOPE_RECIPIENT',
  },
  {
    rule: 'a tab that the envelope does not have is not changed, and keeps its ID in the answer',
    try: async (world) => {
      const tabId = '00000000-0000-4000-8000-000000000009';
      const tabs = { textTabs: [{ tabId, value: 'x' }] };
      const id = await world.draft();
      return (await world.ask(`PUT envelopes/${id}/recipients/1/tabs`, tabs)).body;
    },
    is: {
      textTabs: [
        {
          tabId: '00000000-0000-4000-8000-000000000009',
          errorDetails: {
            errorCode: 'INVALID_TAB_OPERATION',
            message: /not valid for the requested operation. Tab not found in envelope/u,
          },
        },
      ],
    },
  },
  ...[
    [
      'GET envelopes',
      undefined,
      /'from_date' must be set to a valid DateTime, or 'envelope_ids' or 'transaction_ids' must be specified/u,
    ] as const,
  ].map(([request, body, message]): Row => ({
    rule: `the message of ${request} has the words ${message.source}`,
    try: (world) => world.ask(request, body),
    is: { status: 400, code: 'INVALID_REQUEST_PARAMETER', text: message },
  })),
  {
    rule: 'the message for a recipient without an address names it as definitions do',
    try: (world) => world.ask('POST envelopes', envelope({}, [{ recipientId: '1', name: 'A' }])),
    is: {
      code: 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT',
      text: /missing an email address for recipientId: 1/u,
    },
  },
  {
    rule: 'a signer on a page of the sender is not told by WhatsApp',
    try: (world) =>
      world.ask(
        'POST envelopes',
        envelope({}, [
          signer({
            clientUserId: '7',
            deliveryMethod: 'WhatsApp',
            phoneNumber: { countryCode: '1', number: '4155551212' },
          }),
        ]),
      ),
    is: {
      code: 'INVALID_REQUEST_PARAMETER',
      text: /Captive Recipients not supported with WhatsApp Delivery/u,
    },
  },
  {
    rule: 'composites count where a templateId stands beside them',
    try: async (world) => {
      const [templateId, other] = [await world.template(), await world.template()];
      const compositeTemplates = [
        {
          serverTemplates: [{ sequence: '1', templateId: other }],
          inlineTemplates: [{ sequence: '1' }],
        },
      ];
      const body = { status: 'Created', emailSubject: 'Quay', templateId, compositeTemplates };
      const made = await world.ask('POST envelopes', body);
      const id = made.body['envelopeId'];
      const { body: listed } = await world.ask(`GET envelopes/${id}/documents`);
      return { made: made.text, listed };
    },
    is: { made: /created/u, listed: { envelopeDocuments: [{}, {}] } },
  },
  {
    rule: 'a user who is there already is told so in the words of the service',
    try: async (world) => {
      const body = { newUsers: [{ userName: odile.name, email: odile.email }] };
      await world.ask('POST users', body);
      return world.ask('POST users', body);
    },
    is: { status: 201, text: /Username and email combination already exists for this account/u },
  },
  {
    rule: 'a configuration answers events of envelopes in small letters',
    try: async (world) => {
      const made = await world.ask('POST connect', {
        name: 'Quay',
        urlToPublishTo: 'https://quay.example/hook',
        allUsers: 'true',
        configurationType: 'custom',
        envelopeEvents: ['Sent', 'COMPLETED'],
        recipientEvents: ['sent'],
      });
      return made.body;
    },
    is: { envelopeEvents: ['sent', 'completed'], recipientEvents: ['Sent'] },
  },
  {
    rule: 'the roles of a template, listed alone, have the GUIDs that the tabs of its documents name',
    try: async (world) => {
      const id = await world.template();
      const { body: roles } = await world.ask(`GET templates/${id}/recipients`);
      const { body: tabs } = await world.ask(`GET templates/${id}/documents/1/tabs`);
      return (
        readField(tabs, 'signHereTabs.0.recipientId') ===
        readField(roles, 'signers.0.recipientIdGuid')
      );
    },
    is: true,
  },
];
