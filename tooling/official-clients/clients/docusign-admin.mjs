// A program that uses the Admin client.
// node docusign-admin.mjs <host and port of the service> <file with the private key>
import { createReadStream } from 'node:fs';
import docusign from 'docusign-admin';
import { host, logInBothWays, refusal } from './log-in.mjs';
import { fails, pick, step } from './steps.mjs';

const client = new docusign.ApiClient();
client.setBasePath(`https://${host}/management`);
const scopes = ['signature', 'organization_read', 'user_read', 'user_write'];
const token = await logInBothWays(client, scopes, 'clerks');

const user = await step(
  'Get the user who has logged in',
  () => client.getUserInfo(token),
  pick('sub', { accounts: ['accountId', 'organization'] }),
);
const [{ accountId, organization }] = user.accounts;
const organizationId = organization.organization_id;
const users = new docusign.UsersApi(client);
const imports = new docusign.BulkImportsApi(client);
const exports = new docusign.BulkExportsApi(client);

const members = await step(
  'List the users of an account',
  () => users.getUsers(organizationId, { accountId, take: 2, start: 0 }),
  pick({
    users: ['id', 'user_name', 'membership_status'],
    paging: ['result_set_size', 'result_set_start_position', 'total_set_size'],
  }),
);

await step(
  'Get the profile of a user',
  () => users.getUserProfiles(organizationId, { email: 'mara.lindqvist@harbour.example' }),
  ({ users: list }) => ({
    users: list.map(({ id, user_name, memberships }) => ({
      id,
      user_name,
      memberships: memberships.map((membership) => membership.account_id),
    })),
  }),
);

await step(
  'Create a user',
  () =>
    users.createUser(
      docusign.NewUserRequest.constructFromObject({
        user_name: 'Noor Haddad',
        first_name: 'Noor',
        last_name: 'Haddad',
        email: 'noor.haddad@harbour.example',
        auto_activate_memberships: false,
        accounts: [
          {
            id: accountId,
            permission_profile: { id: 2_301_415, name: 'DocuSign Sender' },
            groups: [{ id: 7_731_204, name: 'Berth desk', type: 'custom_group' }],
          },
        ],
      }),
      organizationId,
    ),
  ({ user_name, email, accounts }) => ({
    user_name,
    email,
    accounts: accounts.map(({ id }) => id),
  }),
);

const [{ id: memberId }] = members.users;

await step(
  'Change the e-mail address of a user',
  () =>
    users.updateEmailAddress(
      docusign.UpdateUsersEmailRequest.constructFromObject({
        users: [{ id: memberId, site_id: 3, email: 'mara.berg@harbour.example' }],
      }),
      organizationId,
    ),
  pick({ users: ['id', 'email'] }),
);

await step(
  'Close the membership of a user',
  () => users.closeMemberships({ accounts: [{ id: accountId }] }, organizationId, memberId),
  ({ accounts }) => ({ accounts: accounts.map(({ id }) => id) }),
);

const imported = await step(
  'Import users from a file',
  () =>
    imports.createBulkImportAddUsersRequest(
      organizationId,
      createReadStream(new URL('clerks.csv', import.meta.url)),
    ),
  ({ id, type, status }) => ({ hasId: id !== undefined, type, status }),
);

await step(
  'Get the status of the import',
  () => imports.getBulkUserImportRequest(organizationId, imported.id),
  ({ id, status }) => ({ isTheImport: id === imported.id, status }),
);

await step(
  'Get the results of the import',
  () => imports.getBulkUserImportCSV(organizationId, imported.id),
  (text) => text.trim().split('\n'),
);

const exported = await step(
  'Export the users',
  () =>
    exports.createUserListExport(
      docusign.OrganizationExportRequest.constructFromObject({
        type: 'organization_memberships_export',
      }),
      organizationId,
    ),
  pick('id', 'type', 'status'),
);

await step(
  'Get the status of the export',
  () => exports.getUserListExport(organizationId, exported.id),
  pick('id', 'type', 'status'),
);

await step('Delete the export', () => exports.deleteUserListExport(organizationId, exported.id));

await fails(
  'Create a user without an e-mail address',
  () => users.createUser({ user_name: 'Noor Haddad' }, organizationId),
  refusal,
);

await fails(
  'Get an export by an invalid ID',
  () => exports.getUserListExport(organizationId, 'the-first'),
  refusal,
);

await step(
  'List the identity providers',
  () => new docusign.IdentityProvidersApi(client).getIdentityProviders(organizationId),
  pick({ identity_providers: ['friendly_name', 'type'] }),
);

await fails(
  'List the exports, after too many calls',
  () => exports.getUserListExports(organizationId),
  refusal,
);

await step(
  'List the exports, a moment later',
  () => exports.getUserListExports(organizationId),
  pick({ exports: ['id', 'type', 'status'] }),
);
