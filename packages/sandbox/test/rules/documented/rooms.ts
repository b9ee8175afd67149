import { text } from '../ask.ts';
import type { Row, World } from './world.ts';
import { readField } from './read-field.ts';

const parameter = 'INVALID_REQUEST_PARAMETERS';
const seed = {
  room: 5518203,
  administrator: 52410,
  manager: 52411,
  office: 4410,
  mara: 33127,
  tomas: 33128,
  ines: 33129,
  tenant: 33164,
  form: '2c9e4b7a-6f13-4d85-a0c2-91b8d7e5f364',
  group: '3e8f7d20-91c5-4ab6-b4f2-d06a5c9e7183',
};
const asInes = { as: 'sandbox-sender' };

const get = (path: string) => (world: World) => world.ask(`GET rooms:${path}`);
const pick =
  (path: string, member: string) =>
  async (world: World): Promise<unknown> =>
    readField((await world.ask(`GET rooms:${path}`)).body, member);

/** A member of the company with a role of their own, whose token is `ada`. */
async function addAda(world: World, permissions: readonly string[], more: object = {}) {
  const guid = '00000000-0000-4000-8000-000000000081';
  const email = 'ada@harbour.example';
  const added = await world.ask('POST control:seed', {
    users: [{ userId: guid, userName: 'Ada Quay', email }],
    tokens: [
      { token: 'ada', userId: guid, integrationKey: '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20' },
    ],
    roomsRoles: [
      {
        roleId: 81,
        name: 'Role of Ada',
        permissions: Object.fromEntries(permissions.map((one) => [one, true])),
      },
    ],
    roomsUsers: [
      {
        userId: 81,
        eSignUserId: guid,
        email,
        firstName: 'Ada',
        lastName: 'Quay',
        accessLevel: 'Company',
        roleId: 81,
        ...more,
      },
    ],
  });
  if (added.status >= 300) throw new Error(added.text);
}
const asAda =
  (permissions: readonly string[], request: string, body?: unknown, more: object = {}) =>
  async (world: World) => {
    await addAda(world, permissions, more);
    return world.ask(request, body, { as: 'ada' });
  };

const room = {
  name: 'Quay 9',
  roleId: seed.administrator,
  officeId: seed.office,
  transactionSideId: 'sell',
  fieldData: { data: { address1: 'Quay 9', city: 'Seabird Bay' } },
};
const newRoom = (world: World, more: object = {}) =>
  world.make('POST rooms:rooms', { ...room, ...more }, 'roomId');
const file = { name: 'Lease.txt', base64Contents: text('Lease') };
const lists = [
  'rooms',
  'users',
  'roles',
  'offices',
  'regions',
  'form_libraries',
  'form_groups',
  'room_templates',
  'task_list_templates',
  `rooms/${seed.room}/documents`,
  `rooms/${seed.room}/room_folders`,
  `rooms/${seed.room}/assignable_roles`,
  `form_groups/${seed.group}/forms`,
];

export const rooms: Row[] = [
  ...lists.map((list): Row => ({
    rule: `a page of ${list.replace(/\/[\w-]+\//u, '/{id}/')} has at most 100`,
    try: get(`${list}?count=101`),
    is: 400,
  })),
  { rule: 'a page has at least one', try: get('rooms?count=0'), is: 400 },
  {
    rule: 'pages begin at zero',
    try: async (world) => (await world.ask('GET rooms:rooms?count=1&startPosition=1')).body,
    is: { startPosition: 1, priorUri: /./u },
  },
  {
    rule: 'rooms are the active ones by default',
    try: async (world) => (await world.ask('GET rooms:rooms')).text.includes('"roomId":5517611'),
    is: false,
  },
  {
    rule: 'open rooms are active and pending',
    try: async (world) =>
      (await world.ask('GET rooms:rooms?roomStatus=open')).text.includes('"roomId":5517611'),
    is: true,
  },
  {
    rule: 'rooms have one of several states',
    try: async (world) =>
      (await world.ask('GET rooms:rooms?roomStatus=closed,open')).body['resultSetSize'],
    is: 4,
  },
  ...[
    '2026-11-15',
    '2026/11/15%2000:00:00',
    '2026-11-15%2010:00:00',
    '11-15-2026',
    '11-15-2026%2010:00:00',
    '11/15/2026',
  ].map((date): Row => ({
    rule: `a date is written as ${date}`,
    try: get(`rooms?fieldDataChangedStartDate=${date}`),
    is: 200,
  })),
  { rule: 'a date is one', try: get('rooms?fieldDataChangedStartDate=quay'), is: parameter },
  {
    rule: 'closed rooms have a first date',
    try: pick('rooms?roomStatus=closed&roomClosedStartDate=2026-10-31', 'resultSetSize'),
    is: 0,
  },
  {
    rule: 'closed rooms have a last date',
    try: pick('rooms?roomStatus=closed&roomClosedEndDate=2026-10-31', 'resultSetSize'),
    is: 1,
  },
  {
    rule: 'rooms are those of an office',
    try: pick('rooms?officeId=4411&roomStatus=open,closed', 'rooms'),
    is: [{ roomId: 5516880 }],
  },
  {
    rule: 'a room has its details where they are asked for',
    try: get(`rooms/${seed.room}?includeFieldData=true`),
    is: { body: { fieldData: { data: { city: 'Seabird Bay' } } } },
  },
  { rule: 'a room is made with a permission', try: asAda([], 'POST rooms:rooms', room), is: 403 },
  {
    rule: 'IDs of a new room are texts or numbers',
    try: (world) => world.ask('POST rooms:rooms', { ...room, roleId: '52410', officeId: '4410' }),
    is: 201,
  },
  {
    rule: 'a room has a side, or none for lenders',
    try: (world) => world.ask('POST rooms:rooms', { ...room, transactionSideId: undefined }),
    is: 201,
  },
  {
    rule: 'a room is made from a template that is there',
    try: (world) => world.ask('POST rooms:rooms', { ...room, templateId: 999 }),
    is: 400,
  },
  {
    rule: 'a room has the task lists of its template',
    try: async (world) => {
      const id = await newRoom(world, { templateId: 6121 });
      return readField(
        (await world.ask(`GET rooms:rooms/${id}/task_lists`)).body,
        'taskListSummaries.length',
      );
    },
    is: 2,
  },
  {
    rule: 'a template is applied with a permission',
    try: asAda(['canCreateRooms'], 'POST rooms:rooms', { ...room, roleId: 81, templateId: 6120 }),
    is: 403,
  },
  {
    rule: 'a room with open tasks stays',
    try: async (world) => {
      const id = await newRoom(world, { templateId: 6120 });
      return world.ask(`DELETE rooms:rooms/${id}`);
    },
    is: 400,
  },
  {
    rule: 'a room with documents of other people stays',
    try: async (world) => {
      const id = await newRoom(world, { roleId: seed.administrator });
      await world.ask(`POST rooms:rooms/${id}/users`, {
        email: 'ines.arcand@harbour.example',
        firstName: 'Ines',
        lastName: 'Arcand',
        roleId: seed.manager,
      });
      const added = await world.ask(`POST rooms:rooms/${id}/documents`, file, asInes);
      if (added.status !== 201) throw new Error(added.text);
      return world.ask(`DELETE rooms:rooms/${id}`);
    },
    is: 400,
  },
  {
    rule: 'a room with documents of one’s own goes',
    try: async (world) => {
      const id = await newRoom(world);
      await world.ask(`POST rooms:rooms/${id}/documents`, file);
      return world.ask(`DELETE rooms:rooms/${id}`);
    },
    is: 204,
  },
  {
    rule: 'a room with open envelopes stays',
    try: async (world) => {
      const id = await newRoom(world);
      const documentId = await world.make(`POST rooms:rooms/${id}/documents`, file, 'documentId');
      await world.make(
        `POST rooms:rooms/${id}/envelopes`,
        { envelopeTitle: 'Lease', documentIds: [Number(documentId)] },
        'eSignEnvelopeId',
      );
      return world.ask(`DELETE rooms:rooms/${id}`);
    },
    is: 400,
  },
  {
    rule: 'a room of someone else stays with the permission for one’s own',
    try: async (world) => {
      await addAda(world, ['canDeleteOwnedRooms', 'autoAccessToRooms']);
      return world.ask(`DELETE rooms:rooms/${await newRoom(world)}`, undefined, { as: 'ada' });
    },
    is: 403,
  },
  {
    rule: 'an update of details answers what was sent',
    try: (world) =>
      world.ask(`PUT rooms:rooms/${seed.room}/field_data`, { data: { taxAnnualAmount: 3389.12 } }),
    is: { status: 200, body: { data: { taxAnnualAmount: 3389.12 } } },
  },
  {
    rule: 'one wrong detail stops the others',
    try: async (world) => {
      await world.ask(`PUT rooms:rooms/${seed.room}/field_data`, {
        data: { taxAnnualAmount: -5, city: 'Changed' },
      });
      return readField(
        (await world.ask(`GET rooms:rooms/${seed.room}/field_data`)).body,
        'data.city',
      );
    },
    is: 'Seabird Bay',
  },
  {
    rule: 'who is in a room reads its fields',
    try: async (world) => {
      await addAda(world, [], { accessLevel: 'Contributor', isMember: true });
      const id = await newRoom(world);
      await world.ask(`POST rooms:rooms/${id}/users`, {
        email: 'ada@harbour.example',
        firstName: 'Ada',
        lastName: 'Quay',
        roleId: 81,
      });
      return world.ask(`GET rooms:rooms/${id}/field_set`, undefined, { as: 'ada' });
    },
    is: 200,
  },
  {
    rule: 'fields are asked for by what needs them',
    try: get(
      'field_sets/7e2c9a54-1b86-4f3d-90a7-c5d8e1f46b20?fieldsCustomDataFilters=IsRequiredOnSubmit',
    ),
    is: 200,
  },
  // Documents
  {
    rule: 'a document has a name',
    try: (world) =>
      world.ask(`POST rooms:rooms/${seed.room}/documents`, { base64Contents: text('a') }),
    is: 400,
  },
  {
    rule: 'a document has contents',
    try: (world) => world.ask(`POST rooms:rooms/${seed.room}/documents`, { name: 'a.txt' }),
    is: 400,
  },
  ...['virus.exe', 'x.zip'].map((name): Row => ({
    rule: `a document is not called ${name}`,
    try: (world) => world.ask(`POST rooms:rooms/${seed.room}/documents`, { ...file, name }),
    is: 400,
  })),
  {
    rule: 'documents of all states are listed by default',
    try: pick(`rooms/${seed.room}/documents`, 'resultSetSize'),
    is: 4,
  },
  {
    rule: 'archived documents are listed for themselves',
    try: pick(`rooms/${seed.room}/documents?includeArchived=true`, 'documents'),
    is: [{ documentId: 771210 }],
  },
  {
    rule: 'documents that are not archived are listed for themselves',
    try: pick(`rooms/${seed.room}/documents?includeArchived=false`, 'resultSetSize'),
    is: 3,
  },
  {
    rule: 'a document has its contents where they are asked for',
    try: get('documents/771206?includeContents=true'),
    is: { body: { base64Contents: /./u } },
  },
  {
    rule: 'a deleted document answers nothing',
    try: async (world) => {
      const id = await world.make(`POST rooms:rooms/${seed.room}/documents`, file, 'documentId');
      return world.ask(`DELETE rooms:documents/${id}`);
    },
    is: { status: 204, text: '' },
  },
  {
    rule: 'unsigned documents are deleted by who has them or manages who has them',
    try: async (world) => {
      await addAda(world, ['canDeleteUnsignedDocuments', 'canViewRoomDetails'], {
        accessLevel: 'Office',
        offices: [seed.office],
        defaultOfficeId: seed.office,
      });
      await world.ask(`POST rooms:rooms/${seed.room}/users`, {
        email: 'ada@harbour.example',
        firstName: 'Ada',
        lastName: 'Quay',
        roleId: 81,
      });
      return world.ask('DELETE rooms:documents/771206', undefined, { as: 'ada' });
    },
    is: 403,
  },
  {
    rule: 'who is given a document has access',
    try: async (world) => world.ask('POST rooms:documents/771206/users', { userId: seed.tomas }),
    is: { status: 201, body: { hasAccess: true } },
  },
  // Pictures
  {
    rule: 'a picture comes as its bytes',
    try: (world) =>
      world.ask(
        `PUT rooms:rooms/${seed.room}/picture`,
        new Blob([
          Buffer.from(
            'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
            'base64',
          ),
        ]),
        { type: 'image/png', headers: { 'content-disposition': 'file; filename="quay.png"' } },
      ),
    is: 200,
  },
  {
    rule: 'a picture is a TIFF',
    try: (world) => {
      const form = new FormData();
      form.append(
        'file',
        new Blob([Buffer.from('49492a00080000000000', 'hex')], { type: 'image/tiff' }),
        'quay.tiff',
      );
      return world.ask(`PUT rooms:rooms/${seed.room}/picture`, form);
    },
    is: 200,
  },
  // Forms
  {
    rule: 'a form is added with a permission for groups or libraries',
    try: async (world) => {
      await addAda(world, ['canViewRoomDetails', 'canAddDocuments']);
      await world.ask(`POST rooms:rooms/${seed.room}/users`, {
        email: 'ada@harbour.example',
        firstName: 'Ada',
        lastName: 'Quay',
        roleId: 81,
      });
      return world.ask(`POST rooms:rooms/${seed.room}/forms`, { formId: seed.form }, { as: 'ada' });
    },
    is: 403,
  },
  {
    rule: 'a session fills at most 10 forms',
    try: (world) =>
      world.ask('POST rooms:external_form_fill_sessions', {
        roomId: String(seed.room),
        formIds: Array.from({ length: 11 }, () => seed.form),
      }),
    is: 400,
  },
  {
    rule: 'a session fills one form',
    try: (world) =>
      world.ask('POST rooms:external_form_fill_sessions', {
        roomId: String(seed.room),
        formId: seed.form,
      }),
    is: 201,
  },
  {
    rule: 'a session fills forms of the room',
    try: (world) =>
      world.ask('POST rooms:external_form_fill_sessions', {
        roomId: String(seed.room),
        formIds: ['d7430c9e-58b1-4f26-a3e7-1c9b60f8d254'],
      }),
    is: 'FORM_NOT_IN_ROOM',
  },
  {
    rule: 'groups of forms are managed with a permission',
    try: asAda([], 'POST rooms:form_groups', { name: 'Pilots' }),
    is: 403,
  },
  {
    rule: 'groups of forms are listed with the permission to manage them',
    try: asAda(['canAddDocumentsFromFormGroups'], 'GET rooms:form_groups'),
    is: 403,
  },
  {
    rule: 'a group of forms is read with the permission to manage it',
    try: asAda(['canAddDocumentsFromFormGroups'], `GET rooms:form_groups/${seed.group}`),
    is: 403,
  },
  {
    rule: 'an office is granted a group without an answer',
    try: (world) =>
      world.ask(
        `POST rooms:form_groups/b62c9f15-d7a0-4e38-9c51-7f3e8a4d0b96/grant_office_access/${seed.office}`,
      ),
    is: { status: 204, text: '' },
  },
  // Roles
  {
    rule: 'roles are made with the permission to manage the account',
    try: asAda(['canManageAccount'], 'POST rooms:roles', { name: 'Clerk' }),
    is: 201,
  },
  {
    rule: 'roles are made with the permission to manage roles',
    try: asAda(['canManageRolesAndPermissions'], 'POST rooms:roles', { name: 'Clerk' }),
    is: 201,
  },
  {
    rule: 'roles are found by the beginning of their names',
    try: pick('roles?filter=fault', 'resultSetSize'),
    is: 0,
  },
  {
    rule: 'a role says whether it is assigned',
    try: pick(`roles/${seed.manager}?includeIsAssigned=true`, 'isAssigned'),
    is: true,
  },
  {
    rule: 'a role that someone has stays',
    try: (world) => world.ask(`DELETE rooms:roles/${seed.manager}`),
    is: 400,
  },
  {
    rule: 'roles of a room are those for people from outside',
    try: async (world) =>
      (await world.ask(`GET rooms:rooms/${seed.room}/assignable_roles`)).text.includes(
        '"roleId":52411',
      ),
    is: false,
  },
  // Offices and regions
  {
    rule: 'an office is found by a part of its name',
    try: pick('offices?search=yard', 'officeSummaries'),
    is: [{ officeId: 4411 }],
  },
  {
    rule: 'offices are those in reach of the caller',
    try: async (world) =>
      (await world.ask('GET rooms:offices?onlyAccessible=true', undefined, asInes)).body[
        'resultSetSize'
      ],
    is: 1,
  },
  {
    rule: 'an office that something refers to stays',
    try: (world) => world.ask('DELETE rooms:offices/4410'),
    is: 400,
  },
  {
    rule: 'a region that something refers to stays',
    try: (world) => world.ask('DELETE rooms:regions/1207'),
    is: 400,
  },
  {
    rule: 'regions are those that the caller manages',
    try: async (world) =>
      (await world.ask('GET rooms:regions?managedOnly=true', undefined, asInes)).body[
        'resultSetSize'
      ],
    is: 0,
  },
  // People
  {
    rule: 'people of a room are ordered by their last names, the last one first',
    try: async (world) => (await world.ask(`GET rooms:rooms/${seed.room}/users`)).body['users'],
    is: [{ lastName: 'Valdivia' }, { lastName: 'Okafor' }, { lastName: 'Lindqvist' }],
  },
  {
    rule: 'people of a room are found by the beginning of a name',
    try: pick(`rooms/${seed.room}/users?filter=ara`, 'resultSetSize'),
    is: 0,
  },
  {
    rule: 'people of a room are found by the beginning of a last name',
    try: pick(`rooms/${seed.room}/users?filter=oka`, 'resultSetSize'),
    is: 1,
  },
  {
    rule: 'access that ends answers nothing',
    try: async (world) => {
      const ended = await world.ask(
        `POST rooms:rooms/${seed.room}/users/${seed.tenant}/revoke_access`,
      );
      const listed = await world.ask(`GET rooms:rooms/${seed.room}/users`);
      return [ended.status, listed.text.includes(`"userId":${seed.tenant}`)];
    },
    is: [204, false],
  },
  {
    rule: 'access that ends later lasts until then',
    try: async (world) => {
      await world.ask(`POST rooms:rooms/${seed.room}/users/${seed.tenant}/revoke_access`, {
        revocationDate: '2030-01-01',
      });
      return (await world.ask(`GET rooms:rooms/${seed.room}/users`)).text.includes(
        `"userId":${seed.tenant}`,
      );
    },
    is: true,
  },
  {
    rule: 'people are invited to a room with a permission',
    try: async (world) => {
      await addAda(world, ['canViewRoomDetails']);
      await world.ask(`POST rooms:rooms/${seed.room}/users`, {
        email: 'ada@harbour.example',
        firstName: 'Ada',
        lastName: 'Quay',
        roleId: 81,
      });
      return world.ask(
        `POST rooms:rooms/${seed.room}/users`,
        { email: 'x@quay.example', firstName: 'X', lastName: 'Y', roleId: 52413 },
        { as: 'ada' },
      );
    },
    is: 403,
  },
  // Members
  {
    rule: 'members are found by the beginning of a name',
    try: pick('users?filter=qvist', 'resultSetSize'),
    is: 0,
  },
  {
    rule: 'who is invited is pending',
    try: (world) =>
      world.ask('POST rooms:users/invite_user', {
        email: 'lena@harbour.example',
        firstName: 'Lena',
        lastName: 'Hofer',
        defaultOfficeId: seed.office,
        accessLevel: 'Office',
        roleId: seed.manager,
        eSignPermissionProfileId: '2301416',
      }),
    is: { status: 201, body: { status: 'Pending' } },
  },
  {
    rule: 'members of the whole company are not added to an office',
    try: (world) => world.ask(`POST rooms:users/${seed.mara}/add_to_office`, { officeId: 4411 }),
    is: 400,
  },
  {
    rule: 'members of an office are added to another one',
    try: (world) => world.ask(`POST rooms:users/${seed.ines}/add_to_office`, { officeId: 4411 }),
    is: 204,
  },
  {
    rule: 'a member stays in the office of the defaults',
    try: (world) =>
      world.ask(`POST rooms:users/${seed.ines}/remove_from_office`, { officeId: seed.office }),
    is: 400,
  },
  {
    rule: 'members of an office are not added to a region',
    try: (world) => world.ask(`POST rooms:users/${seed.ines}/add_to_region`, { regionId: 1207 }),
    is: { status: 400, text: /level Region/u },
  },
  {
    rule: 'a member stays in the region of the office of the defaults',
    async try(world) {
      const member = await world.make(
        'POST rooms:users/invite_user',
        {
          email: 'lena@harbour.example',
          firstName: 'Lena',
          lastName: 'Hofer',
          defaultOfficeId: seed.office,
          accessLevel: 'Region',
          regions: [1207, 1208],
          roleId: seed.manager,
          eSignPermissionProfileId: '2301416',
        },
        'userId',
      );
      return world.ask(`POST rooms:users/${member}/remove_from_region`, { regionId: 1207 });
    },
    is: { status: 400, text: /default office/u },
  },
  {
    rule: 'a locked member does not come in',
    try: async (world) => {
      await world.ask(`POST rooms:users/${seed.ines}/lock`, { reason: 'Left' });
      return world.ask('GET rooms:rooms', undefined, asInes);
    },
    is: 403,
  },
  {
    rule: 'who came in is not invited again',
    try: (world) => world.ask(`POST rooms:users/${seed.mara}/reinvite`),
    is: 400,
  },
  // Tasks
  {
    rule: 'a task list is applied with a permission',
    try: async (world) => {
      await addAda(world, ['canViewRoomDetails']);
      await world.ask(`POST rooms:rooms/${seed.room}/users`, {
        email: 'ada@harbour.example',
        firstName: 'Ada',
        lastName: 'Quay',
        roleId: 81,
      });
      return world.ask(
        `POST rooms:rooms/${seed.room}/task_lists`,
        { taskListTemplateId: 7715 },
        { as: 'ada' },
      );
    },
    is: 403,
  },
  // Codes that the vendor's own programs look for
  ...[
    { rule: 'a session without its room', more: { roomId: '' }, is: 'INVALID_REQUEST_PARAMETERS' },
    { rule: 'a session without its form', more: { formId: '' }, is: 'PROPERTY_VALIDATION_FAILURE' },
    {
      rule: 'a session with a form of another room',
      more: { formId: 'd7430c9e-58b1-4f26-a3e7-1c9b60f8d254' },
      is: 'FORM_NOT_IN_ROOM',
    },
  ].map(({ rule, more, is }) => ({
    rule,
    try: (world: World) =>
      world.ask('POST rooms:external_form_fill_sessions', {
        roomId: String(seed.room),
        formId: seed.form,
        xFrameAllowedUrl: 'https://quay.example/',
        ...more,
      }),
    is,
  })),
  {
    // The vendor's own programs send this where their user has no room.
    rule: 'a session with nothing in the place of its room',
    try: (world) =>
      world.ask('POST rooms:external_form_fill_sessions', `{"roomId": , "formId": "${seed.form}"}`),
    is: parameter,
  },
  {
    rule: 'a member of a body that breaks a rule',
    try: (world) =>
      world.ask('POST rooms:external_form_fill_sessions', {
        roomId: String(seed.room),
        formIds: ['quay'],
        xFrameAllowedUrl: 'https://quay.example/',
      }),
    is: 'PROPERTY_VALIDATION_FAILURE',
  },
  {
    rule: 'a form is added to a room with a comma behind its last member',
    try: (world) => world.ask(`POST rooms:rooms/${seed.room}/forms`, `{"formId":"${seed.form}",}`),
    is: 201,
  },
];
