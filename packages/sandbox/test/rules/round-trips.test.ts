// A round trip of every body that programs write to Rooms and Admin, member by member: the answer, the
// resource, and the list that it is in.
import { afterAll, expect, test } from 'vitest';
import { accountId, mara } from '../harness.ts';
import { text } from './ask.ts';
import { organization, startWorlds, type World } from './documented/world.ts';

const { open, close } = await startWorlds();
afterAll(close);

/** A body, and the places where its members are read. */
interface Trip {
  name: string;
  /** Sends the body, and answers the addresses to read; `{id}` in them is the ID of what was made. */
  request: string | ((world: World) => Promise<string>);
  body: Readonly<Record<string, unknown>>;
  /** Members that go in only, or come back elsewhere. */
  only?: readonly string[];
  id?: string;
  /** Addresses, and for lists the members that their items have. */
  reads?: Readonly<Record<string, readonly string[] | true>>;
}

const org = `admin:v2/organizations/${organization}`;
const account21 = `admin:v2.1/organizations/${organization}/accounts/${accountId}`;
const [room, form, group] = [
  '5518203',
  '2c9e4b7a-6f13-4d85-a0c2-91b8d7e5f364',
  '3e8f7d20-91c5-4ab6-b4f2-d06a5c9e7183',
];
const outside = { name: 'Pilot', isExternal: true, permissions: { canAddDocuments: true } };
const person = { email: 'rosa@harbour.example', firstName: 'Rosa', lastName: 'Blum' };
const user = {
  user_name: 'Pia Reed',
  first_name: 'Pia',
  last_name: 'Reed',
  language_culture: 'fr',
  federated_status: 'FedAuthRequired',
};

/** Everything that a detail of a room can be. */
const details = {
  companyRoomStatus: '5',
  listingPrice: 1_250_000.5,
  address1: 'Quay 9',
  address2: 'Floor 2',
  city: 'Seabird Bay',
  state: 'US-ME',
  postalCode: '04101',
  leaseTermInMonths: 24,
  yearBuilt: 1990,
  quayLength: 41.5,
  isVacant: true,
  commissionRate: 3.5,
  listingDate: '2026-12-24',
  mlsNumber: '77',
  buyer1: { name: 'Ada', email: 'ada@quay.example', phone: '207 555 0100', company: 'Quay' },
  comments: 'Long\ntext',
};

const trips: readonly Trip[] = [
  {
    name: 'a role',
    request: 'POST rooms:roles',
    body: outside,
    id: 'roleId',
    reads: { 'rooms:roles/{id}': true, 'rooms:roles?count=100': ['name', 'isExternal'] },
  },
  {
    name: 'a changed role',
    request: async (world) =>
      `PUT rooms:roles/${await world.make('POST rooms:roles', outside, 'roleId')}`,
    body: { ...outside, name: 'Mate', permissions: { canAddDocuments: false } },
    id: 'roleId',
    reads: { 'rooms:roles/{id}': true },
  },
  {
    name: 'a region',
    request: 'POST rooms:regions',
    body: { name: 'North' },
    id: 'regionId',
    reads: { 'rooms:regions/{id}': true, 'rooms:regions': ['name'] },
  },
  {
    name: 'an office',
    request: 'POST rooms:offices',
    body: {
      name: 'North quay',
      regionId: 1207,
      address1: 'Quay 1',
      address2: 'Floor 2',
      city: 'Bay',
      stateId: 'US-ME',
      postalCode: '04101',
      countryId: 'US',
      timeZoneId: 'eastern',
      phone: '207 555 0100',
    },
    id: 'officeId',
    reads: { 'rooms:offices/{id}': true, 'rooms:offices': ['name', 'regionId', 'phone'] },
  },
  {
    name: 'a room',
    request: 'POST rooms:rooms',
    body: {
      name: 'Quay 9',
      roleId: 52_410,
      transactionSideId: 'sell',
      ownerId: 33_127,
      officeId: 4410,
      fieldData: { data: { address1: 'Quay 9', city: 'Bay' } },
    },
    only: ['roleId', 'transactionSideId', 'ownerId'],
    id: 'roomId',
    reads: {
      'rooms:rooms/{id}?includeFieldData=true': true,
      'rooms:rooms': ['name', 'officeId'],
      'rooms:rooms/{id}/users': ['roleId', 'transactionSideId'],
    },
  },
  {
    name: 'the details of a room',
    request: `PUT rooms:rooms/${room}/field_data`,
    body: { data: details },
    reads: { [`rooms:rooms/${room}/field_data`]: true },
  },
  {
    name: 'a document',
    request: `POST rooms:rooms/${room}/documents`,
    body: {
      name: 'Lease.txt',
      ownerId: 33_127,
      folderId: 612,
      isDynamic: false,
      base64Contents: text('Lease'),
    },
    only: ['base64Contents'],
    id: 'documentId',
    reads: {
      'rooms:documents/{id}?includeContents=true': ['base64Contents'],
      [`rooms:rooms/${room}/documents`]: ['name', 'ownerId', 'folderId', 'isDynamic'],
    },
  },
  {
    name: 'a user of a room',
    request: `PUT rooms:rooms/${room}/users/33128`,
    body: { roleId: 52_411, transactionSideId: 'buy' },
    id: 'userId',
    reads: { [`rooms:rooms/${room}/users`]: ['roleId', 'transactionSideId'] },
  },
  {
    name: 'a task list',
    request: `POST rooms:rooms/${room}/task_lists`,
    body: { taskListTemplateId: 7715 },
    id: 'taskListId',
    reads: { [`rooms:rooms/${room}/task_lists`]: ['taskListTemplateId'] },
  },
  {
    name: 'a member',
    request: 'POST rooms:users/invite_user',
    body: {
      ...person,
      offices: [4410, 4411],
      regions: [],
      roleId: 52_411,
      accessLevel: 'Office',
      defaultOfficeId: 4410,
      eSignPermissionProfileId: '2301416',
      subscribeToRoomsActivityNotifications: true,
      redirectUrl: 'https://quay.example/',
    },
    only: ['eSignPermissionProfileId', 'subscribeToRoomsActivityNotifications', 'redirectUrl'],
    id: 'userId',
    reads: {
      'rooms:users/{id}': true,
      'rooms:users': ['email', 'firstName', 'lastName', 'roleId', 'accessLevel', 'defaultOfficeId'],
    },
  },
  {
    name: 'a number of a member',
    request: 'PUT rooms:users/33129/nrds',
    body: { nrdsId: '261004199', nrdsLastName: 'Arcand' },
  },
  {
    name: 'a form group',
    request: 'POST rooms:form_groups',
    body: { name: 'Papers' },
    id: 'formGroupId',
    reads: { 'rooms:form_groups/{id}': true, 'rooms:form_groups': ['name'] },
  },
  {
    name: 'a form of a group',
    request: async (world) => {
      const id = await world.make('POST rooms:form_groups', { name: 'Papers' }, 'formGroupId');
      const at = `rooms:form_groups/${id}`;
      await world.ask(`POST ${at}/assign_form`, { formId: form, isRequired: true });
      return `GET ${at}/forms`;
    },
    body: {},
    reads: { [`rooms:form_groups/${group}/forms`]: [] },
  },
  {
    name: 'a user of Admin',
    request: `POST ${org}/users`,
    body: {
      ...user,
      email: 'pia@harbour.example',
      selected_languages: 'fr,en',
      default_account_id: accountId,
      auto_activate_memberships: true,
      accounts: [
        {
          id: accountId,
          permission_profile: { id: 2_301_415, name: 'DocuSign Sender' },
          groups: [{ id: 7_731_204 }],
          company_name: 'Quay',
          job_title: 'Pilot',
        },
      ],
    },
    only: ['selected_languages', 'default_account_id', 'auto_activate_memberships', 'accounts'],
    id: 'id',
    reads: {
      [`${org}/users/profile?email=pia@harbour.example`]: [
        ...Object.keys(user),
        'selected_languages',
        'default_account_id',
      ],
      [`${org}/users?account_id=${accountId}&take=100`]: ['email', 'user_name', 'last_name'],
    },
  },
  {
    name: 'a changed user of Admin',
    request: async (world) => {
      const change = { ...user, id: mara, site_id: 3, language_culture: 'de' };
      await world.ask(`POST ${org}/users/profiles`, { users: [change] });
      return `GET ${org}/users?email=mara.lindqvist@harbour.example`;
    },
    body: {},
    reads: { [`${org}/users/profile?email=mara.lindqvist@harbour.example`]: [] },
  },
  {
    name: 'a configuration of the organization',
    request: `POST ${org}/connect`,
    body: {
      configurationType: 'custom',
      name: 'All',
      urlToPublishTo: 'https://quay.example/hook',
      allowEnvelopePublish: 'true',
      pausePublish: 'true',
      deliveryMode: 'SIM',
      events: ['envelope-sent', 'envelope-completed'],
      eventData: { version: 'restv2.1', includeData: ['recipients'] },
      associatedFilterSelection: 'accounts',
      accountIds: [accountId],
      userIds: [],
      groupIds: [],
      includeHMAC: 'true',
      includeOAuth: 'false',
      signMessageWithX509Certificate: 'true',
    },
    id: 'connectId',
    reads: {
      [`${org}/connect/{id}`]: true,
      [`${org}/connect`]: ['name', 'configurationType', 'allowEnvelopePublish', 'pausePublish'],
    },
  },
  {
    name: 'the OAuth of the organization',
    request: `POST ${org}/connect/oauth`,
    body: {
      authorizationServerUrl: 'https://quay.example/token',
      clientId: 'c',
      clientSecret: 's',
      scope: 'a b',
      customParameter: { audience: 'q' },
    },
    only: ['clientSecret'],
    reads: { [`${org}/connect/oauth`]: ['authorizationServerUrl', 'clientId', 'scope'] },
  },
  {
    name: 'a group of all products',
    request: `POST ${account21}/dsgroups`,
    body: { group_name: 'Deck', description: 'All hands' },
    id: 'ds_group_id',
    reads: {
      [`${account21}/dsgroups/{id}`]: true,
      [`${account21}/dsgroups`]: ['group_name', 'description'],
    },
  },
  {
    name: 'a user of several products',
    request: `POST ${account21}/users`,
    body: {
      ...user,
      email: 'leo@harbour.example',
      product_permission_profiles: [
        { product_id: 'f6406c68-225c-4e9b-9894-64152a26fa83', permission_profile_id: '2301415' },
        { product_id: '37f013eb-7012-4588-8028-357b39fdbd00', permission_profile_id: '3052817' },
      ],
      default_account_id: accountId,
      auto_activate_memberships: true,
    },
    only: ['product_permission_profiles', 'default_account_id', 'auto_activate_memberships'],
    id: 'id',
    reads: {
      [`${account21.replace(/\/accounts.*/u, '')}/users/dsprofile?email=leo@harbour.example`]: [
        ...Object.keys(user),
        'default_account_id',
      ],
    },
  },
];

function pick(body: Trip['body'], names: readonly string[]): Trip['body'] {
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));
}

/** Matches objects with what they have among other members. */
function containing(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value).map(([name, one]) => [name, containing(one)]);
  return expect.objectContaining(Object.fromEntries(members));
}

test.each(trips)('$name', async ({ request, body, only = [], id = '', reads = {} }) => {
  const world = open();
  const sent = typeof request === 'string' ? request : await request(world);
  const made = await world.ask(sent, sent.startsWith('GET') ? undefined : body);
  expect(made.status, made.text).toBeLessThan(300);
  const kept = Object.keys(body).filter((name) => !only.includes(name));
  expect(made.body).toMatchObject(pick(body, kept));
  const own = String(made.body[id]);
  for (const [address, names] of Object.entries(reads)) {
    const read = await world.ask(`GET ${address.replace('{id}', own)}`);
    expect(read.status, read.text).toBe(200);
    const expected = pick(body, names === true ? kept : names);
    const lists = Object.values(read.body).filter((one) => Array.isArray(one));
    expect([read.body, ...lists.flat()], address).toContainEqual(containing(expected));
  }
});
