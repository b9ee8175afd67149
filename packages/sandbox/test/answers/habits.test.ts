// The habits that programs show of the service, operation by operation, and the order of its lists.
import { afterAll, expect, test } from 'vitest';
import { document, lio, odile, place } from '../rules/ask.ts';
import { readField } from '../rules/documented/read-field.ts';
import { startWorlds, two, type World } from '../rules/documented/world.ts';
import { mara } from '../harness.ts';

const { open, close } = await startWorlds();
afterAll(close);

interface Habit {
  habit: string;
  try(world: World): Promise<unknown>;
  is: unknown;
}

/** The texts of a member of each item of a list. */
function each(body: unknown, list: string, member: string): unknown[] {
  const items: unknown = readField(body, list);
  return Array.isArray(items) ? items.map((item) => readField(item, member)) : [];
}
const firstTab = (body: unknown, member: string) => readField(body, `signHereTabs.0.${member}`);

async function getRecipient(world: World, id: string): Promise<unknown> {
  return readField((await world.ask(`GET envelopes/${id}/recipients`)).body, 'signers.0');
}

const template = (name: string) => ({
  name,
  documents: [document()],
  recipients: { signers: [{ recipientId: '1', roleName: 'Tenant' }] },
});

const habits: readonly Habit[] = [
  {
    habit: 'deleting one recipient answers it alone, as deleted',
    try: async (world) => {
      const id = await world.draft({}, two);
      const { body } = await world.ask(`DELETE envelopes/${id}/recipients/2`);
      return [each(body, 'signers', 'recipientId'), each(body, 'signers', 'status')];
    },
    is: [['2'], ['deleted']],
  },
  {
    habit: 'deleting groups answers the whole of each',
    try: async ({ ask }) => {
      const { body } = await ask('POST groups', { groups: [{ groupName: 'Divers' }] });
      const id = readField(body, 'groups.0.groupId');
      const told = await ask('DELETE groups', { groups: [{ groupId: id }] });
      const signing = { groupName: 'Pilots', users: [{ userName: 'Lio', email: lio.email }] };
      const made = await ask('POST signing_groups', { groups: [signing] });
      const signingGroupId = readField(made.body, 'groups.0.signingGroupId');
      const { body: deleted } = await ask('DELETE signing_groups', {
        groups: [{ signingGroupId }],
      });
      return [
        readField(told.body, 'groups.0.groupType'),
        Object.keys(Object(readField(deleted, 'groups.0'))).toSorted(),
      ];
    },
    is: [
      'customGroup',
      [
        'created',
        'createdBy',
        'groupName',
        'groupType',
        'modified',
        'modifiedBy',
        'signingGroupId',
      ],
    ],
  },
  {
    habit: 'users who are put into groups, taken out and closed are answered in few words',
    try: async ({ ask }) => {
      const { body } = await ask('POST groups', { groups: [{ groupName: 'Divers' }] });
      const id = String(readField(body, 'groups.0.groupId'));
      const newUsers = [{ userName: 'Lio Brandt', email: lio.email }];
      const user = readField((await ask('POST users', { newUsers })).body, 'newUsers.0');
      const users = [{ userId: readField(user, 'userId') }];
      const told = [user];
      for (const request of [`PUT groups/${id}/users`, `DELETE groups/${id}/users`, 'DELETE users'])
        told.push(readField((await ask(request, { users })).body, 'users.0'));
      const names = told.map((one) => Object.keys(Object(one)));
      return [names[0]?.includes('membershipId'), ...names.slice(1).map((keys) => keys.toSorted())];
    },
    is: [
      true,
      ['uri', 'userId', 'userName', 'userStatus', 'userType'],
      ['uri', 'userId', 'userName', 'userStatus', 'userType'],
      ['uri', 'userId', 'userStatus'],
    ],
  },
  {
    habit: 'recipients and tabs of a template are read as those of an envelope',
    try: async (world) => {
      const id = await world.template();
      const statuses: unknown[] = [];
      for (const rest of ['recipients?include_tabs=true', 'recipients/1/tabs'])
        statuses.push((await world.ask(`GET envelopes/${id}/${rest}`)).status);
      const signers = [{ recipientId: '1', name: 'Odile' }];
      statuses.push((await world.ask(`PUT envelopes/${id}/recipients`, { signers })).code);
      return statuses;
    },
    is: [200, 200, 'ENVELOPE_DOES_NOT_EXIST'],
  },
  {
    habit: 'a template that is written back as it was read stays in its folder',
    try: async (world) => {
      const id = await world.template();
      const { body: read } = await world.ask(`GET templates/${id}`);
      const { status } = await world.ask(`PUT templates/${id}`, read);
      const { body: after } = await world.ask(`GET templates/${id}`);
      return [status, readField(after, 'folderName'), after['folderId'] === read['folderId']];
    },
    is: [200, 'Templates', true],
  },
  {
    habit: 'messages of a new configuration of Connect require an acknowledgement',
    try: async ({ ask }) => {
      const urlToPublishTo = 'https://quay.example/events';
      const configuration = { name: 'Quay', urlToPublishTo, envelopeEvents: ['completed'] };
      const { body } = await ask('POST connect', configuration);
      return readField(body, 'requiresAcknowledgement');
    },
    is: 'true',
  },
  {
    habit: 'every account has the profiles of administrators, senders and viewers',
    try: async ({ ask }) => {
      const { body } = await ask('GET permission_profiles');
      return each(body, 'permissionProfiles', 'permissionProfileName').slice(0, 3);
    },
    is: ['Account Administrator', 'DocuSign Sender', 'DocuSign Viewer'],
  },
  {
    habit: 'deleting several recipients answers them alone',
    try: async (world) => {
      const id = await world.draft({}, two);
      const signers = [{ recipientId: '1' }];
      const { body } = await world.ask(`DELETE envelopes/${id}/recipients`, { signers });
      return [each(body, 'signers', 'recipientId'), each(body, 'signers', 'status')];
    },
    is: [['1'], ['deleted']],
  },
  {
    habit: 'tabs that are made have the recipientId that the path names',
    try: async (world) => {
      const id = await world.draft();
      const guid = String(readField(await getRecipient(world, id), 'recipientIdGuid'));
      const tabs = { signHereTabs: [place()] };
      const byId = await world.ask(`POST envelopes/${id}/recipients/1/tabs`, tabs);
      const byGuid = await world.ask(`POST envelopes/${id}/recipients/${guid}/tabs`, tabs);
      const named = firstTab(byGuid.body, 'recipientId');
      return [firstTab(byId.body, 'recipientId'), named === guid];
    },
    is: ['1', true],
  },
  {
    habit: 'a change of a tab without tabId is an error of that tab',
    try: async (world) => {
      const id = await world.draft();
      const tabs = { signHereTabs: [{ xPosition: '9' }] };
      const { status, body } = await world.ask(`PUT envelopes/${id}/recipients/1/tabs`, tabs);
      return [status, firstTab(body, 'errorDetails.errorCode')];
    },
    is: [200, 'INVALID_TABID'],
  },
  {
    habit: 'a draft has no certificate, and a sent envelope has one, last',
    try: async (world) => {
      const read = async (id: string) =>
        each((await world.ask(`GET envelopes/${id}/documents`)).body, 'envelopeDocuments', 'type');
      return [await read(await world.draft()), await read(await world.sent())];
    },
    is: [
      ['content', 'content'],
      ['content', 'content', 'summary'],
    ],
  },
  {
    habit: 'documents come as Base64 where a header of the request asks for it',
    try: async (world) => {
      const id = await world.draft();
      const { text } = await world.ask(`GET envelopes/${id}/documents/1`, undefined, {
        headers: { 'content-transfer-encoding': 'base64' },
      });
      return Buffer.from(text, 'base64').subarray(0, 5).toString();
    },
    is: '%PDF-',
  },
  {
    habit: 'documents are rendered from HTML where they are given so',
    try: async (world) => {
      const html = { documentId: '1', name: 'Offer', htmlDefinition: { source: '<p>Berth</p>' } };
      const id = await world.draft({ documents: [html] });
      return (await world.ask(`GET envelopes/${id}/documents/1`)).bytes.subarray(0, 5).toString();
    },
    is: '%PDF-',
  },
  {
    habit:
      'IDs of envelopes in the body count where the query says so, without null and empty ones',
    try: async (world) => {
      const id = await world.sent();
      const envelopeIds = [id, null, ''];
      const path = 'PUT envelopes/status?envelope_ids=request_body';
      const { body } = await world.ask(path, { envelopeIds });
      return each(body, 'envelopes', 'envelopeId').map((one) => one === id);
    },
    is: [true],
  },
  {
    habit: 'a draft from a template answers the values of its tabs as form data',
    try: async (world) => {
      const templateId = await world.template({
        recipients: {
          signers: [
            {
              recipientId: '1',
              roleName: 'Tenant',
              tabs: { textTabs: [{ ...place(), tabLabel: 'Colour', value: 'blue' }] },
            },
          ],
        },
      });
      const id = await world.make(
        'POST envelopes',
        { status: 'created', templateId, templateRoles: [{ roleName: 'Tenant', ...odile }] },
        'envelopeId',
      );
      const { text } = await world.ask(`GET envelopes/${id}/form_data`);
      return [text.includes('Colour'), text.includes('blue')];
    },
    is: [true, true],
  },
  {
    habit: 'the type of a logo is read in any case',
    try: async (world) => {
      const brandId = await world.make('POST brands', { brandName: 'Quay' }, 'brands.0.brandId');
      const path = `brands/${brandId}/logos`;
      const png =
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';
      const file = new Blob([Buffer.from(png, 'base64')]);
      const put = await world.ask(`PUT ${path}/PRIMARY`, file, { type: 'image/png' });
      const get = await world.ask(`GET ${path}/Primary`);
      const gone = await world.ask(`DELETE ${path}/pRIMARY`);
      return [put, get, gone].map(({ status }) => status < 300);
    },
    is: [true, true, true],
  },
  {
    habit: 'an account answers all of its settings where they are asked for',
    try: async (world) => {
      const { body } = await world.ask('GET ?include_account_settings=true'.replace('/?', '?'));
      const names = Object.keys(Object(readField(body, 'accountSettings')));
      return ['accessCodeFormat', 'accountNotification', 'accountUISettings', 'tabAccountSettings']
        .map((name) => names.includes(name))
        .concat(names.length > 400);
    },
    is: [true, true, true, true, true],
  },
  {
    habit: 'a user has settings and groups',
    try: async (world) => {
      const { body } = await world.ask(`GET users/${mara}?additional_info=true`);
      return [typeof readField(body, 'userSettings'), each(body, 'groupList', 'groupName')[0]];
    },
    is: ['object', 'Administrators'],
  },
  {
    habit: 'envelopes have their workflow where it is included, alone and in lists',
    try: async (world) => {
      const workflow = {
        workflowSteps: [{ action: 'pause_before', itemId: '2', triggerOnItem: 'routing_order' }],
      };
      const id = await world.sent({ workflow }, two);
      const alone = (await world.ask(`GET envelopes/${id}?include=workflow`)).body;
      const list = (await world.ask('GET envelopes?from_date=2020-01-01&include=workflow')).body;
      const inList = each(list, 'envelopes', 'workflow.workflowStatus');
      const status = readField(alone, 'workflow.workflowStatus');
      return [typeof status, inList.includes(status)];
    },
    is: ['string', true],
  },
  {
    habit: 'a bulk send answers the ID of its batch, which says what became of it',
    try: async (world) => {
      const bulkCopies = [
        { recipients: [{ roleName: 'Tenant', ...odile }] },
        { recipients: [{ roleName: 'Tenant', ...lio }] },
      ];
      const list = await world.make('POST bulk_send_lists', { name: 'All', bulkCopies }, 'listId');
      const envelopeId = await world.draft({}, [
        {
          recipientId: '1',
          roleName: 'Tenant',
          name: '',
          email: '',
          tabs: { signHereTabs: [place()] },
        },
      ]);
      const batch = await world.make(
        `POST bulk_send_lists/${list}/send`,
        { envelopeOrTemplateId: envelopeId },
        'batchId',
      );
      const { body } = await world.ask(`GET bulk_send_batch/${batch}`);
      return [readField(body, 'batchSize'), typeof readField(body, 'envelopesInfo')];
    },
    is: ['2', 'object'],
  },
  {
    habit: 'batches of bulk sends are filtered by date and by user',
    try: async (world) => {
      const count = async (query: string) =>
        each(
          (await world.ask(`GET bulk_send_batch?${query}`)).body,
          'bulkBatchSummaries',
          'batchId',
        ).length;
      return [
        (await count('from_date=2020-01-01')) > 0,
        await count('from_date=2100-01-01'),
        await count('to_date=2001-01-01'),
        await count(`user_id=41e8d7c3-9a6b-4f20-b15d-0c3e8f5a7d94`),
      ];
    },
    is: [true, 0, 0, 0],
  },
  {
    habit: 'an envelope that is deleted goes to the bin, and comes back by a move',
    try: async (world) => {
      const envelopeId = await world.draft();
      const envelopeIds = [envelopeId];
      const has = async (folder: string) =>
        (await world.ask(`GET folders/${folder}?include_items=true`)).text.includes(envelopeId);
      await world.ask('PUT folders/recyclebin', { envelopeIds });
      const binned = await has('recyclebin');
      await world.ask('PUT folders/draft', { envelopeIds });
      return [binned, await has('recyclebin'), await has('draft')];
    },
    is: [true, false, true],
  },
  {
    habit: 'the workflows of identity checks have steps and options',
    try: async (world) => {
      const { body } = await world.ask('GET identity_verification');
      const names = each(body, 'identityVerification', 'workflowId');
      return [names.length > 2, names.every((id) => /^[\da-f-]{36}$/.test(String(id)))];
    },
    is: [true, true],
  },
  {
    habit: 'the host of an in-person signer opens the page by name and address',
    try: async (world) => {
      const host = { userName: odile.name, email: odile.email };
      const inPersonSigners = [
        {
          recipientId: '1',
          hostName: odile.name,
          hostEmail: odile.email,
          signerName: 'Lio Brandt',
          tabs: { signHereTabs: [place()] },
        },
      ];
      const id = await world.sent({ recipients: { inPersonSigners } });
      const request = { ...host, returnUrl: 'https://quay.example/', authenticationMethod: 'none' };
      return (await world.ask(`POST envelopes/${id}/views/recipient`, request)).status;
    },
    is: 201,
  },
  {
    habit: 'the ends of limits count down, and each answer has a token of its own',
    try: async (world) => {
      const [one, other] = [await world.ask('GET users'), await world.ask('GET users')];
      const read = (name: string) => [one.headers.get(name), other.headers.get(name)].map(String);
      const [before, after] = read('x-ratelimit-remaining').map(Number);
      const [first, second] = read('x-docusign-tracetoken');
      return [Number(before) - Number(after), first !== second];
    },
    is: [1, true],
  },
  {
    habit: 'envelopes are listed by their last change, the oldest first',
    try: async (world) => {
      const first = await world.sent({ emailSubject: 'A' });
      await world.later(0.1);
      await world.sent({ emailSubject: 'B' });
      await world.later(0.1);
      await world.ask(`PUT envelopes/${first}`, { status: 'voided', voidedReason: 'No' });
      const { body } = await world.ask('GET envelopes?from_date=2020-01-01');
      return each(body, 'envelopes', 'emailSubject').slice(-2);
    },
    is: ['B', 'A'],
  },
  {
    habit: 'lists say where envelopes are only in an order that was asked for',
    try: async (world) => {
      await world.sent();
      const read = async (query: string) =>
        each(
          (await world.ask(`GET envelopes?from_date=2020-01-01${query}`)).body,
          'envelopes',
          'envelopeLocation',
        )[0];
      return [await read(''), await read('&order_by=status_changed')];
    },
    is: ['not_specified', 'current_site'],
  },
  {
    habit: 'templates are listed by name, of equal names the newest first',
    try: async (world) => {
      const names = ['aab', 'aaa', 'aaa'];
      const ids: string[] = [];
      for (const name of names) {
        ids.push(await world.make('POST templates', template(name), 'templateId'));
        await world.later(0.1);
      }
      const { body } = await world.ask('GET templates');
      return each(body, 'envelopeTemplates', 'templateId')
        .filter((id) => ids.includes(String(id)))
        .map((id) => ids.indexOf(String(id)));
    },
    is: [2, 1, 0],
  },
  {
    habit: 'folders begin with drafts, then the inbox, the bin and what was sent',
    try: async (world) =>
      each((await world.ask('GET folders')).body, 'folders', 'type').slice(0, 4),
    is: ['draft', 'inbox', 'recyclebin', 'sentitems'],
  },
  {
    habit:
      'a folder begins with its name, and a new envelope with its ID, as programs without a parser read them',
    try: async (world) => {
      const { body } = await world.ask('GET folders');
      const made = await world.ask('POST envelopes', { status: 'created', emailSubject: 'Quay' });
      const folder = Object.keys(Object(readField(body, 'folders.0')));
      return [folder.slice(0, 4), Object.keys(made.body)];
    },
    is: [
      ['name', 'type', 'owner', 'folderId'],
      ['envelopeId', 'uri', 'statusDateTime', 'status'],
    ],
  },
  {
    habit: 'groups begin with administrators and everyone, then those of the account by name',
    try: async (world) => {
      const groups = ['zzz', 'aaa'].map((groupName) => ({ groupName, groupType: 'customGroup' }));
      await world.ask('POST groups', { groups });
      const names = each((await world.ask('GET groups')).body, 'groups', 'groupName');
      const own = names.slice(2).map(String);
      return [names.slice(0, 2), own.toSorted((a, b) => a.localeCompare(b)).join() === own.join()];
    },
    is: [['Administrators', 'Everyone'], true],
  },
  {
    habit: 'users are listed by name',
    try: async (world) => {
      const names = each((await world.ask('GET users')).body, 'users', 'userName').map(String);
      return names.toSorted((a, b) => a.localeCompare(b)).join() === names.join();
    },
    is: true,
  },
  {
    habit: 'permission profiles and Connect configurations are listed by their IDs',
    try: async (world) => {
      for (const name of ['B', 'A'])
        await world.ask('POST connect', {
          name,
          urlToPublishTo: 'https://a.example',
          configurationType: 'custom',
        });
      const profiles = (await world.ask('GET permission_profiles')).body;
      const connect = (await world.ask('GET connect')).body;
      return [
        each(profiles, 'permissionProfiles', 'permissionProfileId'),
        each(connect, 'configurations', 'connectId'),
      ].map((ids) => {
        const numbers = ids.map(Number);
        return numbers.toSorted((a, b) => a - b).join() === numbers.join();
      });
    },
    is: [true, true],
  },
  {
    habit: 'the settings of an account list checks of identities by name without regard to case',
    try: async (world) => {
      const { body } = await world.ask('GET settings');
      const names = each(body, 'idCheckConfigurations', 'name').map((one) =>
        String(one).toLowerCase(),
      );
      return names.toSorted((a, b) => (a < b ? -1 : 1)).join() === names.join();
    },
    is: true,
  },
];

test.each(habits)('$habit', async ({ try: attempt, is }) => {
  expect(await attempt(open())).toEqual(is);
});
