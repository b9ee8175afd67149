import { randomUUID } from 'node:crypto';
import { mara } from '../harness.ts';
import {
  anchored,
  configuration,
  envelope,
  mixed,
  ofAllKinds,
  place,
  signer,
  template,
  toSignHere,
} from './definitions.ts';
import { listAt, textAt, type Json, type World } from './world.ts';

type Situation = (world: World) => Promise<unknown>;

const bare = { recipients: { signers: [signer({ tabs: undefined })] } };

async function create(
  { call }: World,
  status: 'created' | 'sent' = 'sent',
  more: Json = {},
): Promise<string> {
  return textAt(await call('POST', '/envelopes', envelope(status, more)), 'envelopeId');
}

async function sign({ control }: World, envelopeId: string): Promise<void> {
  await control(`/envelopes/${envelopeId}/recipients/1/sign`);
}

async function createTemplate({ call }: World, tabs?: Json, more?: Json): Promise<string> {
  return textAt(await call('POST', '/templates', template(tabs, more)), 'templateId');
}

async function createGroup({ call }: World): Promise<Json> {
  const groupName = `Group ${randomUUID()}`;
  const body = { groups: [{ groupName, groupType: 'customGroup' }] };
  const { groups } = await call('POST', '/groups', body);
  return { groupName, groupId: textAt(groups, 0, 'groupId') };
}

async function addToGroup(world: World): Promise<{ path: string; body: Json }> {
  const path = `/groups/${textAt(await createGroup(world), 'groupId')}/users`;
  const body = { users: [{ userId: mara }] };
  await world.call('PUT', path, body);
  return { path, body };
}

async function addUser({ call }: World): Promise<Json> {
  const person = { userName: 'Person Nine', email: `p${randomUUID()}@example.com` };
  const { newUsers } = await call('POST', '/users', { newUsers: [person] });
  return { ...person, userId: textAt(newUsers, 0, 'userId') };
}

/** The rows of the envelopes of a sent and a voided one, in a list. */
async function listTwo(world: World, query: string): Promise<Json> {
  const ids = [await create(world), await create(world)];
  const voided = { status: 'voided', voidedReason: 'Reason text' };
  await world.call('PUT', `/envelopes/${ids[1]}`, voided);
  const list = await world.call('GET', `/envelopes?${query}`);
  const envelopes = listAt(list, 'envelopes').filter((one) =>
    ids.includes(textAt(one, 'envelopeId')),
  );
  return { ...list, envelopes };
}

/** The message of a configuration about an envelope that is signed. */
async function receive(world: World, path: string, settings: Json, more: Json = {}) {
  const { connectId } = await world.call('POST', '/connect', {
    name: 'messages',
    urlToPublishTo: world.receiver.url.replace('/events', path),
    configurationType: 'custom',
    allUsers: 'true',
    allowEnvelopePublish: 'true',
    ...settings,
  });
  await sign(world, await create(world, 'sent', more));
  const message = await world.lastMessage(path);
  await world.call('DELETE', `/connect/${String(connectId)}`);
  return message;
}

function asJson(includeData: readonly string[]): Json {
  return { eventData: { version: 'restv2.1', format: 'json', includeData } };
}

/** The XML message of an envelope that brings its own notification. */
async function receiveXml(
  world: World,
  path: string,
  { event = 'Completed', more = {} }: { event?: string; more?: Json },
  recipients: Json,
) {
  const eventNotification = {
    url: world.receiver.url.replace('/events', path),
    envelopeEvents: [{ envelopeEventStatusCode: event }],
    loggingEnabled: 'true',
    ...more,
  };
  const id = await create(world, 'sent', { eventNotification, recipients });
  if (event === 'Completed') await sign(world, id);
  return world.lastMessage(path);
}

const labelled = { ...place, tabLabel: 'SignHereTab', name: 'SignHere' };
const withAccount = { includeTimeZone: 'true', includeSenderAccountAsCustomField: 'true' };

/** The requests that produce each body of the table, by the name of its situation. */
export const situations: Readonly<Record<string, Situation>> = {
  env_create: async ({ call }) => call('POST', '/envelopes', envelope('sent')),
  env_create_draft: async ({ call }) => call('POST', '/envelopes', envelope('created', bare)),
  async env_create_draft_tpl(world) {
    const templateId = await createTemplate(world);
    const person = { name: 'Person Two', email: 'person2@example.com' };
    const templateRoles = [{ roleName: 'Signer', ...person }];
    return world.call('POST', '/envelopes', { templateId, templateRoles, status: 'created' });
  },
  env_sent: async (world) => world.call('GET', `/envelopes/${await create(world)}`),
  env_draft: async (world) => world.call('GET', `/envelopes/${await create(world, 'created')}`),
  async env_completed(world) {
    const id = await create(world);
    await sign(world, id);
    return world.call('GET', `/envelopes/${id}`);
  },
  env_put: async (world) =>
    world.call('PUT', `/envelopes/${await create(world, 'created')}`, { emailSubject: 'Other' }),
  env_list_short: async (world) => listTwo(world, 'from_date=2000-01-01&count=50'),
  env_list_long: async (world) =>
    listTwo(
      world,
      'from_date=2000-01-01T00:00:00.0000000Z&count=100&order=asc&order_by=status_changed&status=any',
    ),
  recip_sent_notabs: async (world) =>
    world.call('GET', `/envelopes/${await create(world, 'sent', bare)}/recipients`),
  recip_draft: async (world) =>
    world.call('GET', `/envelopes/${await create(world, 'created', bare)}/recipients`),
  recip_delete: async (world) =>
    world.call('DELETE', `/envelopes/${await create(world, 'created')}/recipients`, {
      signers: [{ recipientId: '1' }],
    }),
  recip_put: async (world) =>
    world.call('PUT', `/envelopes/${await create(world, 'created')}/recipients`, {
      signers: [signer({ email: 'person3@example.com', name: 'Person Three', tabs: undefined })],
    }),
  docs_sent: async (world) => world.call('GET', `/envelopes/${await create(world)}/documents`),
  docs_draft: async (world) =>
    world.call('GET', `/envelopes/${await create(world, 'created')}/documents`),
  doc_put: async (world) =>
    world.call('PUT', `/envelopes/${await create(world, 'created')}/documents/1`, 'Other text', {
      'content-type': 'text/plain',
      'content-disposition': 'file; filename="document.txt"; documentid=1; fileExtension="txt"',
    }),
  async form_sent(world) {
    const other = { ...place, yPosition: '200' };
    const tabs = { signHereTabs: [other] };
    const second = signer({
      recipientId: '2',
      name: 'Person Three',
      email: 'p3@example.com',
      tabs,
    });
    const id = await create(world, 'sent', { recipients: { signers: [signer(), second] } });
    await sign(world, id);
    return world.call('GET', `/envelopes/${id}/form_data`);
  },
  audit: async (world) =>
    world.call('GET', `/envelopes/${await create(world, 'created')}/audit_events`),
  tabs_post: async (world) =>
    world.call(
      'POST',
      `/envelopes/${await create(world, 'created', bare)}/recipients/1/tabs`,
      toSignHere,
    ),
  tabs_put_noid: async (world) =>
    world.call('PUT', `/envelopes/${await create(world, 'created')}/recipients/1/tabs`, {
      textTabs: [{ ...place, tabLabel: 'TestTab', value: 'Hello' }],
    }),
  tabs_none: async (world) =>
    world.call('GET', `/envelopes/${await create(world, 'created', bare)}/recipients/1/tabs`),
  async recipient_view(world) {
    const clientUserId = 'c1';
    const recipients = { signers: [signer({ clientUserId })] };
    const id = await create(world, 'sent', { recipients });
    return world.call('POST', `/envelopes/${id}/views/recipient`, {
      returnUrl: 'https://example.com/signed',
      authenticationMethod: 'none',
      email: 'person2@example.com',
      userName: 'Person Two',
      clientUserId,
    });
  },
  console_view: async ({ call }) =>
    call('POST', '/views/console', { returnUrl: 'https://example.com/back' }),
  edit_view: async (world) =>
    world.call('POST', `/envelopes/${await create(world, 'created')}/views/edit`, {
      returnUrl: 'https://example.com/back',
    }),
  tpl_create: async ({ call }) => call('POST', '/templates', template()),
  tpl_put: async (world) =>
    world.call('PUT', `/templates/${await createTemplate(world)}`, { name: 'Other name' }),
  tpl_get: async (world) =>
    world.call(
      'GET',
      `/templates/${await createTemplate(world)}?include=documents,recipients,tabs`,
    ),
  async tpl_get_tabs(world) {
    const id = await createTemplate(world, anchored);
    await world.call('POST', `/templates/${id}/custom_fields`, {
      textCustomFields: [{ name: 'F', show: 'false', required: 'false', value: 'v' }],
    });
    return world.call('GET', `/templates/${id}?include=documents,recipients,tabs,custom_fields`);
  },
  async tpl_list(world) {
    await createTemplate(world);
    return world.call('GET', '/templates?count=1');
  },
  async tpl_recips_tabs(world) {
    const carbonCopies = [{ recipientId: '2', roleName: 'cc', routingOrder: '2' }];
    const id = await createTemplate(world, mixed, { carbonCopies });
    const path = `/templates/${id}?include=recipients,tabs`;
    const { recipients } = await world.call('GET', path);
    return recipients;
  },
  async connect_list(world) {
    const { connectId } = await world.call('POST', '/connect', configuration);
    const list = await world.call('GET', '/connect');
    const all = listAt(list, 'configurations');
    return { ...list, configurations: all.filter((one) => one['connectId'] === connectId) };
  },
  async connect_update(world) {
    const { connectId } = await world.call('POST', '/connect', configuration);
    return world.call('PUT', '/connect', {
      ...configuration,
      connectId,
      enableLog: 'true',
      eventData: { version: 'restv2.1', includeData: [] },
    });
  },
  sim_min: async (world) =>
    receive(world, '/min', {
      deliveryMode: 'SIM',
      events: ['envelope-completed'],
      ...asJson([]),
    }),
  sim_completed: async (world) =>
    receive(world, '/sim', {
      deliveryMode: 'SIM',
      events: ['envelope-completed'],
      ...asJson(['recipients', 'documents']),
    }),
  agg_completed: async (world) =>
    receive(
      world,
      '/aggregate',
      {
        deliveryMode: 'aggregate',
        envelopeEvents: ['Completed'],
        ...asJson(['tabs', 'custom_fields', 'recipients']),
      },
      {
        emailBlurb: 'Body text',
        customFields: {
          textCustomFields: [{ name: 'F', value: 'v', show: 'false', required: 'false' }],
        },
        recipients: { signers: [signer({ tabs: ofAllKinds, roleName: 'Role A' })] },
      },
    ),
  xml_completed_tz: async (world) =>
    receiveXml(
      world,
      '/zone',
      { more: { includeTimeZone: 'true' } },
      { signers: [signer({ tabs: { signHereTabs: [labelled, labelled] } })] },
    ),
  xml_sent: async (world) =>
    receiveXml(
      world,
      '/sent',
      { event: 'Sent' },
      {
        signers: [
          signer({
            tabs: {
              textTabs: [{ ...place, tabLabel: 'Condition', value: 'Value', name: 'Text' }],
              checkboxTabs: [{ ...place, tabLabel: 'Checkbox 1' }],
              dateTabs: [{ ...place, tabLabel: 'DateOfBirth', required: 'false' }],
              fullNameTabs: [{ ...place, tabLabel: 'Name 1', name: 'Name' }],
            },
          }),
        ],
      },
    ),
  xml_completed_docs: async (world) =>
    receiveXml(
      world,
      '/documents',
      {
        more: { ...withAccount, includeCertificateOfCompletion: 'true', includeDocuments: 'true' },
      },
      {
        signers: [
          signer({
            tabs: {
              signHereTabs: [labelled],
              textTabs: [{ ...place, tabLabel: 'City', value: 'London', name: 'City' }],
              fullNameTabs: [{ ...place, tabLabel: 'Full Name', name: 'Full Name' }],
            },
          }),
        ],
      },
    ),
  xml_completed_embedded: async (world) =>
    receiveXml(
      world,
      '/embedded',
      { more: withAccount },
      {
        signers: [
          signer({
            clientUserId: 'client-1',
            tabs: {
              signHereTabs: [labelled],
              textTabs: [{ ...place, tabLabel: 'name', name: 'Name', value: 'Person Two' }],
              dateSignedTabs: [{ ...place, tabLabel: 'date', name: 'Date' }],
            },
          }),
        ],
      },
    ),
  xml_sent_cd: async (world) =>
    receiveXml(
      world,
      '/delivery',
      { event: 'Sent' },
      { certifiedDeliveries: [signer({ tabs: undefined })] },
    ),
  groups: async ({ call }) => call('GET', '/groups'),
  async group_dup(world) {
    const { groupName } = await createGroup(world);
    return world.call('POST', '/groups', { groups: [{ groupName, groupType: 'customGroup' }] });
  },
  async group_put(world) {
    const { groupId } = await createGroup(world);
    return world.call('PUT', '/groups', {
      groups: [{ groupId, groupName: `Other ${randomUUID()}` }],
    });
  },
  async group_users(world) {
    const { path } = await addToGroup(world);
    return world.call('GET', path);
  },
  async group_users_delete(world) {
    const { path, body } = await addToGroup(world);
    return world.call('DELETE', path, body);
  },
  users: async ({ call }) => call('GET', '/users?count=100&start_position=0'),
  async user_create_dup(world) {
    const { userName, email } = await addUser(world);
    const another = { userName: 'Person Ten', email: `q${randomUUID()}@example.com` };
    return world.call('POST', '/users', { newUsers: [{ userName, email }, another] });
  },
  async user_delete(world) {
    const { userId } = await addUser(world);
    return world.call('DELETE', '/users', { users: [{ userId }] });
  },
  user_get: async ({ call }) => call('GET', `/users/${mara}`),
  user_put: async ({ call }) => call('PUT', `/users/${mara}`, { jobTitle: 'Other title' }),
  profiles: async ({ call }) => call('GET', '/permission_profiles'),
  settings: async ({ call }) => call('GET', '/settings'),
  account_cf: async ({ call }) => call('GET', '/custom_fields'),
  async brand_get({ call }) {
    const { brands } = await call('GET', '/brands');
    return call('GET', `/brands/${textAt(brands, 0, 'brandId')}`);
  },
  folders: async ({ call }) => call('GET', '/folders'),
  folders_count: async ({ call }) => call('GET', '/folders?count=50&start_position=0'),
  async folder_put_same(world) {
    const all = listAt(await world.call('GET', '/folders'), 'folders');
    const bin = all.find(({ type }) => type === 'recyclebin');
    const path = `/folders/${textAt(bin, 'folderId')}`;
    const body = { envelopeIds: [await create(world, 'created')] };
    await world.call('PUT', path, body);
    return world.call('PUT', path, body);
  },
  async tabdefs({ call }) {
    await call('POST', '/tab_definitions', { type: 'email', tabLabel: 'Mail' });
    const { tabs } = await call('GET', '/tab_definitions');
    return { tabs: listAt({ tabs }, 'tabs').filter(({ type }) => type === 'email') };
  },
  async sgroup_list({ call }) {
    const users = [{ userName: 'Person Two', email: 'person2@example.com' }];
    const groupName = `Group ${randomUUID()}`;
    await call('POST', '/signing_groups', {
      groups: [{ groupName, groupType: 'sharedSigningGroup', users }],
    });
    return call('GET', '/signing_groups');
  },
  userinfo: async ({ call }) => call('GET', '//oauth/userinfo'),
  login_info: async ({ call }) => call('GET', '//restapi/v2/login_information'),
  // The last two, since they empty the account.
  async brands_none({ call }) {
    const all = listAt(await call('GET', '/brands'), 'brands');
    for (const one of all) await call('DELETE', `/brands/${textAt(one, 'brandId')}`);
    return call('GET', '/brands');
  },
  async sgroups_none({ call }) {
    const all = listAt(await call('GET', '/signing_groups'), 'groups');
    const groups = all.map(({ signingGroupId }) => ({ signingGroupId }));
    await call('DELETE', '/signing_groups', { groups });
    return call('GET', '/signing_groups');
  },
};
