import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { document, envelope, lio, odile, place, signer } from '../ask.ts';
import { organization, type Row, type World } from './world.ts';
import { mara } from '../../harness.ts';
import { readField } from './read-field.ts';

const viewer = 'd06f3b8e-5c92-4a17-8e4b-6b1d9f7c2a83';
const ines = '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520';
const here = '/restapi/v2.1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const image = { type: 'image/png', headers: { 'content-disposition': 'file; filename="s.png"' } };

const get = (path: string) => (world: World) => world.ask(`GET ${path}`);
const pick =
  (path: string, member: string) =>
  async (world: World): Promise<unknown> =>
    readField((await world.ask(`GET ${path}`)).body, member);

/** A template whose subject has places for the person of a role. */
const placeholders = {
  emailSubject: 'For [[Signer_UserName]], [[Signer_Email]]',
  recipients: {
    signers: [
      {
        recipientId: '1',
        routingOrder: '1',
        roleName: 'Signer',
        tabs: { signHereTabs: [place()] },
      },
    ],
  },
};
const role = { roleName: 'Signer', ...odile };

const bulk = (copies: readonly object[]) => (world: World) =>
  world.ask('POST bulk_send_lists', { name: 'Row', bulkCopies: copies });
const person = { recipientId: '1', ...odile };
const copyOf = (more: object, others: object = {}) =>
  bulk([{ recipients: [{ ...person, ...more }], ...others }]);

/** Sends a list for an envelope that is given, or a new draft. */
async function sendList(
  world: World,
  given: object,
  draft: () => Promise<string> = () => world.draft(),
) {
  const list = await world.make(
    'POST bulk_send_lists',
    { name: 'Row', bulkCopies: [{ recipients: [person] }], ...given },
    'listId',
  );
  return world.ask(`POST bulk_send_lists/${list}/send`, { envelopeOrTemplateId: await draft() });
}
/** The first error of a list that was not sent. */
const fails = (code: string) => ({ text: new RegExp(code, 'u') });

const users = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    userName: `Deckhand ${at}`,
    email: `deckhand${at}@quay.example`,
  }));
const newUser = (world: World) =>
  world.make('POST users', { newUsers: users(1) }, 'newUsers.0.userId');

export const account: Row[] = [
  // Folders
  {
    rule: 'a list of a folder for searches begins 30 days ago',
    try: async (world) => {
      const id = await world.sent();
      await world.later(40);
      const listed = await world.ask('GET search_folders/out_for_signature');
      return listed.text.includes(id);
    },
    is: false,
  },
  {
    rule: 'a list of a folder for searches begins where it is asked to',
    try: async (world) => {
      const id = await world.sent();
      await world.later(40);
      const listed = await world.ask('GET search_folders/out_for_signature?from_date=2020-01-01');
      return listed.text.includes(id);
    },
    is: true,
  },
  {
    rule: 'a folder for searches has a known name',
    try: get('search_folders/other'),
    is: 400,
  },
  {
    rule: 'a sent envelope in the bin is voided',
    try: async (world) => {
      const id = await world.sent();
      await world.ask('PUT folders/recyclebin', { envelopeIds: [id], fromFolderId: 'sentitems' });
      return (await world.ask(`GET envelopes/${id}`)).body['status'];
    },
    is: 'voided',
  },
  {
    rule: 'folders are those of envelopes by default',
    try: async (world) => (await world.ask('GET folders')).text.includes('"templates"'),
    is: false,
  },
  {
    rule: 'a folder has its items where they are asked for',
    try: async (world) =>
      readField((await world.ask('GET folders/sentitems')).body, 'folders.0.folderItems'),
    is: undefined,
  },
  {
    rule: 'folders inside folders are listed to the depth that is asked for',
    try: get('folders?include=envelope_folders&sub_folder_depth=-1'),
    is: 200,
  },
  // Templates
  {
    rule: 'the subject of a template names the person of a role',
    try: async (world) => {
      const templateId = await world.template(placeholders);
      const id = await world.make(
        'POST envelopes',
        { templateId, templateRoles: [role], status: 'sent' },
        'envelopeId',
      );
      return (await world.ask(`GET envelopes/${id}`)).body['emailSubject'];
    },
    is: `For ${odile.name}, ${odile.email}`,
  },
  {
    rule: 'the subject of a composite template names the person of a role',
    try: async (world) => {
      const templateId = await world.template(placeholders);
      const id = await world.make(
        'POST envelopes',
        {
          status: 'sent',
          compositeTemplates: [
            {
              serverTemplates: [{ sequence: '1', templateId }],
              inlineTemplates: [
                { sequence: '2', recipients: { signers: [{ recipientId: '1', ...role }] } },
              ],
            },
          ],
        },
        'envelopeId',
      );
      return (await world.ask(`GET envelopes/${id}`)).body['emailSubject'];
    },
    is: `For ${odile.name}, ${odile.email}`,
  },
  {
    rule: 'recipients of a template change in address, name and order',
    try: async (world) =>
      world.ask(`PUT templates/${await world.template()}/recipients`, {
        signers: [{ recipientId: '1', ...lio, routingOrder: '3' }],
      }),
    is: 200,
  },
  {
    rule: 'only groups are parts of what a template is shared with',
    try: async (world) => world.ask(`PUT templates/${await world.template()}/users`, {}),
    is: 400,
  },
  {
    rule: 'a template says that it is a favorite where it is asked',
    try: async (world) => {
      const templateId = await world.template();
      await world.ask('PUT favorite_templates', { favoriteTemplates: [{ templateId }] });
      return (await world.ask(`GET templates/${templateId}?include=favorite_template_status`)).body[
        'favoritedByMe'
      ];
    },
    is: 'true',
  },
  {
    rule: 'names of roles are the same in any case',
    try: async (world) => {
      const templateId = await world.template({ recipients: placeholders.recipients });
      const id = await world.make(
        'POST envelopes',
        {
          templateId,
          status: 'sent',
          emailSubject: 'Quay',
          templateRoles: [{ ...role, roleName: 'signer' }],
        },
        'envelopeId',
      );
      return Object.keys((await world.ask(`GET envelopes/${id}/recipients/1/tabs`)).body);
    },
    is: ['signHereTabs'],
  },
  {
    rule: 'the document of a composite template takes the place of those of the server',
    try: async (world) => {
      const templateId = await world.template();
      const id = await world.make(
        'POST envelopes',
        {
          status: 'created',
          emailSubject: 'Quay',
          compositeTemplates: [
            {
              document: { ...document('1'), name: 'Own' },
              serverTemplates: [{ sequence: '1', templateId }],
            },
          ],
        },
        'envelopeId',
      );
      const { body } = await world.ask(`GET envelopes/${id}/documents`);
      return body['envelopeDocuments'];
    },
    is: [{ documentId: '1', name: 'Own' }],
  },
  {
    rule: 'the later part of a composite template wins',
    try: async (world) => {
      const templateId = await world.template({ emailSubject: 'First' });
      const id = await world.make(
        'POST envelopes',
        {
          status: 'created',
          compositeTemplates: [
            {
              serverTemplates: [{ sequence: '1', templateId }],
              inlineTemplates: [{ sequence: '2', envelope: { emailSubject: 'Second' } }],
            },
          ],
        },
        'envelopeId',
      );
      return (await world.ask(`GET envelopes/${id}`)).body['emailSubject'];
    },
    is: 'Second',
  },
  {
    rule: 'custom fields beside composite templates do not count',
    try: async (world) => {
      const templateId = await world.template();
      const id = await world.make(
        'POST envelopes',
        {
          status: 'created',
          emailSubject: 'Quay',
          customFields: { textCustomFields: [{ name: 'root', value: '1' }] },
          compositeTemplates: [
            {
              serverTemplates: [{ sequence: '1', templateId }],
              inlineTemplates: [
                {
                  sequence: '2',
                  customFields: { textCustomFields: [{ name: 'inl', value: '1' }] },
                },
              ],
            },
          ],
        },
        'envelopeId',
      );
      const { text: fields } = await world.ask(`GET envelopes/${id}/custom_fields`);
      return [fields.includes('"inl"'), fields.includes('"root"')];
    },
    is: [true, false],
  },
  {
    rule: 'a preview of a template opens',
    try: async (world) =>
      world.ask(`POST templates/${await world.template()}/views/recipient_preview`, {
        returnUrl: 'https://quay.example/',
        recipientId: '1',
      }),
    is: 201,
  },
  {
    rule: 'a template that is applied loses recipients whose anchors are not there',
    try: async (world) => {
      const templateId = await world.template({
        recipients: {
          signers: [
            {
              ...signer({ recipientId: '7' }),
              roleName: 'Signer',
              tabs: { signHereTabs: [{ anchorString: '/none/' }] },
            },
          ],
        },
      });
      const id = await world.draft({}, []);
      await world.ask(`POST envelopes/${id}/documents/1/templates`, {
        documentTemplates: [
          { documentId: '1', templateId, documentStartPage: '1', documentEndPage: '1' },
        ],
      });
      return (await world.ask(`GET envelopes/${id}/recipients`)).body['signers'] ?? [];
    },
    is: [],
  },
  {
    rule: 'templates are asked for by kinds of folders',
    try: get('templates?folder_types=templates,templates_root,recylebin'),
    is: 200,
  },
  {
    rule: 'templates are asked for by their owner',
    try: get('templates?user_filter=owned_by_me'),
    is: 200,
  },
  // Bulk
  {
    rule: 'batches are asked for by their dates',
    try: pick('bulk_send_batch?from_date=2030-01-01', 'resultSetSize'),
    is: '0',
  },
  {
    rule: 'batches are asked for by their last date',
    try: pick('bulk_send_batch?to_date=2020-01-01', 'resultSetSize'),
    is: '0',
  },
  {
    rule: 'batches are asked for by their sender',
    try: pick(`bulk_send_batch?user_id=${ines}`, 'resultSetSize'),
    is: '0',
  },
  {
    rule: 'batches are all listed by default',
    try: pick('bulk_send_batch', 'resultSetSize'),
    is: /^[1-9]/u,
  },
  {
    rule: 'envelopes of a batch are asked for by a failure of their delivery',
    try: get(
      'bulk_send_batch/6e2d8b4f-0a71-4c95-b3e6-1f9d7a5c2b84/envelopes?status=deliveryfailure',
    ),
    is: 200,
  },
  {
    rule: 'a copy has each recipientId once',
    try: bulk([{ recipients: [person, { ...person, ...lio }] }]),
    is: fails('BULK_SEND_RECIPIENT_IDS_MUST_BE_UNIQUE'),
  },
  {
    rule: 'a recipient of a copy has an ID or a role',
    try: copyOf({ recipientId: undefined }),
    is: fails('BULK_SEND_RECIPIENT_ID_REQUIRED'),
  },
  {
    rule: 'a recipient of a copy has a name',
    try: copyOf({ name: undefined }),
    is: fails('BULK_SEND_RECIPIENT_NAME_REQUIRED'),
  },
  {
    rule: 'a recipient of a copy has an address',
    try: copyOf({ email: undefined }),
    is: fails('BULK_SEND_EMAIL_ADDRESS_REQUIRED_FOR_EMAIL_RECIPIENT'),
  },
  {
    rule: 'an address of a copy is one',
    try: copyOf({ email: 'quay' }),
    is: fails('BULK_SEND_EMAIL_ADDRESS_NOT_VALID'),
  },
  {
    rule: 'a copy has each role once',
    try: bulk([{ recipients: [role, { ...lio, roleName: 'Signer' }] }]),
    is: fails('BULK_SEND_ROLE_NAMES_MUST_BE_UNIQUE'),
  },
  {
    rule: 'a recipient of a copy has not both a role and an ID',
    try: copyOf({ roleName: 'Signer' }),
    is: fails('BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_ON_SAME_RECIPIENT'),
  },
  {
    rule: 'a list has not both roles and IDs',
    try: bulk([{ recipients: [person] }, { recipients: [role] }]),
    is: fails('BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_IN_SAME_LIST'),
  },
  {
    rule: 'labels of tabs stand once in a copy',
    try: copyOf({
      tabs: [
        { tabLabel: 'a', initialValue: '1' },
        { tabLabel: 'a', initialValue: '2' },
      ],
    }),
    is: fails('BULK_SEND_TAB_LABELS_MUST_BE_UNIQUE'),
  },
  {
    rule: 'a tab of a copy has a label',
    try: copyOf({ tabs: [{ initialValue: '1' }] }),
    is: fails('BULK_SEND_TAB_LABEL_REQUIRED'),
  },
  {
    rule: 'a tab of a copy has a value',
    try: copyOf({ tabs: [{ tabLabel: 'a' }] }),
    is: fails('BULK_SEND_TAB_VALUE_REQUIRED'),
  },
  {
    rule: 'names of custom fields stand once in a copy',
    try: copyOf(
      {},
      {
        customFields: [
          { name: 'a', value: '1' },
          { name: 'a', value: '2' },
        ],
      },
    ),
    is: fails('BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_MUST_BE_UNIQUE'),
  },
  {
    rule: 'a custom field of a copy has a value',
    try: copyOf({}, { customFields: [{ name: 'a' }] }),
    is: fails('BULK_SEND_ENVELOPE_CUSTOM_FIELD_VALUE_REQUIRED'),
  },
  {
    rule: 'a number for text messages is one',
    try: copyOf({
      idCheckConfigurationName: 'SMS Auth $',
      smsAuthentication: { senderProvidedNumbers: ['quay'] },
    }),
    is: fails('BULK_SEND_PHONE_NUMBER_INVALID_FOR_SMS_AUTH'),
  },
  {
    rule: 'a list is sent for a draft',
    try: (world) => sendList(world, {}, () => world.sent()),
    is: fails('BULK_SEND_ENVELOPE_NOT_IN_SENDABLE_STATE'),
  },
  {
    rule: 'a list without copies is not sent',
    try: (world) => sendList(world, { bulkCopies: [] }),
    is: fails('BULK_SEND_ENVELOPE_LIST_CONTAINS_NO_COPIES'),
  },
  {
    rule: 'a list is sent for an envelope that is named',
    try: (world) => sendList(world, {}, async () => ''),
    is: fails('BULK_SEND_ENVELOPE_CANNOT_BE_NULL'),
  },
  {
    rule: 'a list is sent for an envelope that is there',
    try: (world) => sendList(world, {}, async () => organization),
    is: fails('BULK_SEND_ENVELOPE_NOT_FOUND'),
  },
  {
    rule: 'a list that is not there is not sent',
    try: async (world) =>
      world.ask(`POST bulk_send_lists/${organization}/send`, {
        envelopeOrTemplateId: await world.draft(),
      }),
    is: fails('BULK_SEND_LIST_NOT_FOUND'),
  },
  {
    rule: 'a list is sent for an envelope with recipients',
    try: (world) => sendList(world, {}, () => world.draft({}, [])),
    is: fails('BULK_SEND_ENVELOPE_HAS_NO_RECIPIENTS'),
  },
  {
    rule: 'recipients of a copy are in the envelope',
    try: (world) =>
      sendList(world, { bulkCopies: [{ recipients: [{ ...person, recipientId: '8' }] }] }),
    is: fails('BULK_SEND_RECIPIENT_ID_DOES_NOT_(MATCH|EXIST_IN_ENVELOPE)'),
  },
  {
    rule: 'tabs of a copy are in the envelope',
    try: (world) =>
      sendList(world, {
        bulkCopies: [
          { recipients: [{ ...person, tabs: [{ tabLabel: 'zz', initialValue: '1' }] }] },
        ],
      }),
    is: fails('BULK_SEND_TAB_LABEL_DOES_NOT_EXIST_IN_ENVELOPE'),
  },
  {
    rule: 'custom fields of a copy need some in the envelope',
    try: (world) =>
      sendList(world, {
        bulkCopies: [{ recipients: [person], customFields: [{ name: 'a', value: '1' }] }],
      }),
    is: fails(
      'BULK_SEND_ENVELOPE_(HAS_NO_ENVELOPE_CUSTOM_FIELDS|CUSTOM_FIELD_DOES_NOT_EXIST_IN_ENVELOPE)',
    ),
  },
  {
    rule: 'a list that fits can be sent',
    try: async (world) => {
      const list = await world.make(
        'POST bulk_send_lists',
        { name: 'Row', bulkCopies: [{ recipients: [person] }] },
        'listId',
      );
      return (
        await world.ask(`POST bulk_send_lists/${list}/test`, {
          envelopeOrTemplateId: await world.draft(),
        })
      ).body;
    },
    is: { canBeSent: true },
  },
  ...['resend', 'correct', 'void'].map((action): Row => ({
    rule: `a batch has the action ${action}`,
    try: async (world) => {
      const answer = await world.ask(
        `PUT bulk_send_batch/6e2d8b4f-0a71-4c95-b3e6-1f9d7a5c2b84/${action}`,
        { action, voidReason: 'Sold' },
      );
      return answer.status !== 404 && !/action must be/u.test(answer.text);
    },
    is: true,
  })),
  // Users
  {
    rule: 'signatures are made with images of a multipart body',
    try: async (world) => {
      const form = new FormData();
      form.append(
        'json',
        new Blob(
          [
            JSON.stringify({
              userSignatures: [{ signatureName: 'Mara L', signatureInitials: 'ML' }],
            }),
          ],
          { type: 'application/json' },
        ),
      );
      form.append('signature', new Blob([png], { type: 'image/png' }), 'Mara L.png');
      const made = await world.ask(`POST users/${mara}/signatures`, form);
      return { status: made.status, refused: made.text.includes('errorDetails') };
    },
    is: { status: 201, refused: false },
  },
  {
    rule: 'a user is sent the activation again',
    try: async (world) =>
      world.ask(`PUT users/${await newUser(world)}`, { sendActivationEmail: 'send' }),
    is: 200,
  },
  ...(['png', 'gif'] as const).map((kind): Row => ({
    rule: `the image of a signature is a ${kind}`,
    try: async (world) => {
      const id = await world.make(
        `POST users/${mara}/signatures`,
        { userSignatures: [{ signatureName: 'Mara L' }] },
        'userSignatures.0.signatureId',
      );
      return world.ask(
        `PUT users/${mara}/signatures/${id}/signature_image`,
        new Blob([kind === 'png' ? png : gif]),
        { ...image, type: `image/${kind}` },
      );
    },
    is: 200,
  })),
  ...['image/jpeg', 'image/bmp'].map((type): Row => ({
    rule: `the image of a signature comes as ${type}`,
    try: async (world) => {
      const id = await world.make(
        `POST users/${mara}/signatures`,
        { userSignatures: [{ signatureName: 'Mara L' }] },
        'userSignatures.0.signatureId',
      );
      return (
        (
          await world.ask(`PUT users/${mara}/signatures/${id}/signature_image`, new Blob([png]), {
            ...image,
            type,
          })
        ).status === 415
      );
    },
    is: false,
  })),
  {
    rule: 'a user who exists comes back with an ID, an address and no date',
    try: async (world) => {
      await newUser(world);
      return (await world.ask('POST users', { newUsers: users(1) })).body;
    },
    is: {
      newUsers: [
        {
          userId: /./u,
          uri: /./u,
          createdDateTime: /^0001-01-01T08:00/u,
          errorDetails: { errorCode: 'USER_ALREADY_EXISTS_IN_ACCOUNT' },
        },
      ],
    },
  },
  {
    rule: 'a signature keeps its ID when its words change',
    try: async (world) => {
      const id = await world.make(
        `POST users/${mara}/signatures`,
        { userSignatures: [{ signatureName: 'Mara L' }] },
        'userSignatures.0.signatureId',
      );
      return (await world.ask(`GET users/${mara}/signatures/${id}`)).body['signatureId'] === id;
    },
    is: true,
  },
  {
    rule: 'a signature is found by its name',
    try: async (world) => {
      await world.make(
        `POST users/${mara}/signatures`,
        { userSignatures: [{ signatureName: 'Mara L' }] },
        'userSignatures.0.signatureId',
      );
      return world.ask(`GET users/${mara}/signatures/Mara%20L`);
    },
    is: 200,
  },
  {
    rule: 'at most 500 users are made at once',
    try: (world) => world.ask('POST users', { newUsers: users(501) }),
    is: 400,
  },
  {
    rule: 'a new user is sent an activation',
    try: async (world) =>
      readField(
        (await world.ask('POST users', { newUsers: users(1) })).body,
        'newUsers.0.userStatus',
      ),
    is: 'ActivationSent',
  },
  {
    rule: 'a list of users has settings only where they are asked for',
    try: pick('users', 'users.0.userSettings'),
    is: undefined,
  },
  {
    rule: 'a closed user is opened again',
    try: async (world) => {
      await world.ask('DELETE users', { users: [{ userId: ines }] });
      await world.ask('PUT users', { users: [{ userId: ines, userStatus: 'Active' }] });
      return (await world.ask(`GET users/${ines}`)).body['userStatus'];
    },
    is: /^(Active|ActivationSent)$/u,
  },
  {
    rule: 'an image of a profile has at most 200 KB',
    try: (world) =>
      world.ask(
        `PUT users/${mara}/profile/image`,
        new Blob([Buffer.concat([gif, Buffer.alloc(210_000)])]),
        { type: 'image/gif' },
      ),
    is: 400,
  },
  {
    rule: 'a user without an image of a profile has none',
    try: async (world) => world.ask(`GET users/${await newUser(world)}/profile/image`),
    is: 404,
  },
  {
    rule: 'a user is taken out of groups',
    try: async (world) => {
      await world.ask('PUT groups/7731204/users', { users: [{ userId: ines }] });
      await world.ask('DELETE users?delete=Groups', { users: [{ userId: ines }] });
      return (await world.ask('GET groups/7731204/users')).text.includes(ines);
    },
    is: false,
  },
  // Groups
  ...['AdminGroup', 'EveryoneGroup'].map((type): Row => ({
    rule: `groups of the type ${type} are found`,
    try: async (world) => (await world.ask(`GET groups?group_type=${type}`)).body['groups'],
    is: [{ groupName: /./u }],
  })),
  {
    rule: 'groups of the type CustomGroup are found',
    try: pick('groups?group_type=CustomGroup', 'groups.0'),
    is: { groupType: 'customGroup' },
  },
  {
    rule: 'users of a group come in pages of 50',
    try: async (world) => {
      await world.ask('POST users', { newUsers: users(60) });
      const everyone = readField(
        (await world.ask('GET groups?group_type=EveryoneGroup')).body,
        'groups.0.groupId',
      );
      return (await world.ask(`GET groups/${String(everyone)}/users`)).body['resultSetSize'];
    },
    is: '50',
  },
  {
    rule: 'groups have the number of their users',
    try: pick('groups', 'groups.0.usersCount'),
    is: /^\d+$/u,
  },
  {
    rule: 'groups have no number of users where it is not asked for',
    try: pick('groups?include_usercount=false', 'groups.0.usersCount'),
    is: undefined,
  },
  {
    rule: 'a new group takes its name alone',
    try: (world) =>
      world.ask('POST groups', { groups: [{ groupName: 'Pilots', groupId: '4523' }] }),
    is: { status: 201, body: { groups: [{ groupName: 'Pilots', groupId: /^(?!4523$)/u }] } },
  },
  {
    rule: 'groups are asked for by their name',
    try: pick('groups?search_text=Berth', 'groups'),
    is: [{ groupName: 'Berth desk' }],
  },
  {
    rule: 'a signing group has at most 50 members',
    try: (world) =>
      world.ask('POST signing_groups', {
        groups: [{ groupName: 'Pilots', groupType: 'sharedSigningGroup', users: users(51) }],
      }),
    is: { text: /error/u },
  },
  {
    rule: 'an account has at most 50 signing groups',
    try: (world) =>
      world.ask('POST signing_groups', {
        groups: Array.from({ length: 51 }, (_, at) => ({
          groupName: `Crew ${at}`,
          groupType: 'sharedSigningGroup',
        })),
      }),
    is: { text: /error/u },
  },
  ...['privateSigningGroup', 'systemSigningGroup'].map((type): Row => ({
    rule: `signing groups are asked for as ${type}`,
    try: get(`signing_groups?group_type=${type}`),
    is: 200,
  })),
  {
    rule: 'signing groups have their users only where they are asked for',
    try: pick('signing_groups', 'groups.0.users'),
    is: undefined,
  },
  // Account
  {
    rule: 'agents who are closed are listed',
    try: async (world) => {
      await world.make(
        `POST users/${mara}/authorization`,
        {
          agentUser: { userId: viewer, accountId: '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60' },
          permission: 'manage',
        },
        'authorizationId',
      );
      await world.ask('DELETE users', { users: [{ userId: viewer }] });
      return (await world.ask(`GET users/${mara}/authorizations`)).text.includes(viewer);
    },
    is: true,
  },
  {
    rule: 'agents who are closed are left out where that is asked for',
    try: async (world) => {
      await world.make(
        `POST users/${mara}/authorization`,
        {
          agentUser: { userId: viewer, accountId: '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60' },
          permission: 'manage',
        },
        'authorizationId',
      );
      await world.ask('DELETE users', { users: [{ userId: viewer }] });
      return (
        await world.ask(`GET users/${mara}/authorizations?include_closed_users=false`)
      ).text.includes(viewer);
    },
    is: false,
  },
  {
    rule: 'logos of brands are primary, secondary or for mails',
    try: (world) =>
      world.ask('PUT brands/b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15/logos/other', new Blob([png]), {
        type: 'image/png',
      }),
    is: 400,
  },
  {
    rule: 'brands are made where people choose one to send or to sign',
    try: async (world) => {
      await world.ask('PUT settings', { canSelfBrandSend: 'false', canSelfBrandSign: 'false' });
      return world.ask('POST brands', { brandName: 'Pier' });
    },
    is: 400,
  },
  {
    rule: 'the file of a brand is XML',
    try: async (world) =>
      (await world.ask('GET brands/b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15/file')).text
        .trimStart()
        .slice(0, 1),
    is: '<',
  },
  {
    rule: 'who makes a PowerForm sends its envelopes',
    try: async (world) =>
      (
        await world.ask('POST powerforms', {
          name: 'Form',
          templateId: await world.template({ recipients: placeholders.recipients }),
        })
      ).body['senderUserId'],
    is: mara,
  },
  {
    rule: 'data of a PowerForm come as CSV',
    try: async (world) => {
      const id = await world.make(
        'POST powerforms',
        { name: 'Form', templateId: await world.template({ recipients: placeholders.recipients }) },
        'powerFormId',
      );
      return (
        await world.ask(`GET powerforms/${id}/form_data`, undefined, {
          headers: { accept: 'text/csv' },
        })
      ).headers.get('content-type');
    },
    is: /^text\/csv/u,
  },
  {
    rule: 'a PowerForm that is signed directly needs a setting of the account',
    try: async (world) => {
      await world.ask('PUT settings', { enablePowerFormDirect: 'false' });
      return world.ask('POST powerforms', {
        name: 'Form',
        signingMode: 'direct',
        templateId: await world.template({ recipients: placeholders.recipients }),
      });
    },
    is: 400,
  },
  {
    rule: 'PowerForms are ordered by the names of their templates',
    try: get('powerforms?order_by=templatename&search_text=a'),
    is: 200,
  },
  {
    rule: 'a transfer rule is switched on and off',
    try: async (world) => {
      const id = readField(
        (await world.ask('GET envelopes/transfer_rules')).body,
        'envelopeTransferRules.0.envelopeTransferRuleId',
      );
      await world.ask(`PUT envelopes/transfer_rules/${String(id)}`, { enabled: 'false' });
      return (await world.ask('GET envelopes/transfer_rules')).text;
    },
    is: /"enabled":"?false/u,
  },
  {
    rule: 'an invoice comes as a PDF',
    try: async (world) => {
      const id = readField(
        (await world.ask('GET billing_invoices?from_date=2020-01-01')).body,
        'billingInvoices.0.invoiceId',
      );
      return (
        await world.ask(`GET billing_invoices/${String(id)}`, undefined, {
          headers: { accept: 'application/pdf' },
        })
      ).bytes.toString('latin1', 0, 4);
    },
    is: '%PDF',
  },
  {
    rule: 'a permission profile that users have is deleted only with another one for them',
    try: async (world) => {
      const id = await world.make(
        'POST permission_profiles',
        { permissionProfileName: 'Harbour' },
        'permissionProfileId',
      );
      await world.ask(`PUT users/${ines}`, { permissionProfileId: id });
      const bare = await world.ask(`DELETE permission_profiles/${id}`);
      const moved = await world.ask(`DELETE permission_profiles/${id}?move_users_to=2301415`);
      return [bare.status, moved.status];
    },
    is: [400, 200],
  },
  {
    rule: 'only tabs of one’s own are listed where that is asked for',
    try: get('tab_definitions?custom_tab_only=true'),
    is: 200,
  },
  {
    rule: 'all failures and all logs are deleted at once',
    try: async (world) => [
      (await world.ask('DELETE connect/failures/all')).status,
      (await world.ask('DELETE connect/logs/all')).status,
    ],
    is: [200, 200],
  },
  {
    rule: 'templates come as a ZIP of JSON where that is asked for',
    try: async (world) => {
      const id = await world.template({ name: 'Winter berth' });
      const { headers, bytes } = await world.ask(
        `GET templates?is_download=true&template_ids=${id}`,
      );
      const [name = '', json = new Uint8Array()] = Object.entries(unzipSync(bytes))[0] ?? [];
      const { documents } = JSON.parse(strFromU8(json));
      const has = documents.every((one: object) => 'documentBase64' in one);
      return {
        type: headers.get('content-type'),
        name,
        has,
        saved: headers.get('content-disposition'),
      };
    },
    is: { type: 'application/zip', name: 'Winter berth.json', has: true, saved: /^attachment; /u },
  },
  {
    rule: 'templates are made of a ZIP of JSON',
    try: async (world) => {
      const ids = [await world.template({ name: 'One' }), await world.template({ name: 'Two' })];
      const { bytes } = await world.ask(
        `GET templates?is_download=true&template_ids=${ids.join(',')}`,
      );
      const made = await world.ask('POST templates', new Blob([Uint8Array.from(bytes)]), {
        type: 'application/zip',
      });
      const { body } = await world.ask(`GET templates/${made.body['templateId']}`);
      return { ...made.shown, documents: body['documents'] };
    },
    is: {
      status: 201,
      body: { templates: [{ name: 'One' }, { name: 'Two' }] },
      documents: [{ name: 'Mooring 1' }, { name: 'Mooring 2' }],
    },
  },
  ...(
    [
      ['no ZIP', strToU8('Quay')],
      ['a ZIP without JSON', zipSync({ 'quay.txt': strToU8('Quay') })],
      ['a ZIP with JSON of something else', zipSync({ 'quay.json': strToU8('{"name":[]}') })],
      ['a ZIP with JSON that is none', zipSync({ 'quay.json': strToU8('{') })],
    ] as const
  ).map(([what, bytes]): Row => ({
    rule: `${what} becomes no template`,
    try: (world) =>
      world.ask('POST templates', new Blob([Uint8Array.from(bytes)]), { type: 'application/zip' }),
    is: 'INVALID_REQUEST_BODY',
  })),
  {
    rule: 'a request without a media type is JSON',
    try: (world) =>
      world.ask('POST envelopes', new Blob([JSON.stringify(envelope({ status: 'created' }))]), {
        type: '',
      }),
    is: 201,
  },
  {
    rule: 'a stamp has one of three forms',
    try: get('signatures?stamp_type=name_stamp&stamp_format=PlaceholderHanko'),
    is: 200,
  },
  {
    rule: 'a page of storages in the cloud has a token',
    try: get('users/5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10/cloud_storage?sky_drive_skip_token=a'),
    is: 200,
  },
  {
    rule: 'workflows of identity checks are asked for by their state',
    try: get('identity_verification?identity_verification_workflow_status=all'),
    is: 200,
  },
  {
    rule: 'envelopes are asked for by folders that they share',
    try: get(
      'envelopes?from_date=2020-01-01&intersecting_folder_ids=normal,inbox,sentitems,draft,templates',
    ),
    is: 200,
  },
  {
    rule: 'groups of principals show closed users by default',
    try: get(`users/${mara}/authorizations/agent`),
    is: 200,
  },
  {
    rule: 'a plan tells how it could become smaller',
    try: get('billing_plan?include_downgrade_information=true'),
    is: 200,
  },
  {
    rule: 'data of shared access come in pages of 1000',
    try: async (world) => (await world.ask('GET shared_access')).status,
    is: 200,
  },
  {
    rule: 'contacts are asked for by their provider',
    try: async (world) =>
      (await world.ask(`GET ${here}/contacts/x?cloud_provider=docusignCore`)).status,
    is: /^(200|404)$/u,
  },
];
