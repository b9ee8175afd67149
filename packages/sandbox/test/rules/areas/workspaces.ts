import { accountId } from '../../harness.ts';
import type { Row, World } from '../documented/world.ts';
import { listOf } from '../documents/kit.ts';

const workspaces = `/v1/accounts/${accountId}/workspaces`;
const manage = 'a3f1c6d8-4e27-4b90-8d5c-17e6f0b2a943';
const participate = '5b92e7d0-c31f-4a68-97b4-08d3f6e1c25a';
const rosa = { email: 'rosa.blum@quayside.example', first_name: 'Rosa', last_name: 'Blum' };

/** The address of a new workspace. */
const open = async (world: World) =>
  `${workspaces}/${await world.make(`POST ${workspaces}`, { name: 'Berth 30' }, 'workspace_id')}`;

/** Does something with a workspace. */
const inNew = (work: (world: World, at: string) => Promise<unknown>) => async (world: World) =>
  work(world, await open(world));

const asked = {
  name: 'Insurance',
  description: 'The policy.',
  due_date: '2099-01-01T00:00:00Z',
  status: 'in_progress',
  assignments: [{ upload_request_responsibility_type_id: 'assignee', ...rosa }],
};

const file = (name: string, content = 'Rent: 480.') => {
  const form = new FormData();
  form.set('file', new File([content], name, { type: 'text/plain' }));
  return form;
};

const upload = (world: World, at: string, name = 'Rents.txt') =>
  world.make(`POST ${at}/documents`, file(name), 'document_id');

const invalid = { status: 400, body: { error_code: 'INVALID_REQUEST_BODY', message: /./u } };
const wrongStatus = { status: 400, body: { error_code: 'INVALID_STATUS', message: /./u } };

export const workspaceRules: readonly Row[] = [
  {
    rule: 'a new workspace answers with these members, without blanks',
    try: async (world) => (await world.ask(`POST ${workspaces}`, { name: 'Berth 30' })).text,
    is: /^\{"workspace_id":"[\w-]+","name":"Berth 30","created_date":"[^"]*Z","created_by_user_id":"[\w-]+","workspace_owner_ids":\["[\w-]+"\]\}$/u,
  },
  {
    rule: 'a workspace needs a name',
    try: (world) => world.ask(`POST ${workspaces}`, {}),
    is: invalid,
  },
  {
    rule: 'a workspace has a brand of the account',
    try: (world) =>
      world.ask(`POST ${workspaces}`, {
        name: 'x',
        brand_id: '00000000-0000-4000-8000-000000000000',
      }),
    is: invalid,
  },
  {
    rule: 'the one who makes a workspace manages it',
    try: inNew((world, at) => world.ask(`GET ${at}/assignable-roles`)),
    is: {
      status: 200,
      body: {
        current_role_id: manage,
        roles: [
          { role_id: manage, name: 'Manage', is_external: false },
          { role_id: participate, name: 'Participate', is_external: true },
        ],
      },
    },
  },
  {
    rule: 'people take part if nothing else is said',
    try: inNew((world, at) => world.ask(`POST ${at}/users`, rosa)),
    is: { status: 201, body: { role_id: participate, email: rosa.email } },
  },
  {
    rule: 'people from outside cannot manage a workspace',
    try: inNew((world, at) => world.ask(`POST ${at}/users`, { ...rosa, role_id: manage })),
    is: invalid,
  },
  {
    rule: 'a person needs an e-mail address and two names',
    try: inNew((world, at) => world.ask(`POST ${at}/users`, { email: rosa.email })),
    is: invalid,
  },
  {
    rule: 'a person is in a workspace once',
    try: inNew(async (world, at) => {
      await world.ask(`POST ${at}/users`, rosa);
      return world.ask(`POST ${at}/users`, { ...rosa, email: rosa.email.toUpperCase() });
    }),
    is: invalid,
  },
  {
    rule: 'a page begins at 0 and ends with its last item',
    try: inNew(async (world, at) => {
      await world.ask(`POST ${at}/users`, rosa);
      return world.ask(`GET ${at}/users?count=2`);
    }),
    is: {
      body: { result_set_size: 2, start_position: 0, end_position: 1, total_row_count: 2 },
    },
  },
  {
    rule: 'people are sorted as asked',
    try: inNew(async (world, at) => {
      await world.ask(`POST ${at}/users`, rosa);
      const { body } = await world.ask(`GET ${at}/users?sort=last_name_asc`);
      return listOf(body['users']).map((one) => one['last_name']);
    }),
    is: ['Blum', 'Lindqvist'],
  },
  {
    rule: 'access that was not taken away cannot be given back',
    try: inNew(async (world, at) => {
      const id = await world.make(`POST ${at}/users`, rosa, 'user_id');
      return world.ask(`POST ${at}/users/${id}/actions/restore-access`);
    }),
    is: wrongStatus,
  },
  {
    rule: 'a document has the name of its file',
    try: inNew((world, at) => world.ask(`POST ${at}/documents`, file('Rents.txt'))),
    is: { status: 201, body: { name: 'Rents.txt', size: 10, owner: { last_name: 'Lindqvist' } } },
  },
  {
    rule: 'a document is sent with a file',
    try: inNew((world, at) => world.ask(`POST ${at}/documents`, new FormData())),
    is: invalid,
  },
  {
    rule: 'a document comes back byte by byte, with its name',
    try: inNew(async (world, at) => {
      const id = await upload(world, at);
      const { text, headers } = await world.ask(`GET ${at}/documents/${id}/contents`);
      return [text, headers.get('content-disposition')];
    }),
    is: ['Rent: 480.', /Rents\.txt/u],
  },
  {
    rule: 'a document that was deleted is gone',
    try: inNew(async (world, at) => {
      const id = await upload(world, at);
      await world.ask(`DELETE ${at}/documents/${id}`);
      return world.ask(`GET ${at}/documents/${id}`);
    }),
    is: { status: 404, body: { error_code: 'NOT_FOUND' } },
  },
  {
    rule: 'an envelope of a workspace is a draft with copies of the documents in their order',
    try: inNew(async (world, at) => {
      const first = await upload(world, at, 'First.txt');
      const second = await upload(world, at, 'Second.txt');
      const id = await world.make(
        `POST ${at}/envelopes`,
        { envelope_name: 'Lease', document_ids: [second, first] },
        'envelope_id',
      );
      const { body } = await world.ask(`GET envelopes/${id}/documents`);
      const { body: list } = await world.ask(`GET ${at}/envelopes`);
      return [
        listOf(body['envelopeDocuments'])
          .filter((one) => one['type'] === 'content')
          .map((one) => [one['documentId'], one['name']]),
        listOf(list['envelopes'])[0],
      ];
    }),
    is: [
      [
        ['1', 'Second.txt'],
        ['2', 'First.txt'],
      ],
      { status: 'Created', name: 'Lease', subject: null },
    ],
  },
  {
    rule: 'an envelope of a workspace needs a name',
    try: inNew((world, at) => world.ask(`POST ${at}/envelopes`, {})),
    is: invalid,
  },
  {
    rule: 'an assignee who is named by an e-mail address becomes a person of the workspace',
    try: inNew(async (world, at) => {
      const { body } = await world.ask(`POST ${at}/upload-requests`, asked);
      const { body: people } = await world.ask(`GET ${at}/users?filter=rosa`);
      return (
        listOf(body['assignments'])[0]?.['assignee_user_id'] ===
          listOf(people['users'])[0]?.['user_id'] && listOf(people['users'])[0]?.['role_name']
      );
    }),
    is: 'Participate',
  },
  {
    rule: 'a new request is a draft or in progress',
    try: inNew((world, at) =>
      world.ask(`POST ${at}/upload-requests`, { ...asked, status: 'overdue' }),
    ),
    is: invalid,
  },
  {
    rule: 'a request that is sent has the time of it',
    try: inNew((world, at) => world.ask(`POST ${at}/upload-requests`, asked)),
    is: { status: 201, body: { sent_date: /Z$/u, completed_date: null, can_edit: false } },
  },
  {
    rule: 'a draft can be edited and has not been sent',
    try: inNew((world, at) =>
      world.ask(`POST ${at}/upload-requests`, { ...asked, status: 'draft' }),
    ),
    is: { status: 201, body: { sent_date: null, can_edit: true, can_delete: true } },
  },
  {
    rule: 'a request with documents cannot be deleted',
    try: inNew(async (world, at) => {
      const id = await world.make(`POST ${at}/upload-requests`, asked, 'upload_request_id');
      await world.ask(`POST ${at}/upload-requests/${id}/documents`, file('Policy.txt'));
      return world.ask(`DELETE ${at}/upload-requests/${id}`);
    }),
    is: wrongStatus,
  },
  {
    rule: 'a request without documents can be deleted',
    try: inNew(async (world, at) => {
      const id = await world.make(`POST ${at}/upload-requests`, asked, 'upload_request_id');
      return world.ask(`DELETE ${at}/upload-requests/${id}`);
    }),
    is: 204,
  },
  {
    rule: 'only an assignee completes a request',
    try: inNew(async (world, at) => {
      const id = await world.make(`POST ${at}/upload-requests`, asked, 'upload_request_id');
      return world.ask(`POST ${at}/upload-requests/${id}/actions/complete`);
    }),
    is: { status: 403, body: { error_code: 'FORBIDDEN' } },
  },
  {
    rule: 'documents of a request are in the list of the workspace',
    try: inNew(async (world, at) => {
      const id = await world.make(`POST ${at}/upload-requests`, asked, 'upload_request_id');
      await world.ask(`POST ${at}/upload-requests/${id}/documents`, file('Policy.txt'));
      const { body } = await world.ask(`GET ${at}/documents`);
      return listOf(body['documents']).map((one) => one['name']);
    }),
    is: ['Policy.txt'],
  },
  {
    rule: 'the brand of a workspace is the default one of the account',
    try: inNew((world, at) => world.ask(`GET ${at}/brand`)),
    is: { status: 200, body: { is_signing_default: true } },
  },
  {
    rule: 'an unknown workspace is not found',
    try: (world) => world.ask(`GET ${workspaces}/00000000-0000-4000-8000-000000000000`),
    is: { status: 404, body: { error_code: 'NOT_FOUND', message: /./u } },
  },
  {
    rule: 'workspaces of another account are refused',
    try: (world) => world.ask('GET /v1/accounts/c9b1f0a2-0000-4000-8000-000000000000/workspaces'),
    is: { status: 403, body: { error_code: 'FORBIDDEN', message: /./u } },
  },
  {
    rule: 'the list has the workspaces of the caller alone',
    async try(world) {
      await open(world);
      const { body } = await world.ask(`GET ${workspaces}`, undefined, { as: 'sandbox-sender' });
      return Object.keys(body['workspaces'] ?? {}).length;
    },
    is: 0,
  },
];
