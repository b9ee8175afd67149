// The whole life of an organization, with the vendor's clients for Admin and eSignature: an account is
// created, users are imported and get groups and profiles, and one of them logs in, sends an envelope,
// and is closed. What takes time happens when the control API moves the clock.
// node organization-life.mjs <host and port of the service> <file with the private key>
import { createReadStream, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createControl } from '@countersign/sandbox/control';
import docusign from 'docusign-admin';
import esign from 'docusign-esign';
import { clientId, host, keyFile, logIn, privateKey, refusalOfEsign } from './log-in.mjs';
import { fails, pick, step } from './steps.mjs';

const control = createControl(`https://${host}`);
const scopes = [
  'signature',
  'impersonation',
  'organization_read',
  'domain_read',
  'organization_sub_account_read',
  'organization_sub_account_write',
  'group_read',
  'permission_read',
  'user_read',
  'user_write',
];

const client = new docusign.ApiClient();
client.setBasePath(`https://${host}/management`);
client.setOAuthBasePath(host);
const login = await logIn(client, scopes);
client.addDefaultHeader('Authorization', `Bearer ${login.body.access_token}`);
const accountsApi = new docusign.AccountsApi(client);
const provisioning = new docusign.ProvisionAssetGroupApi(client);
const imports = new docusign.BulkImportsApi(client);
const users = new docusign.UsersApi(client);
const profiles = new docusign.ProductPermissionProfilesApi(client);
const dsGroups = new docusign.DSGroupsApi(client);

const { organizations } = await step(
  'List the organizations of the administrator',
  () => accountsApi.getOrganizations(),
  pick({ organizations: ['id', 'name'] }),
);
const [{ id: organizationId }] = organizations;

await step(
  'List the reserved domains',
  () => new docusign.ReservedDomainsApi(client).getReservedDomains(organizationId),
  pick({ reserved_domains: ['host_name', 'status'] }),
);

const [subscription] = await step(
  'List the subscriptions',
  () => provisioning.getOrganizationPlanItems(organizationId),
  (list) => list.map(pick('subscription_name', 'plan_name', { modules: ['plan_item_name'] })),
);

const { AssetGroupWork: work } = await step(
  'Request an account',
  () =>
    provisioning.createAssetGroupAccount(
      docusign.SubAccountCreateRequest.constructFromObject({
        subscriptionDetails: {
          id: subscription.subscription_id,
          planId: subscription.plan_id,
          modules: [subscription.modules[0].plan_item_id],
        },
        targetAccount: {
          name: 'Harbour Salvage',
          countryCode: 'US',
          admin: {
            email: 'mara.lindqvist@harbour.example',
            firstName: 'Mara',
            lastName: 'Lindqvist',
            locale: 'en',
          },
        },
      }),
      organizationId,
    ),
  ({ Success, AssetGroupWork }) => ({ Success, ...pick('Status')(AssetGroupWork) }),
);

const { targetAccount } = await step(
  'Get the progress, ten minutes later',
  async () => {
    await control.advance({ minutes: 10 });
    return provisioning.getSubAccountCreateProcessByAssetGroupWorkId(
      organizationId,
      work.AssetGroupId,
      work.AssetGroupWorkId,
    );
  },
  ({ status, targetAccount: { name, site } }) => ({ status, name, site }),
);
const accountId = targetAccount.id;

/** Creates a client of docusign-esign that acts as the user of a token. */
function createSigningClient(token) {
  const signing = new esign.ApiClient();
  signing.setBasePath(`https://${host}/restapi`);
  signing.setOAuthBasePath(host);
  signing.addDefaultHeader('Authorization', `Bearer ${token}`);
  return signing;
}

await step(
  'Create a group in the new account, with docusign-esign',
  () =>
    new esign.GroupsApi(createSigningClient(login.body.access_token)).createGroups(accountId, {
      groupInformation: { groups: [{ groupName: 'Divers' }] },
    }),
  pick({ groups: ['groupName', 'groupType'] }),
);

await step(
  'List the groups of the account',
  () => accountsApi.getGroups(organizationId, accountId),
  pick({ groups: ['name', 'type'] }),
);

await step(
  'List the permission profiles of the account',
  () => accountsApi.getPermissions(organizationId, accountId),
  pick({ permissions: ['name'] }),
);

const csvFile = path.join(path.dirname(keyFile), 'salvage.csv');
writeFileSync(
  csvFile,
  [
    'AccountID,AccountName,FirstName,LastName,UserEmail,PermissionSet,Group',
    `${accountId},Harbour Salvage,Runa,Falk,runa.falk@harbour.example,DS Viewer,Divers`,
    `${accountId},Harbour Salvage,Noor,Haddad,noor.haddad@survey.example,DS Sender,Everyone`,
    `${accountId},Harbour Salvage,Ole,Brekke,ole.brekke@harbour.example,DS Sender,Cranes`,
    '',
  ].join('\n'),
);
const queued = await step(
  'Import users from a file',
  () => imports.createBulkImportAddUsersRequest(organizationId, createReadStream(csvFile)),
  pick('id', 'type', 'status', 'user_count'),
);

await step(
  'Get the status of the import, when it has run',
  async () => {
    await control.advance({ minutes: 10 });
    return imports.getBulkUserImportRequest(organizationId, queued.id);
  },
  pick('status', 'processed_user_count', 'added_user_count', 'error_count'),
);

await step(
  'Get the result of each row',
  () => imports.getBulkUserImportCSV(organizationId, queued.id),
  (text) =>
    String(text)
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => {
        const cells = row.trim().slice(1, -1).split('","');
        return { email: cells[4], result: cells.at(-2) };
      }),
);

const { users: members } = await step(
  'List the users of the account',
  () => users.getUsers(organizationId, { accountId }),
  pick({ users: ['user_name', 'email', 'membership_status'] }),
);
const { id: runaId } = members.find(({ email }) => email === 'runa.falk@harbour.example');

await step(
  'The other user gets an e-mail, since the organization has not claimed the domain',
  () => control.outbox({ to: 'noor.haddad@survey.example' }),
  ([mail]) => pick('reason', 'subject')(mail),
);

const { product_permission_profiles: products } = await step(
  'List the permission profiles of each product',
  () => profiles.getProductPermissionProfiles(organizationId, accountId),
  ({ product_permission_profiles: list }) =>
    list.map(({ product_name, permission_profiles }) => ({
      product_name,
      profiles: permission_profiles.map((profile) => profile.permission_profile_name),
    })),
);
const signature = products.find(({ product_name }) => product_name === 'ESign');
const sender = signature.permission_profiles.find(
  (profile) => profile.permission_profile_name === 'DocuSign Sender',
);

await step(
  'Let the user send envelopes',
  () =>
    profiles.addUserProductPermissionProfiles(
      docusign.ProductPermissionProfilesRequest.constructFromObject({
        product_permission_profiles: [
          {
            product_id: signature.product_id,
            permission_profile_id: sender.permission_profile_id,
          },
        ],
      }),
      organizationId,
      accountId,
      runaId,
    ),
  ({ product_permission_profiles: list }) =>
    list.map(({ product_name, permission_profiles }) => ({
      product_name,
      profiles: permission_profiles.map((profile) => profile.permission_profile_name),
    })),
);

const desk = await step(
  'Create a group over products',
  () =>
    dsGroups.addDSGroup(
      docusign.DSGroupAddRequest.constructFromObject({
        group_name: 'Salvage desk',
        description: 'Answers the radio.',
      }),
      organizationId,
      accountId,
    ),
  pick('group_name', 'user_count', 'account_name'),
);

await step(
  'Add the user to it',
  () =>
    dsGroups.addDSGroupUsers(
      docusign.DSGroupUsersAddRequest.constructFromObject({ user_ids: [runaId] }),
      organizationId,
      accountId,
      desk.ds_group_id,
    ),
  ({ group_users: { users: list } }) => list.map(pick('user_name', 'status')),
);

await step(
  'Get the profile of the user',
  () => users.getUserProfiles(organizationId, { email: 'runa.falk@harbour.example' }),
  ({ users: [profile] }) => ({
    user_name: profile.user_name,
    memberships: profile.memberships.map(
      ({ account_name, status, permission_profile, groups }) => ({
        account_name,
        status,
        profile: permission_profile.name,
        groups: groups.map(({ name }) => name),
      }),
    ),
  }),
);

const signing = new esign.ApiClient();
signing.setOAuthBasePath(host);
const askForToken = () =>
  signing.requestJWTUserToken(clientId, runaId, ['signature', 'impersonation'], privateKey, 3600);
const own = await step('The user logs in, with docusign-esign', askForToken, ({ body }) =>
  pick('token_type', 'scope')(body),
);
const envelopes = new esign.EnvelopesApi(createSigningClient(own.body.access_token));
const definition = esign.EnvelopeDefinition.constructFromObject({
  emailSubject: 'Salvage of the Kittiwake',
  status: 'sent',
  documents: [
    {
      documentId: '1',
      name: 'Salvage.txt',
      documentBase64: Buffer.from('Salvage of the Kittiwake. Signed: /sn1/\n').toString('base64'),
    },
  ],
  recipients: {
    signers: [
      {
        recipientId: '1',
        name: 'Ines Valdivia',
        email: 'ines.valdivia@seabird.example',
        tabs: { signHereTabs: [{ anchorString: '/sn1/' }] },
      },
    ],
  },
});
const { envelopeId } = await step(
  'The user sends an envelope',
  () => envelopes.createEnvelope(accountId, { envelopeDefinition: definition }),
  pick('envelopeId', 'status'),
);

await step(
  'The signer signs',
  () => control.sign(envelopeId, '1'),
  pick('envelopeStatus', 'recipientStatus'),
);

await step(
  'Close the membership of the user',
  () => users.closeMemberships({ accounts: [{ id: accountId }] }, organizationId, runaId),
  ({ success }) => ({ success }),
);

await step(
  'List the closed users of the account',
  () => users.getUsers(organizationId, { accountId, membershipStatus: 'closed' }),
  pick({ users: ['user_name', 'membership_status'] }),
);

await fails(
  'The user sends another envelope, with the token of before',
  () => envelopes.createEnvelope(accountId, { envelopeDefinition: definition }),
  refusalOfEsign,
);

await fails('The user logs in again', askForToken, refusalOfEsign);

await step(
  'The envelope stays in the account',
  () =>
    new esign.EnvelopesApi(createSigningClient(login.body.access_token)).getEnvelope(
      accountId,
      envelopeId,
    ),
  pick('status', 'emailSubject'),
);
