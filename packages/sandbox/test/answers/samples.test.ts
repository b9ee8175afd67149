// The samples of the public documentation that say more than its schemas: what they have, and in
// which form.
import { afterAll, expect, test } from 'vitest';
import { accountId, mara } from '../harness.ts';
import { odile, place } from '../rules/ask.ts';
import { organization, startWorlds, type Told, type World } from '../rules/documented/world.ts';
import { listForms } from './forms.ts';

const { open, close } = await startWorlds();
afterAll(close);

interface Sample {
  operation: string;
  ask(world: World): Promise<Told>;
  /** The forms of members, by their paths; `none` for members that are not there. */
  forms: Readonly<Record<string, string>>;
}

const v2 = `admin:v2/organizations/${organization}`;
const v21 = `admin:v2.1/organizations/${organization}`;
const email = 'mara.lindqvist@harbour.example';
const room = 5518203;
const leaseForm = '2c9e4b7a-6f13-4d85-a0c2-91b8d7e5f364';
const withoutZone = 'datetime, 0 to 3 decimals, no zone';
const csv = { type: 'text/csv', headers: { 'content-disposition': 'file; filename="users.csv"' } };
const rights = {
  'settings.allowESealRecipients': 'text true/false',
  'settings.allowTaggingInSendAndCorrect': 'text true/false',
  'settings.allowWetSigningOverride': 'text true/false',
  'settings.allowedClickwrapsAccess': 'text',
  'settings.canCreateWorkspaces': 'text true/false',
  'settings.enableRecipientViewingNotifications': 'text true/false',
  'settings.useNewDocuSignExperienceInterface': 'text',
};
const newProfile = { permissionProfileName: 'Pilots', settings: { allowBulkSending: 'true' } };
const newRoom = {
  name: 'Quay 7',
  roleId: 52411,
  transactionSideId: 'sell',
  officeId: 4410,
  fieldData: { data: { address1: 'Quay 7', state: 'US-ME' } },
};

/**
 * The samples that the sandbox does not follow: a member that contradicts the schema, or that another
 * sample has otherwise.
 *
 * - `firstName` and `lastName` of a signer, empty: no recording of a list has them.
 * - `accounts[].groups[].type` of a new user, a number: the schema and the lists of groups have words.
 * - The form group in the answer to `FormGroups_AssignFormGroupForm`: its status is 204, without a body.
 * - `createdByUserId` 0 and a local `createdDate` in lists of rooms: other samples have the real values.
 * - `results` of `Users_getUserProfiles` without permission profiles: the sample is shortened.
 */
const samples: readonly Sample[] = [
  {
    operation: 'AccountBrands_create',
    ask: (world) => world.ask('POST brands', { brandName: 'Quay' }),
    forms: { 'brands[].brandLanguages': 'array' },
  },
  {
    operation: 'AccountPermissionProfiles_create',
    ask: (world) => world.ask('POST permission_profiles', newProfile),
    forms: rights,
  },
  {
    operation: 'AccountPermissionProfiles_update',
    ask: async (world) => {
      const id = await world.make('POST permission_profiles', newProfile, 'permissionProfileId');
      return world.ask(`PUT permission_profiles/${id}`, newProfile);
    },
    forms: rights,
  },
  {
    operation: 'EnvelopeFormData_get',
    ask: async (world) => {
      const tabs = { textTabs: [{ ...place(), value: 'blue' }], signHereTabs: [place()] };
      const signers = [{ recipientId: '1', ...odile, tabs }];
      return world.ask(`GET envelopes/${await world.sent({}, signers)}/form_data`);
    },
    forms: { 'recipientFormData[].recipientId': 'GUID' },
  },
  {
    operation: 'EnvelopeRecipients_list',
    ask: async (world) => world.ask(`GET envelopes/${await world.sent()}/recipients`),
    forms: {
      'signers[].completedCount': 'integer as text',
      'signers[].creationReason': 'text',
      'signers[].isBulkRecipient': 'text true/false',
      'signers[].requireUploadSignature': 'text true/false',
      'signers[].userId': 'GUID',
    },
  },
  {
    operation: 'Envelopes_get of an envelope that is scheduled',
    ask: async (world) => {
      const workflow = { scheduledSending: { rules: [{ delay: '1.00:00:00' }] } };
      return world.ask(`GET envelopes/${await world.sent({ workflow })}?include=workflow`);
    },
    forms: { 'workflow.currentWorkflowStepId': '""' },
  },
  {
    operation: 'Envelopes_listStatusChanges',
    ask: async (world) => {
      await world.sent();
      return world.ask('GET envelopes?from_date=2020-01-01');
    },
    forms: { nextUri: '""', previousUri: '""' },
  },
  {
    operation: 'NotaryJurisdiction_createNotaryJurisdiction',
    ask: (world) =>
      world.ask('POST /restapi/v2.1/current_user/notary/jurisdictions', {
        jurisdiction: { jurisdictionId: '30' },
        commissionId: '4417',
        registeredName: 'Mara Lindqvist',
        county: 'York',
        commissionExpiration: '2030-01-31T00:00:00.0000000Z',
      }),
    forms: { commissionExpiration: 'datetime, 7 decimals, Z' },
  },
  {
    operation: 'Users_get',
    ask: (world) => world.ask(`GET users/${mara}`),
    forms: {
      company: '""',
      defaultAccountId: 'GUID',
      enableConnectForUser: 'text true/false',
      homeAddress: '{}',
      isAdmin: 'text True/False',
      isNAREnabled: 'text true/false',
      sendActivationOnInvalidLogin: 'text true/false',
      userSettings: 'object',
      workAddress: 'object',
    },
  },
  {
    operation: 'MultiProductUserManagement_getUserDSProfile',
    ask: (world) => world.ask(`GET ${v21}/users/${mara}/dsprofile`),
    forms: { 'users[].created_on': withoutZone },
  },
  {
    operation: 'MultiProductUserManagement_getUserDSProfilesByEmail',
    ask: (world) => world.ask(`GET ${v21}/users/dsprofile?email=${email}`),
    forms: { 'users[].created_on': withoutZone },
  },
  {
    operation: 'Users_getUserProfiles',
    ask: (world) => world.ask(`GET ${v2}/users/profile?email=${email}`),
    forms: {
      'users[].created_on': withoutZone,
      'users[].memberships[].created_on': withoutZone,
    },
  },
  {
    operation: 'Users_getUserProfiles of a closed membership',
    ask: async (world) => {
      await world.ask(`DELETE users`, {
        users: [{ userId: '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520' }],
      });
      return world.ask(`GET ${v2}/users/profile?email=ines.arcand@harbour.example`);
    },
    forms: { 'users[].memberships[].groups': '[]', 'users[].memberships[].closed_on': withoutZone },
  },
  {
    operation: 'UserImport_addBulkUserImport',
    ask: (world) =>
      world.ask(
        `POST ${v2}/imports/bulk_users/add`,
        `AccountID,FirstName,LastName,UserEmail,PermissionSet\n${accountId},O,M,${odile.email},DS Viewer\n`,
        csv,
      ),
    forms: {
      type: 'text',
      created: 'datetime, 0 to 3 decimals, Z',
      last_modified: 'datetime, 0 to 3 decimals, Z',
      user_count: 'none',
      warning_count: 'none',
      invalid_column_headers: 'none',
      results: 'none',
    },
  },
  {
    operation: 'UserExport_createUserListExport',
    ask: (world) =>
      world.ask(`POST ${v2}/exports/user_list`, { type: 'organization_memberships_export' }),
    forms: { results: 'none', selected_accounts: 'none', selected_domains: 'none' },
  },
  {
    operation: 'Rooms_CreateRoom',
    ask: (world) => world.ask('POST rooms:rooms', newRoom),
    forms: { closedStatusId: '""', createdDate: withoutZone },
  },
  {
    operation: 'Rooms_GetRooms',
    ask: (world) => world.ask('GET rooms:rooms?roomStatus=Active'),
    forms: { 'rooms[].closedStatusId': '""' },
  },
  {
    operation: 'Rooms_GetRoomFieldData, of a contact',
    ask: async (world) => {
      const data = { seller1: { name: 'Odile Marchetti' } };
      await world.ask(`PUT rooms:rooms/${room}/field_data`, { data });
      return world.ask(`GET rooms:rooms/${room}/field_data`);
    },
    forms: {
      'data.seller1.name': 'text',
      'data.seller1.email': 'null',
    },
  },
  {
    operation: 'Rooms_AddFormToRoom',
    ask: (world) => world.ask(`POST rooms:rooms/${room}/forms`, { formId: leaseForm }),
    forms: { size: 'number' },
  },
];

test.each(samples)('$operation answers as its sample does', async ({ ask, forms }) => {
  const told = await ask(open());
  expect(told.status, told.text).toBeLessThan(300);
  const found = listForms(told.body);
  const differs = Object.entries(forms).filter(([path, form]) => {
    const ours = found.get(path);
    return form === 'none' ? ours !== undefined : ours?.has(form) !== true;
  });
  expect(
    differs.map(([path, form]) => ({ path, form, ours: [...(found.get(path) ?? [])] })),
    told.text,
  ).toEqual([]);
});
