import { accountId } from '../../harness.ts';
import { odile, signer } from '../ask.ts';
import { readField } from '../documented/read-field.ts';
import { type Row, two, view, type World } from '../documented/world.ts';

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

const groups = [
  'agents',
  'carbonCopies',
  'certifiedDeliveries',
  'editors',
  'inPersonSigners',
  'intermediaries',
  'notaries',
  'seals',
  'signers',
  'witnesses',
];

const recipientsOf = async (world: World, id: string) =>
  (await world.ask(`GET envelopes/${id}/recipients`)).body;

export const members: Row[] = [
  {
    rule: 'a recipient without an account has a userId once the envelope is sent',
    try: async (world) =>
      readField(await recipientsOf(world, await world.sent()), 'signers.0.userId'),
    is: guid,
  },
  {
    rule: 'a page opens for a userId in place of a name and an address',
    try: async (world) => {
      const id = await world.sent({}, [signer({ clientUserId: '7' })]);
      const userId = readField(await recipientsOf(world, id), 'signers.0.userId');
      return world.ask(`POST envelopes/${id}/views/recipient`, {
        ...view,
        userId,
        clientUserId: '7',
      });
    },
    is: 201,
  },
  {
    rule: 'all groups of recipients are there, the empty ones too',
    try: async (world) => Object.keys(await recipientsOf(world, await world.sent())).toSorted(),
    is: [...groups.toSorted(), 'recipientCount', 'currentRoutingOrder'].toSorted(),
  },
  {
    rule: 'a template has its documents without include',
    try: async (world) => (await world.ask(`GET templates/${await world.template()}`)).body,
    is: { documents: [{ documentId: '1' }, { documentId: '2' }] },
  },
  {
    rule: 'documents of a template are linked at the address of an envelope, and are there',
    try: async (world) => {
      const id = await world.template();
      const { body } = await world.ask(`GET templates/${id}`);
      const link = readField(body, 'documents.0.uri');
      const listed = await world.ask(`GET envelopes/${id}/documents`);
      return {
        link: String(link).replace(id, 'ID'),
        read: (await world.ask(`GET ${String(link).slice(1)}`)).status,
        all: (await world.ask(`GET envelopes/${id}/documents/combined`)).status,
        listed: readField(listed.body, 'envelopeDocuments.0.name'),
        certificate: JSON.stringify(listed.body).includes('certificate'),
        changed: (await world.ask(`DELETE envelopes/${id}/documents`, {})).code,
      };
    },
    is: {
      link: '/envelopes/ID/documents/1',
      read: 200,
      all: 200,
      listed: /./u,
      certificate: false,
      changed: 'ENVELOPE_DOES_NOT_EXIST',
    },
  },
  {
    rule: 'a tab of a document of a template names its recipient by the GUID',
    try: async (world) => {
      const id = await world.template();
      const { body } = await world.ask(`GET templates/${id}/documents/1/tabs`);
      return readField(body, 'signHereTabs.0.recipientId');
    },
    is: guid,
  },
  {
    rule: 'v2.1 says nothing of an item that went well',
    try: async (world) => {
      const id = await world.sent();
      const signers = [{ recipientId: '1', ...odile, note: 'Read me' }];
      const { body } = await world.ask(`PUT envelopes/${id}/recipients`, { signers });
      return readField(body, 'recipientUpdateResults');
    },
    is: [{ recipientId: '1' }],
  },
  {
    rule: 'v2 says of each item that it went well',
    try: async (world) => {
      const id = await world.sent();
      const { body } = await world.ask(
        `PUT /esign-v2/restapi/v2/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/envelopes/${id}/recipients`,
        { signers: [{ recipientId: '1', ...odile, note: 'Read me' }] },
      );
      return body;
    },
    is: { recipientUpdateResults: [{ errorDetails: { errorCode: 'SUCCESS' } }] },
  },
  {
    rule: 'a list of envelopes without other pages has empty addresses for them',
    try: async (world) => {
      await world.sent();
      return (await world.ask('GET envelopes?from_date=2020-01-01')).body;
    },
    is: { nextUri: '', previousUri: '' },
  },
  ...['envelopes?from_date=2020-01-01&', 'templates?'].map((list): Row => ({
    rule: `the next page of ${list.split('?')[0] ?? ''} is addressed with the account`,
    try: async (world) => {
      await world.sent();
      const { body } = await world.ask(`GET ${list}count=1`);
      const next = String(body['nextUri']);
      const page = await world.ask(`GET /restapi/v2.1${next}`);
      return { begin: next.split('?')[0], at: page.body['startPosition'] };
    },
    is: { begin: `/accounts/${accountId}/${list.split('?')[0] ?? ''}`, at: '1' },
  })),
  {
    rule: 'the next page of users is addressed without the account',
    try: async (world) => (await world.ask('GET users?status=Active&count=1')).body,
    is: { nextUri: '/users?status=Active&count=1&start_position=1' },
  },
  {
    rule: 'shared access without other pages has null for them',
    try: async (world) => (await world.ask('GET shared_access')).body,
    is: { nextUri: null, previousUri: null },
  },
  {
    rule: 'a folder begins with its name, its type, its owner and its ID',
    try: async (world) => {
      const { body } = await world.ask('GET folders');
      return Object.keys(Object(readField(body, 'folders.0'))).slice(0, 4);
    },
    is: ['name', 'type', 'owner', 'folderId'],
  },
  {
    rule: 'pages in a list of documents are in points, with 72 to an inch',
    try: async (world) => {
      const id = await world.sent();
      const { body } = await world.ask(`GET envelopes/${id}/documents`);
      return readField(body, 'envelopeDocuments.0.pages');
    },
    is: [{ dpi: '72', width: '612', height: '792' }],
  },
  {
    rule: 'one result stands for each recipient of an update',
    try: async (world) => {
      const id = await world.sent({}, two);
      const { body } = await world.ask(`PUT envelopes/${id}/recipients`, {
        signers: [
          { recipientId: '1', ...odile, note: 'One' },
          { recipientId: '9', name: 'Ada Orme', email: 'ada@quay.example' },
        ],
      });
      return readField(body, 'recipientUpdateResults');
    },
    is: [{ recipientId: '1' }, { recipientId: '9' }],
  },
];
