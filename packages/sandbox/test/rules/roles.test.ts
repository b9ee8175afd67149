import { afterAll, expect, test } from 'vitest';
import { document, lio, odile, place, signer, startRules, uma } from './ask.ts';

const { ask, close } = await startRules();
afterAll(close);

const tenant = {
  recipientId: '1',
  roleName: 'Tenant',
  routingOrder: '1',
  tabs: { signHereTabs: [place()], textTabs: [{ ...place('40', '140'), tabLabel: 'berth' }] },
};
const master = {
  recipientId: '2',
  roleName: 'Harbourmaster',
  routingOrder: '2',
  tabs: { signHereTabs: [place('300')] },
};
const copy = { recipientId: '3', roleName: 'CC', routingOrder: '3' };
const ada = { name: 'Ada Orme', email: 'ada@quay.example' };

async function template(recipients: object = { signers: [tenant, master] }, more: object = {}) {
  const made = await ask('POST templates', {
    name: 'Berth',
    emailSubject: 'Berth',
    documents: [document()],
    recipients,
    ...more,
  });
  return made.body['templateId'] ?? '';
}

/** Lists each recipient as its role, name, turn and number of tabs, sorted by name. */
async function people(id: string) {
  const { body } = await ask(`GET envelopes/${id}/recipients?include_tabs=true`);
  const all: unknown[] = Object.values(body).flatMap((one: unknown) =>
    Array.isArray(one) ? one : [],
  );
  return all.map((one) => describe(one)).toSorted();
}

function describe(one: unknown): string {
  const { name, routingOrder, tabs } = Object.assign({ name: '', routingOrder: '', tabs: {} }, one);
  return `${name} ${routingOrder} ${Object.keys(tabs).length}`;
}

/**
 * A rule for filling the roles of a template, with the recipients of the request and the expected
 * roles of the envelope.
 */
interface Row {
  rule: string;
  recipients?: object;
  query?: string;
  roles: object[];
  people: string[];
}

const rows: Row[] = [
  {
    rule: 'roles are taken with their tabs and turns',
    roles: [
      { roleName: 'Tenant', ...lio },
      { roleName: 'Harbourmaster', ...uma },
    ],
    people: ['Lio Brandt 1 2', 'Uma Sato 2 1'],
  },
  {
    rule: 'role names are the same in any case',
    roles: [
      { roleName: 'TENANT', ...lio },
      { roleName: 'harbourmaster', ...uma },
    ],
    people: ['Lio Brandt 1 2', 'Uma Sato 2 1'],
  },
  {
    rule: 'a role that no template has is one more signer without tabs',
    roles: [
      { roleName: 'Tenant X', ...lio },
      { roleName: 'Harbourmaster', ...uma },
    ],
    people: ['Lio Brandt 1 0', 'Uma Sato 2 1'],
  },
  {
    rule: 'another turn does not match, and its tabs are lost',
    roles: [
      { roleName: 'Tenant', ...lio, routingOrder: '2' },
      { roleName: 'Harbourmaster', ...uma, routingOrder: '1' },
    ],
    people: ['Lio Brandt 2 0', 'Uma Sato 1 0'],
  },
  {
    rule: 'the same turn matches',
    roles: [
      { roleName: 'Tenant', ...lio, routingOrder: '1' },
      { roleName: 'Harbourmaster', ...uma, routingOrder: '2' },
    ],
    people: ['Lio Brandt 1 2', 'Uma Sato 2 1'],
  },
  {
    rule: 'another turn matches with change_routing_order',
    query: '?change_routing_order=true',
    roles: [
      { roleName: 'Tenant', ...lio, routingOrder: '2' },
      { roleName: 'Harbourmaster', ...uma, routingOrder: '1' },
    ],
    people: ['Lio Brandt 2 2', 'Uma Sato 1 1'],
  },
  {
    rule: 'the person of the template stays, and another one comes beside with the first turn',
    recipients: { signers: [{ ...tenant, ...ada, routingOrder: '4' }] },
    roles: [{ roleName: 'Tenant', ...lio }],
    people: ['Ada Orme 4 2', 'Lio Brandt 1 0'],
  },
  {
    rule: 'the person of the template can be named again',
    recipients: { signers: [{ ...tenant, ...ada }] },
    roles: [{ roleName: 'Tenant', ...ada, clientUserId: '7' }],
    people: ['Ada Orme 1 2'],
  },
  {
    rule: 'a role that is a copy is no signer',
    recipients: { signers: [tenant], carbonCopies: [copy] },
    roles: [
      { roleName: 'Tenant', ...lio },
      { roleName: 'cc', ...uma },
    ],
    people: ['Lio Brandt 1 2', 'Uma Sato 3 0'],
  },
];

test.each(rows)('$rule', async ({ recipients, query = '', roles, people: expected }) => {
  const templateId = await template(recipients);
  const made = await ask(`POST envelopes${query}`, {
    templateId,
    status: 'sent',
    templateRoles: roles,
  });
  expect(made).toMatchObject({ status: 201 });
  expect(await people(made.body['envelopeId'] ?? '')).toEqual(expected);
});

test.each([
  ['server and inline', 'HARBOURMASTER'],
  ['the same case', 'Harbourmaster'],
])('composite templates match roles in any case: %s', async (_, roleName) => {
  const made = await ask('POST envelopes', {
    status: 'sent',
    compositeTemplates: [
      {
        serverTemplates: [{ sequence: '1', templateId: await template() }],
        inlineTemplates: [
          {
            sequence: '2',
            recipients: {
              signers: [
                { recipientId: '1', roleName: 'tenant', ...lio },
                { recipientId: '2', roleName, ...uma },
              ],
            },
          },
        ],
      },
    ],
  });
  expect(await people(made.body['envelopeId'] ?? '')).toEqual(['Lio Brandt 1 2', 'Uma Sato 2 1']);
});

test('an unfilled role that signs does not complete an envelope', async () => {
  const carbonCopies = [{ ...copy, ...odile }];
  const templateId = await template({ signers: [tenant], carbonCopies });
  const made = await ask('POST envelopes', { templateId, status: 'sent' });
  const seen = await ask(`GET envelopes/${made.body['envelopeId'] ?? ''}`);
  expect(seen.body['status']).toBe('sent');
  const alone = await template({ carbonCopies });
  const copied = await ask('POST envelopes', { templateId: alone, status: 'sent' });
  expect((await ask(`GET envelopes/${copied.body['envelopeId'] ?? ''}`)).body['status']).toBe(
    'completed',
  );
});

test('tabs of a template whose anchors are nowhere are left out, those of a request are refused', async () => {
  const anchored = { anchorString: '/nowhere/' };
  const templateId = await template({
    signers: [{ ...tenant, tabs: { signHereTabs: [anchored], initialHereTabs: [place()] } }],
  });
  const made = await ask('POST envelopes', {
    templateId,
    status: 'sent',
    templateRoles: [{ roleName: 'Tenant', ...lio }],
  });
  expect(await people(made.body['envelopeId'] ?? '')).toEqual(['Lio Brandt 1 1']);
  const own = await ask('POST envelopes', {
    emailSubject: 'Quay',
    status: 'sent',
    documents: [document()],
    recipients: { signers: [signer({ tabs: { signHereTabs: [anchored] } })] },
  });
  expect(own.code).toBe('ANCHOR_TAB_STRING_NOT_FOUND');
});

const role = { roleName: 'Tenant', ...lio };
const sending: { rule: string; code: string; body: object; tabs?: object }[] = [
  {
    rule: 'without recipients',
    code: 'RECIPIENTS_NOT_PROVIDED',
    body: { templateId: null, templateRoles: [role] },
  },
  {
    rule: 'without an address',
    code: 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT',
    body: { documents: [document()], recipients: { signers: [{ ...signer(), email: null }] } },
  },
  {
    rule: 'without documents',
    code: 'ENVELOPE_IS_INCOMPLETE',
    body: { recipients: { signers: [signer({ tabs: {} })] } },
  },
];

test.each(sending)('sending $rule is $code', async ({ code, body }) => {
  const sent = await ask('POST envelopes', { emailSubject: 'Quay', status: 'sent', ...body });
  expect(sent.code).toBe(code);
});

test.each([
  ['', 'REQUIRED_TAB_INCOMPLETE'],
  ['Petrel', ''],
])('a required prefill tab with the value "%s" is "%s"', async (value, code) => {
  const templateId = await template();
  await ask(`POST templates/${templateId}/documents/1/tabs`, {
    prefillTabs: {
      textTabs: [{ ...place('100', '200'), tabLabel: 'vessel', required: 'true', value }],
    },
  });
  const sent = await ask('POST envelopes', { templateId, status: 'sent', templateRoles: [role] });
  expect(sent.code).toBe(code);
});

test('a list of statuses needs one of its query parameters', async () => {
  const body = { envelopeIds: [] };
  expect(await ask('PUT envelopes/status', body)).toMatchObject({
    code: 'INVALID_REQUEST_PARAMETER',
    body: { message: expect.stringMatching(/from_date.*envelope_ids.*transaction_ids/u) },
  });
});

test('an open page for sending locks the draft, until it is left', async () => {
  const made = await ask('POST envelopes', { emailSubject: 'Quay', documents: [document()] });
  const id = made.body['envelopeId'] ?? '';
  const view = await ask(`POST envelopes/${id}/views/sender`, { returnUrl: 'https://q.example/' });
  expect(await ask(`PUT envelopes/${id}`, { emailSubject: 'Other' })).toMatchObject({
    status: 200,
  });
  const at = new URL(view.body['url'] ?? '');
  const moved = await ask(`GET ${at.pathname}${at.search}`);
  await ask(`GET ${new URL(moved.location, at).pathname}`);
  expect((await ask(`PUT envelopes/${id}`, { emailSubject: 'Third' })).code).toBe(
    'EDIT_LOCK_NOT_LOCK_OWNER',
  );
  expect((await ask(`GET envelopes/${id}/lock`)).body['lockDurationInSeconds']).toBe('900');
});
