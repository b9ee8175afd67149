import { assertion, easy, keys } from '../../oauth/visitor.ts';
import { document, envelope, lio, odile, place, signer } from '../ask.ts';
import { readField } from '../documented/read-field.ts';
import { type Row, view, type World } from '../documented/world.ts';

const nowhere = '00000000-0000-4000-8000-000000000000';
const parameter = 'INVALID_REQUEST_PARAMETER';

const form = { type: 'application/x-www-form-urlencoded' };
const jwtGrant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const grant = (fields: Record<string, string>) => (world: World) =>
  world.ask('POST /oauth/token', new URLSearchParams(fields).toString(), form);

const own = 'c0a8f7d2-35e1-4b69-9d04-7e2b1c5a8f36';
/** Grants with a JWT of an integration whose keys are checked. */
const grantOf = (claims: Record<string, unknown>) => async (world: World) => {
  const integration = {
    integrationKey: own,
    name: 'Strict',
    publicKeys: [keys.publicKey],
    consented: true,
  };
  const made = await world.ask('POST control:seed', { integrations: [integration] });
  if (made.status >= 300) throw new Error(made.text);
  return grant({ grant_type: jwtGrant, assertion: assertion({ iss: own, ...claims }) })(world);
};
/** Asks for a token in the fragment, as a user with a browser. */
const implicit = (more: object) => async (world: World) => {
  const integration = { integrationKey: own, name: 'Page', consented: true, ...more };
  await world.ask('POST control:seed', { integrations: [integration] });
  const tenant = new URL(
    (
      await world.ask(
        'GET /oauth/auth?response_type=code&scope=signature&client_id=' +
          own +
          '&redirect_uri=http://localhost/back',
      )
    ).headers.get('location') ?? 'http://x',
  ).searchParams.get('tenant');
  const query = new URLSearchParams({
    response_type: 'token',
    scope: 'signature',
    client_id: own,
    redirect_uri: 'http://localhost/back',
    state: '7',
    tenant: tenant ?? '',
  });
  let at = `/oauth/auth?${query}`;
  let cookie = '';
  for (let step = 0; step < 4; step += 1) {
    const told = await world.ask(`GET ${at}`, undefined, { headers: { cookie } });
    const location = told.headers.get('location');
    if (location !== null) {
      if (location.startsWith('http://localhost/back')) return location;
      at = location.replace('http://sandbox.test', '');
      continue;
    }
    const action = /action="([^"]*)"/u.exec(told.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const proof = /name="proof" value="([^"]*)"/u.exec(told.text)?.[1] ?? '';
    cookie = told.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const fields = { proof, email: 'mara.lindqvist@harbour.example', password: '' };
    const sent = await world.ask(`POST ${action}`, new URLSearchParams(fields).toString(), {
      ...form,
      headers: { cookie },
    });
    cookie = sent.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const next = sent.headers.get('location') ?? '';
    if (next.startsWith('http://localhost/back')) return next;
    at = next.replace('http://sandbox.test', '');
  }
  return at;
};
const soon = Math.floor(Date.now() / 1000) + 1800;

const embedded = (more: object) => async (world: World) => {
  const id = await world.sent({}, [signer({ clientUserId: '7' })]);
  return world.ask(`POST envelopes/${id}/views/recipient`, {
    ...view,
    userName: odile.name,
    email: odile.email,
    clientUserId: '7',
    ...more,
  });
};
const unknown = { code: 'UNKNOWN_ENVELOPE_RECIPIENT', text: /clientUserId.*email.*userName/u };

const sendSigner = (more: object) => (world: World) =>
  world.ask('POST envelopes', envelope({}, [signer(more)]));
const sendTab = (tab: object) => sendSigner({ tabs: { signHereTabs: [tab] } });

/** Calls with the header that came before access tokens. */
const older = (credentials: object | string) => async (world: World) => {
  const text = typeof credentials === 'string' ? credentials : JSON.stringify(credentials);
  return world.ask('GET /restapi/v2.1/login_information', undefined, {
    as: '',
    headers: { 'X-DocuSign-Authentication': text },
  });
};

const withTab = (tab: object) => [signer({ tabs: { signHereTabs: [tab] } })];
const words: readonly (readonly [string, readonly object[], string, RegExp])[] = [
  [
    'one recipientId of two',
    [signer(), signer({ ...lio })],
    'ENVELOPE_HAS_DUPLICATE_RECIPIENTS',
    /duplicate recipients/u,
  ],
  [
    'one person as two recipients',
    [signer(), signer({ recipientId: '2' })],
    'ENVELOPE_HAS_DUPLICATE_RECIPIENTS',
    /duplicate recipients/u,
  ],
  [
    'an address that is none',
    [signer({ email: 'odile' })],
    'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT',
    /Recipient Id: 1/u,
  ],
  [
    'a document that is not there',
    withTab({ ...place(), documentId: '7' }),
    'TAB_REFERS_TO_MISSING_DOCUMENT',
    /Tab refers to DocumentId 7 which is not present/u,
  ],
  [
    'a page that is not there',
    withTab({ ...place(), pageNumber: '9' }),
    'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT',
    /Tab on Page 9 of Document 1 for Recipient 1/u,
  ],
  ['a place below 0', withTab(place('-1')), parameter, /xPosition/u],
];

export const codes: Row[] = [
  {
    rule: 'a required prefill tab that is empty is named where it stops the sending',
    try: async (world) => {
      const templateId = await world.template({
        recipients: { signers: [{ ...signer(), name: '', email: '', roleName: 'Tenant' }] },
      });
      await world.ask(`POST templates/${templateId}/documents/1/tabs`, {
        prefillTabs: {
          textTabs: [{ ...place('100', '200'), tabLabel: 'vessel', required: 'true' }],
        },
      });
      return world.ask('POST envelopes', {
        templateId,
        status: 'sent',
        templateRoles: [{ roleName: 'Tenant', ...lio }],
      });
    },
    is: { code: 'REQUIRED_TAB_INCOMPLETE', text: /vessel/u },
  },
  {
    rule: 'statuses are asked for by IDs in the query, not in the body alone',
    try: async (world) => world.ask('PUT envelopes/status', { envelopeIds: [await world.sent()] }),
    is: { code: parameter, text: /from_date.*envelope_ids.*transaction_ids/u },
  },
  {
    rule: 'a draft is voided, with a warning',
    try: async (world) => {
      const id = await world.draft();
      const { status } = await world.ask(`PUT envelopes/${id}`, {
        status: 'voided',
        voidedReason: 'Sold',
      });
      const { text } = await world.ask(`GET control:warnings?envelopeId=${id}`);
      return [status, text.includes('void')];
    },
    is: [200, true],
  },
  {
    rule: 'a whole envelope is written back with another subject, as it was read or to send it again',
    try: async (world) => {
      const id = await world.sent();
      const { body } = await world.ask(`GET envelopes/${id}`);
      const whole = { ...body, purgeState: null, emailSubject: 'Moved' };
      const statuses: unknown[] = [];
      for (const address of [`PUT envelopes/${id}`, `PUT envelopes/${id}?resend_envelope=true`])
        statuses.push((await world.ask(address, whole)).status);
      return [...statuses, (await world.ask(`GET envelopes/${id}`)).body['emailSubject']];
    },
    is: [200, 200, 'Moved'],
  },
  {
    rule: 'a status that only signers bring about cannot be written',
    try: async (world) =>
      world.ask(`PUT envelopes/${await world.sent()}`, {
        status: 'delivered',
        emailSubject: 'Moved',
      }),
    is: { code: parameter, text: /Value for 'status' must be 'created', 'sent' or 'voided'/u },
  },
  {
    rule: 'tabs of a document are changed with their recipients only',
    try: async (world) => {
      const id = await world.draft();
      const { body } = await world.ask(`GET envelopes/${id}/documents/1/tabs`);
      const signHereTabs = [{ tabId: readField(body, 'signHereTabs.0.tabId'), xPosition: '90' }];
      return world.ask(`PUT envelopes/${id}/documents/1/tabs`, { signHereTabs });
    },
    is: { status: 400, code: 'INVALID_TAB_OPERATION', text: /valid recipient/u },
  },
  {
    rule: 'a void without a reason names voidedReason',
    try: async (world) => world.ask(`PUT envelopes/${await world.sent()}`, { status: 'voided' }),
    is: { code: parameter, text: /voidedReason/u },
  },
  {
    rule: 'the whole of what was read is not written back, for its purgeState',
    try: async (world) => {
      const id = await world.sent();
      const { body } = await world.ask(`GET envelopes/${id}`);
      return world.ask(`PUT envelopes/${id}`, body);
    },
    is: { code: parameter, text: /purgeState/u },
  },
  {
    rule: 'a purgeState that is no action is named',
    try: async (world) =>
      world.ask(`PUT envelopes/${await world.completed()}`, { purgeState: 'documents_dequeued_x' }),
    is: { code: parameter, text: /purgeState/u },
  },
  {
    rule: 'another clientUserId than that of the recipient fits nobody',
    try: embedded({ clientUserId: '8' }),
    is: unknown,
  },
  {
    rule: 'another address than that of the recipient fits nobody',
    try: embedded({ email: lio.email }),
    is: unknown,
  },
  {
    rule: 'another name than that of the recipient fits nobody',
    try: embedded({ userName: lio.name }),
    is: unknown,
  },
  {
    rule: 'a userId that is no GUID is refused',
    try: embedded({ userId: '1' }),
    is: 'INVALID_USERID',
  },
  {
    rule: 'an envelope is not sent without recipients',
    try: (world) => world.ask('POST envelopes', { ...envelope(), recipients: undefined }),
    is: 'RECIPIENTS_NOT_PROVIDED',
  },
  {
    rule: 'an envelope without recipients and without documents is asked for recipients first',
    try: (world) => world.ask('POST envelopes', { emailSubject: 'Quay', status: 'sent' }),
    is: 'RECIPIENTS_NOT_PROVIDED',
  },
  {
    rule: 'a signer without an address is named by the recipientId',
    try: (world) =>
      world.ask('POST envelopes', envelope({}, [signer({ recipientId: '41', email: undefined })])),
    is: { code: 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT', text: /41/u },
  },
  {
    rule: 'an envelope that does not exist is not found',
    try: (world) => world.ask(`GET envelopes/${nowhere}`),
    is: { status: 404, code: 'ENVELOPE_DOES_NOT_EXIST' },
  },
  {
    rule: 'a grant that there is not is an invalid one',
    try: grant({ grant_type: 'magic', client_id: easy }),
    is: {
      status: 400,
      body: { error: 'invalid_grant', error_description: 'unsupported_grant_type' },
    },
  },
  ...[
    ['a body of another media type', '{"grant_type":"refresh_token"}', 'application/json'],
    ['a form that says it is JSON', 'grant_type=refresh_token', 'application/json'],
    ['a form that says it is text', 'grant_type=refresh_token', 'text/plain'],
    ['a form without a grant', 'code=a', 'application/x-www-form-urlencoded'],
    ['no body', '', 'application/x-www-form-urlencoded'],
  ].map(([name = '', sent = '', type = '']) => ({
    rule: `${name} asks for no grant that there is`,
    try: (world: World) => world.ask('POST /oauth/token', sent, { type }),
    is: {
      status: 400,
      body: { error: 'invalid_grant', error_description: 'unsupported_grant_type' },
    },
  })),
  ...['/oauth//token', '/oauth//userinfo', '/OAuth/userinfo/'].map((path) => ({
    rule: `${path} is an address of the authentication service`,
    try: async (world: World) => {
      const asked = path.includes('token')
        ? await world.ask(`POST ${path}`, 'grant_type=magic', form)
        : await world.ask(`GET ${path}`);
      return asked.code === '' ? asked.body['sub'] : asked.code;
    },
    is: /^(?:invalid_grant|[\da-f-]{36})$/u,
  })),
  ...[
    'room_forms dtr.rooms.read dtr.rooms.write dtr.company.read dtr.profile.write impersonation',
    'organization_read user_data_redact organization_sub_account_write impersonation',
    'signature adm_store_unified_repo_read adm_store_unified_repo_write models_read impersonation',
    'webforms_read webforms_instance_write aow_manage spring_write notary_write impersonation',
  ].map((scope) => ({
    rule: `programs of the vendor ask for ${scope}`,
    try: grantOf({ scope }),
    is: { body: { scope } },
  })),
  {
    rule: 'a JWT whose aud is the host is taken',
    try: grantOf({ aud: 'account-d.docusign.com' }),
    is: 200,
  },
  {
    rule: 'a JWT whose aud has a scheme is refused',
    try: grantOf({ aud: 'https://account-d.docusign.com' }),
    is: { body: { error: 'invalid_grant', error_description: 'invalid_audience' } },
  },
  {
    rule: 'a JWT whose scope has no impersonation is refused',
    try: grantOf({ scope: 'signature' }),
    is: 400,
  },
  {
    rule: 'a JWT that begins later is refused',
    try: grantOf({ iat: soon, exp: soon + 600 }),
    is: { body: { error: 'invalid_grant', error_description: 'no_valid_keys_or_signatures' } },
  },
  {
    rule: 'a JWT that the service refuses is taken of an application without keys, with a warning',
    try: async (world) => {
      const taken = await grant({
        grant_type: jwtGrant,
        assertion: assertion({ aud: 'https://account-d.docusign.com', scope: 'signature' }),
      })(world);
      const { text } = await world.ask('GET control:warnings?code=not-as-the-service');
      return [taken.status, text.includes('aud'), text.includes('impersonation')];
    },
    is: [200, true, true],
  },
  {
    rule: 'the implicit grant is off by default, and says so in the fragment',
    try: implicit({}),
    is: /#error=unauthorized_client&.*state=7/u,
  },
  {
    rule: 'the implicit grant brings a token in the fragment where it is on',
    try: implicit({ implicitGrant: true }),
    is: /\/back#access_token=[^&]+&expires_in=28800&token_type=Bearer&scope=signature&state=7$/u,
  },
  {
    rule: 'a signing group without a name has errorDetails alone in v2',
    try: (world) =>
      world.ask(
        'POST /esign-v2/restapi/v2/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/signing_groups',
        { groups: [{ groupType: 'sharedSigningGroup' }] },
      ),
    is: { body: { groups: [{ errorDetails: { errorCode: 'INVALID_GROUP_NAME' } }] } },
  },
  {
    rule: 'a signing group without a name has errorDetails alone',
    try: async (world) => {
      const { body } = await world.ask('POST signing_groups', {
        groups: [{ groupType: 'sharedSigningGroup' }],
      });
      return [
        Object.keys(Object(readField(body, 'groups.0'))),
        readField(body, 'groups.0.errorDetails.errorCode'),
      ];
    },
    is: [['errorDetails'], 'INVALID_GROUP_NAME'],
  },
  {
    rule: 'a signing group without an ID is not deleted',
    try: (world) => world.ask('DELETE signing_groups', { groups: [{}] }),
    is: {
      status: 200,
      body: { groups: [{ errorDetails: { errorCode: 'SIGNING_GROUP_INVALID' } }] },
    },
  },
  {
    rule: 'a group whose name exists is the existing one',
    try: async (world) => {
      const make = { groups: [{ groupName: 'Pilots' }] };
      const first = await world.ask('POST groups', make);
      const { body } = await world.ask('POST groups', make);
      return [
        readField(body, 'groups.0.errorDetails.errorCode'),
        readField(body, 'groups.0.groupId') === readField(first.body, 'groups.0.groupId'),
      ];
    },
    is: ['INVALID_GROUP_NAME', true],
  },
  {
    rule: 'an envelope is not moved into the folder in which it is',
    try: async (world) => {
      const id = await world.sent();
      return world.ask('PUT folders/sentitems', { envelopeIds: [id] });
    },
    is: { status: 200, text: /INVALID_FOLDER_ID/u },
  },
  {
    rule: 'an envelope of another account says so',
    try: async (world) => {
      const other = '1d4f7a92-6b1e-4c35-8a7d-f2e9b5c3d181';
      const memberships = [{ accountId: other, permissionProfileId: '2301414' }];
      const kai = { userId: own, userName: 'Kai', email: 'kai@lock.example', memberships };
      await world.ask('POST control:seed', {
        accounts: [{ accountId: other, number: '90211', name: 'Lock Keepers' }],
        users: [kai],
        tokens: [{ token: 'kai', userId: own, integrationKey: easy }],
      });
      const id = await world.sent();
      return world.ask(`GET /restapi/v2.1/accounts/${other}/envelopes/${id}`, undefined, {
        as: 'kai',
      });
    },
    is: { status: 400, code: 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' },
  },
  {
    rule: 'an envelope is not for who neither sends nor gets it',
    try: async (world) => {
      const id = await world.sent();
      return world.ask(`GET envelopes/${id}`, undefined, { as: 'sandbox-viewer' });
    },
    is: { status: 400, code: 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT' },
  },
  {
    rule: 'a tab with a place on no page is refused',
    try: sendTab({ documentId: '1', xPosition: '40', yPosition: '90' }),
    is: 'TAB_PAGE_NUMBER_NOT_SPECIFIED',
  },
  ...['modal', 'download'].map((display): Row => ({
    rule: `a document that shows as ${display} has no tabs`,
    try: (world) =>
      world.ask('POST envelopes', envelope({ documents: [{ ...document(), display }] })),
    is: 'TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED',
  })),
  {
    rule: 'a signature provider is one of the account',
    try: sendSigner({ recipientSignatureProviders: [{ signatureProviderName: 'quill' }] }),
    is: { code: 'SIGNATURE_PROVIDER_INVALID_NAME', text: /quill/u },
  },
  {
    rule: 'a signature provider of every account is taken',
    try: sendSigner({
      recipientSignatureProviders: [{ signatureProviderName: 'UniversalSignaturePen_ImageOnly' }],
    }),
    is: 201,
  },
  {
    rule: 'the older credentials are JSON or XML',
    try: older("{'Username': 'mara'}"),
    is: { status: 401, code: 'INVALID_TOKEN_FORMAT' },
  },
  {
    rule: 'the older credentials name a user who is there',
    try: older({ Username: 'nobody@quay.example', Password: 'x', IntegratorKey: easy }),
    is: { status: 401, code: 'USER_AUTHENTICATION_FAILED' },
  },
  {
    rule: 'the older credentials name an application that is known',
    try: older({
      Username: 'mara.lindqvist@harbour.example',
      Password: 'x',
      IntegratorKey: nowhere,
    }),
    is: { status: 401, code: 'PARTNER_AUTHENTICATION_FAILED' },
  },
  {
    rule: 'a user calls with the older credentials',
    try: older({
      Username: 'mara.lindqvist@harbour.example',
      Password: 'harbour-lights',
      IntegratorKey: easy,
    }),
    is: 200,
  },
  {
    rule: 'a user calls with the older credentials as XML',
    try: older(
      `<DocuSignCredentials><Username>mara.lindqvist@harbour.example</Username><Password>harbour-lights</Password><IntegratorKey>${easy}</IntegratorKey></DocuSignCredentials>`,
    ),
    is: 200,
  },
  ...words.map(([what, tab, code, text]): Row => ({
    rule: `${what} is told in the words that programs look for`,
    try: (world) => world.ask('POST envelopes', envelope({}, tab)),
    is: { code, text },
  })),
  {
    rule: 'a page before the turn of its recipient is out of sequence',
    try: async (world) => {
      const id = await world.sent({}, [
        signer(),
        signer({ recipientId: '2', ...lio, routingOrder: '2', clientUserId: '7' }),
      ]);
      const body = { ...view, userName: lio.name, email: lio.email, clientUserId: '7' };
      return world.ask(`POST envelopes/${id}/views/recipient`, body);
    },
    is: {
      code: 'RECIPIENT_NOT_IN_SEQUENCE',
      text: /token for an out of sequence recipient cannot be generated/u,
    },
  },
  {
    rule: 'an update of tabs without any says so',
    try: async (world) => world.ask(`PUT envelopes/${await world.draft()}/recipients/1/tabs`, {}),
    is: { code: 'INVALID_REQUEST_BODY', text: /No tabs specified\./u },
  },
  {
    rule: 'a value outside a list is a wrong parameter, named by its member',
    try: (world) => world.ask('POST envelopes', envelope({ status: 'posted' })),
    is: { code: parameter, text: /status/u },
  },
  {
    rule: 'a body that cannot be read is a wrong body',
    try: (world) => world.ask('POST envelopes', '{"status":'),
    is: 'INVALID_REQUEST_BODY',
  },
];
