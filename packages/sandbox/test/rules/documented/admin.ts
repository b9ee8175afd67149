import { organization, type Row, type World } from './world.ts';
import { readField } from './read-field.ts';

const account = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
const at = `v2/organizations/${organization}`;
const at21 = `v2.1/organizations/${organization}`;
const sender = { as: 'sandbox-sender' };
const mail = 'mara.lindqvist@harbour.example';
const ines = '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520';
const esign = 'f6406c68-225c-4e9b-9894-64152a26fa83';

const get = (path: string) => (world: World) => world.ask(`GET admin:${path}`);
const csv = { type: 'text/csv', headers: { 'content-disposition': 'file; filename="users.csv"' } };

/** Sends an import, and answers its result for each row. */
async function runImport(world: World, kind: string, rows: string): Promise<string> {
  const { body } = await world.ask(`POST admin:${at}/imports/bulk_users/${kind}`, rows, csv);
  const id = String(body['id']);
  for (;;) {
    const now = (await world.ask(`GET admin:${at}/imports/bulk_users/${id}`)).body;
    if (now['status'] === 'failed') return JSON.stringify(now);
    if (now['status'] === 'completed') break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return (await world.ask(`GET admin:${at}/imports/bulk_users/${id}/results_csv`)).text;
}
const importing = (kind: string, rows: string) => (world: World) => runImport(world, kind, rows);
const add = 'AccountID,FirstName,LastName,UserEmail,PermissionSet';

const clone = {
  sourceAccount: { id: account },
  targetAccount: {
    name: 'Copy',
    site: 'na1',
    countryCode: 'US',
    region: 'NA',
    admin: { firstName: 'Mara', lastName: 'Lindqvist', email: mail },
  },
};
const cloning = (more: object) => (world: World) =>
  world.ask(`POST admin:${at}/assetGroups/accountClone`, { ...clone, ...more });
const cloningTo = (more: object) => cloning({ targetAccount: { ...clone.targetAccount, ...more } });

/** The error of a refusal: its code, and a message that begins with the words of the service. */
const refused = (error: string, words: string) => ({
  status: 400,
  body: {
    error,
    error_description: new RegExp(`^${words.replaceAll('.', String.raw`\.`)} \\S`, 'u'),
  },
});

export const admin: Row[] = [
  {
    rule: 'users are asked for by an address, an account or a domain',
    try: get(`${at}/users`),
    is: 400,
  },
  {
    rule: 'take wins over end',
    try: async (world) =>
      readField(
        (await world.ask(`GET admin:${at}/users?account_id=${account}&take=1&end=3`)).body,
        'users.length',
      ),
    is: 1,
  },
  {
    rule: 'the time of the last change needs an account or a domain',
    try: get(`${at}/users?email=${mail}&last_modified_since=2020-01-01`),
    is: 400,
  },
  {
    rule: 'a membership has one of five states',
    try: get(`${at}/users?account_id=${account}&membership_status=bogus`),
    is: 400,
  },
  {
    rule: 'users have their groups where they are asked for',
    try: get(`${at}/users?account_id=${account}&include_ds_groups=true`),
    is: { status: 200, text: /"ds_groups"/u },
  },
  {
    rule: 'profiles of users of all products are asked for by an address',
    try: get(`${at21}/users/dsprofile`),
    is: 400,
  },
  {
    rule: 'profiles of products are asked for by an address',
    try: get(`${at21}/accounts/${account}/products/permission_profiles/users`),
    is: 400,
  },
  {
    rule: 'users of a domain of the organization need no activation',
    try: (world) =>
      world.ask(`POST admin:${at}/users`, {
        user_name: 'Lena Hofer',
        first_name: 'Lena',
        last_name: 'Hofer',
        email: 'lena@harbour.example',
        auto_activate_memberships: true,
        accounts: [
          { id: account, permission_profile: { id: 2301415, name: 'DocuSign Sender' }, groups: [] },
        ],
      }),
    is: 200,
  },
  {
    rule: 'users of other domains are not activated',
    try: (world) =>
      world.ask(`POST admin:${at}/users`, {
        user_name: 'Lena Hofer',
        first_name: 'Lena',
        last_name: 'Hofer',
        email: 'ext@other.example',
        auto_activate_memberships: true,
        accounts: [
          { id: account, permission_profile: { id: 2301415, name: 'DocuSign Sender' }, groups: [] },
        ],
      }),
    is: 400,
  },
  {
    rule: 'a user is closed in each account',
    try: (world) =>
      world.ask(`DELETE admin:${at}/users/${ines}/accounts`, { accounts: [{ id: account }] }),
    is: { status: 200, text: /success/u },
  },
  {
    rule: 'organizations have one of two kinds of callers',
    try: get('v2/organizations?mode=bogus'),
    is: 400,
  },
  {
    rule: 'organizations of a sender are none',
    try: async (world) =>
      (await world.ask('GET admin:v2/organizations', undefined, sender)).body['organizations'],
    is: [],
  },
  {
    rule: 'answers are JSON',
    try: async (world) =>
      (
        await world.ask('GET admin:v2/organizations', undefined, {
          headers: { accept: 'application/xml' },
        })
      ).headers.get('content-type'),
    is: /json/u,
  },
  // Imports
  {
    rule: 'an import waits',
    try: (world) =>
      world.ask(
        `POST admin:${at}/imports/bulk_users/add`,
        `${add}\n${account},Signe,Aalto,signe@pilots.example,DS Sender`,
        csv,
      ),
    is: { status: 200, body: { status: 'queued' } },
  },
  {
    rule: 'an account has at most 2000 users of an import',
    try: importing(
      'add',
      [
        add,
        ...Array.from(
          { length: 2001 },
          (_, index) => `${account},A,B,u${index}@pilots.example,DS Sender`,
        ),
      ].join('\n'),
    ),
    is: /maximum_users_exceeded/u,
  },
  {
    rule: 'columns come in any order and case',
    try: importing(
      'add',
      `useremail,accountid,lastname,firstname,esignpermissionprofile\nsigne@pilots.example,${account},Aalto,Signe,ds viewer`,
    ),
    is: /user_added|Success|added/iu,
  },
  ...[
    'DS Admin',
    'DS Sender',
    'DS Viewer',
    'ds viewer',
    'DocuSign Sender',
    'Account Administrator',
  ].map((set): Row => ({
    rule: `a permission set is called ${set}`,
    try: importing('add', `${add}\n${account},Signe,Aalto,signe@pilots.example,${set}`),
    is: set === 'Account Administrator' ? /./u : /^(?!.*invalid_permissionset)/su,
  })),
  {
    rule: 'a user has one name or two',
    try: importing(
      'add',
      `AccountID,UserName,UserEmail,PermissionSet\n${account},Signe Aalto,signe@pilots.example,DS Sender`,
    ),
    is: /^(?!.*failed)/su,
  },
  {
    rule: 'a user who is there stays as is',
    try: importing('add', `${add}\n${account},Mara,Lindqvist,${mail},DS Sender`),
    is: /no_action_taken_user_exists|already/iu,
  },
  {
    rule: 'the name of an account fits its ID',
    try: importing(
      'add',
      `AccountID,AccountName,FirstName,LastName,UserEmail,PermissionSet\n${account},Wrong Name,Signe,Aalto,signe@pilots.example,DS Sender`,
    ),
    is: /invalid_account|error/iu,
  },
  {
    rule: 'a group is there',
    try: importing(
      'add',
      `${add},Group\n${account},Signe,Aalto,signe@pilots.example,DS Sender,Nobody`,
    ),
    is: /group/iu,
  },
  {
    rule: 'results have a column of their own',
    try: importing('add', `${add}\n${account},Signe,Aalto,signe@pilots.example,DS Sender`),
    is: /ProcessingResults/u,
  },
  {
    rule: 'an update names the user of the API',
    try: importing(
      'update',
      `AccountID,FirstName,LastName,UserEmail,PermissionSet\n${account},Mara,Lindqvist,${mail},DS Sender`,
    ),
    is: /apiusername_column_header_missing|failed/u,
  },
  {
    rule: 'an update changes an address',
    try: async (world) => {
      await runImport(
        world,
        'update',
        `AccountID,APIUserName,FirstName,LastName,UserEmail,UpdatedUserEmail\n${account},${ines},Ines,Arcand,ines.arcand@harbour.example,ines@harbour.example`,
      );
      return (await world.ask(`GET users/${ines}`)).body['email'];
    },
    is: 'ines@harbour.example',
  },
  {
    rule: 'an import of one account has no column for it',
    try: async (world) =>
      (
        await world.ask(
          `POST admin:${at}/accounts/${account}/imports/bulk_users/add`,
          'FirstName,LastName,UserEmail,PermissionSet\nSigne,Aalto,signe@pilots.example,DS Sender',
          csv,
        )
      ).status,
    is: 200,
  },
  {
    rule: 'a second export of a kind waits',
    try: async (world) => {
      const first = await world.ask(`POST admin:${at}/exports/user_list`, {
        type: 'organization_memberships_export',
      });
      const second = await world.ask(`POST admin:${at}/exports/user_list`, {
        type: 'organization_memberships_export',
      });
      return [first.body['status'], second.body['status']];
    },
    is: ['queued', 'queued'],
  },
  {
    rule: 'a deleted import is gone',
    try: async (world) => {
      const { body } = await world.ask(
        `POST admin:${at}/imports/bulk_users/add`,
        `${add}\n${account},Signe,Aalto,signe@pilots.example,DS Sender`,
        csv,
      );
      const id = String(body['id']);
      for (;;) {
        const { body: now } = await world.ask(`GET admin:${at}/imports/bulk_users/${id}`);
        if (now['status'] === 'completed') break;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      await world.ask(`DELETE admin:${at}/imports/bulk_users/${id}`);
      return world.ask(`GET admin:${at}/imports/bulk_users/${id}`);
    },
    is: 404,
  },
  {
    rule: 'an export has one of three types',
    try: (world) => world.ask(`POST admin:${at}/exports/user_list`, { type: 'bogus' }),
    is: 400,
  },
  {
    rule: 'an export has at most 40 accounts',
    try: (world) =>
      world.ask(`POST admin:${at}/exports/account_settings`, {
        accounts: Array.from({ length: 41 }, () => ({ account_id: account })),
      }),
    is: 400,
  },
  // Redaction
  {
    rule: 'the organization deletes data of chosen accounts',
    try: (world) =>
      world.ask(`POST admin:v2/data_redaction/organizations/${organization}/user`, {
        user_id: ines,
      }),
    is: 400,
  },
  {
    rule: 'only administrators delete data',
    try: (world) =>
      world.ask(`POST admin:v2/data_redaction/accounts/${account}/user`, { user_id: ines }, sender),
    is: 403,
  },
  // Products
  {
    rule: 'access to eSignature stays while there is CLM',
    try: (world) =>
      world.ask(`DELETE admin:${at21}/accounts/${account}/products/users`, {
        user_id: ines,
        product_ids: [esign],
      }),
    is: { body: { is_success: false } },
  },
  {
    rule: 'without eSignature a user leaves the account',
    try: async (world) => {
      await world.ask(`DELETE admin:${at21}/accounts/${account}/products/users`, {
        user_id: 'd06f3b8e-5c92-4a17-8e4b-6b1d9f7c2a83',
        product_ids: [esign],
      });
      return (await world.ask('GET users/d06f3b8e-5c92-4a17-8e4b-6b1d9f7c2a83')).body['userStatus'];
    },
    is: /closed/iu,
  },
  {
    rule: 'the products are ESign and CLM',
    try: async (world) => {
      const path = `${at21}/accounts/${account}/products/permission_profiles`;
      const { body } = await world.ask(`GET admin:${path}`);
      return [0, 1].map((index) => readField(body, `product_permission_profiles.${index}`));
    },
    is: [
      { product_name: 'ESign', product_id: esign },
      { product_name: 'CLM', permission_profiles: [{ permission_profile_id: /^\d+$/u }, {}, {}] },
    ],
  },
  // Groups
  {
    rule: 'IDs of members win over their addresses',
    try: async (world) => {
      await world.ask('PUT groups/7731204/users', { users: [{ userId: ines }] });
      return (
        await world.ask(
          `DELETE admin:${at21}/accounts/${account}/dsgroups/6e1f0b74-52c9-4d38-97a6-c4d80b3e5f12/users`,
          { user_ids: [ines], user_emails: ['nobody@quay.example'] },
        )
      ).body['is_success'];
    },
    is: true,
  },
  {
    rule: 'groups come in pages',
    try: async (world) =>
      readField(
        (await world.ask(`GET admin:${at21}/accounts/${account}/dsgroups?page=1&page_size=1`)).body,
        'ds_groups.length',
      ),
    is: 1,
  },
  // Clones
  {
    rule: 'accounts that comply do not say so',
    try: async (world) =>
      (await world.ask(`GET admin:${at}/assetGroups/accounts?compliant=true`)).text.includes(
        '"compliant"',
      ),
    is: false,
  },
  {
    rule: 'the source of a clone is there',
    try: cloning({ sourceAccount: { id: '00000000-0000-4000-8000-000000000000' } }),
    is: refused('invalid_account', 'The source account does not exist.'),
  },
  {
    rule: 'the source of a clone has an ID',
    try: cloning({ sourceAccount: {} }),
    is: refused('invalid_request_parameter_value', 'The sourceAccount field is required.'),
  },
  {
    rule: 'a clone has a source',
    try: cloning({ sourceAccount: undefined }),
    is: refused('invalid_request_parameter_value', 'The sourceAccount field is required.'),
  },
  {
    rule: 'a clone has a name',
    try: cloningTo({ name: '' }),
    is: refused('invalid_account_name', 'Account name must be provided.'),
  },
  {
    rule: 'the name of a clone has at most 100 characters',
    try: cloningTo({ name: 'x'.repeat(101) }),
    is: refused(
      'invalid_account_name',
      'The account name entered is 101 characters, the maximum is 100 characters.',
    ),
  },
  {
    rule: 'a clone has an administrator with an address',
    try: cloningTo({ admin: { firstName: 'Mara', lastName: 'L' } }),
    is: refused('invalid_email_address', 'Admin email must be provided.'),
  },
  {
    rule: 'the address of the administrator is one',
    try: cloningTo({ admin: { firstName: 'Mara', lastName: 'L', email: 'quay' } }),
    is: refused('invalid_account_admin_user', 'A valid admin user email is required.'),
  },
  {
    rule: 'a clone has a region or a country',
    try: cloningTo({ region: undefined, countryCode: undefined }),
    is: refused('invalid_region', 'Region or country code must be provided.'),
  },
  {
    rule: 'the country of a clone has two letters',
    try: cloningTo({ region: undefined, countryCode: 'SWE' }),
    is: refused(
      'clone_account_invalid_country',
      'The country code should have exactly two characters. The provided country code has 3 characters.',
    ),
  },
  {
    rule: 'the administrator of a clone has a name',
    try: cloningTo({ admin: { email: mail } }),
    is: refused('invalid_user_name', 'Admin first name must be provided.'),
  },
  {
    rule: 'a new account has a subscription',
    try: (world) => world.ask(`POST admin:${at}/assetGroups/accountCreate`, {}),
    is: refused(
      'account_creation_subscription_info',
      'Required subscription details must be provided.',
    ),
  },
  // Connect
  {
    rule: 'a new key is shown once',
    try: async (world) => {
      await world.ask(`POST admin:${at}/connect/secret`, {});
      return (await world.ask(`GET admin:${at}/connect/secret`)).status;
    },
    is: 200,
  },
];
