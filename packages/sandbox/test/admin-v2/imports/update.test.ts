import { usersGet, usersList } from '@countersign/client/esign-v2.1';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import {
  charter,
  elke,
  gullPoint,
  importRows,
  leasing,
  listResults,
  rafael,
  readResults,
  send,
  sendForOne,
  settle,
} from './imports.ts';

let test: Awaited<ReturnType<typeof startControlTest>>;
beforeAll(async () => {
  test = await startControlTest();
});
afterAll(() => test.close());

const mara = '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10';
const ines = '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520';
const petra = '41e8d7c3-9a6b-4f20-b15d-0c3e8f5a7d94';
const lia = '5a0b1c2d-3e4f-4061-8273-94a5b6c7d8e9';
const path = (userId: string) => ({ path: { userId } });

it('changes a member, and of the person in all accounts', async () => {
  const { client, tenant } = test.newTenant();
  const csv = [
    'AccountID,APIUserName,FirstName,LastName,UserEmail,PermissionSet,Group,UserTitle,CompanyName,City,Language,LoginPolicy',
    `${leasing},${ines.toUpperCase()},Inês,Arcand,ines@harbour.example,DS Viewer,Berth desk,Clerk,Harbour,Faro,pt,FedAuthBypass`,
  ].join('\n');
  expect(await importRows(client, 'update', csv)).toEqual(['user_updated']);
  const changed = await usersGet(client, path(ines));
  expect(changed).toMatchObject({
    userName: 'Inês Arcand',
    firstName: 'Inês',
    email: 'ines@harbour.example',
    permissionProfileName: 'DocuSign Viewer',
    jobTitle: 'Clerk',
    company: 'Harbour',
    workAddress: { city: 'Faro' },
  });
  expect(changed.groupList?.map(({ groupName }) => groupName)).toContain('Berth desk');
  const inCharter = await usersGet(test.client({ tenant, token: 'sandbox-account-admin' }), {
    path: { accountId: charter, userId: ines },
  });
  // Rights and company are those of one account.
  expect(inCharter).toMatchObject({ userName: 'Inês Arcand', email: 'ines@harbour.example' });
  expect(inCharter).toMatchObject({ permissionProfileName: 'DocuSign Sender' });
  expect(inCharter.jobTitle ?? '').toBe('');
  // The same file again changes nothing.
  expect(await importRows(client, 'update', csv)).toEqual(['no_action_taken']);
});

it('leaves as it is what a row does not say', async () => {
  const { client } = test.newTenant();
  const before = await usersGet(client, path(mara));
  const csv = `APIUserName,UserTitle,Group,PermissionSet\n${mara},Harbour master,,`;
  const done = await settle(client, await sendForOne(client, 'update', leasing, csv));
  expect(done).toMatchObject({ updated_user_count: 1, error_count: 0 });
  expect(await usersGet(client, path(mara))).toEqual({ ...before, jobTitle: 'Harbour master' });
});

it('replaces the groups of a user', async () => {
  const { client } = test.newTenant();
  const csv = `APIUserName,Group\n${mara},Everyone`;
  await settle(client, await sendForOne(client, 'update', leasing, csv));
  const { groupList = [] } = await usersGet(client, path(mara));
  expect(groupList.map(({ groupName }) => groupName)).not.toContain('Berth desk');
});

const header =
  'AccountID,APIUserName,MembershipID,FirstName,LastName,UserEmail,PermissionSet,Group,Group';
const guid = '00000000-0000-4000-8000-000000000001';

const rows: [result: string, row: string][] = [
  ['invalid_apiusername', `${leasing},ines,,,,,,,`],
  ['invalid_apiusername', `${leasing},,,,,,,,`],
  ['invalid_membership_id', `${leasing},,ines,,,,,,`],
  ['membership_not_in_account', `${leasing},${guid},,,,,,,`],
  ['membership_not_in_account', `${leasing},,${guid},,,,,,`],
  ['membership_not_in_account', `${leasing},${ines},${guid},,,,,,`],
  ['membership_not_in_account', `${leasing},${rafael},,,,,,,`],
  ['invalid_account_id', `${gullPoint},${ines},,,,,,,`],
  ['user_group_problems', `${leasing},${ines},,,,,,Berth desk,Berth desk`],
  ['permissionset_change_not_allowed', `${leasing},${mara},,,,,DS Viewer,,`],
  ['user_permissionset_problems', `${charter},${elke},,,,,DS Viewer,,`],
  [
    'useremail_username_combination_exists',
    `${leasing},${ines},,Jonas,Weir,jonas.weir@harbour.example,,,`,
  ],
  [
    'useremail_username_combination_exists',
    `${leasing},${ines},,,,mara.lindqvist@harbour.example,,,`,
  ],
  // Lia is also in an account outside the organization, which has not claimed her domain.
  ['account_admin_access_denied', `${leasing},${lia},,,,lia@harbour.example,,,`],
  ['email_domain_is_reserved', `${leasing},${ines},,,,ines@rival.example,,,`],
  ['no_action_taken;username_language_changes_ignored_warning', `${leasing},${lia},,Leah,Roth,,,,`],
  ['user_updated;membership_closed_or_disabled_warning', `${leasing},${petra},,P.,H.,,DS Viewer,,`],
];

it('changes a person of an unclaimed domain who is only in accounts of the caller', async () => {
  const { client, tenant } = test.newTenant();
  const csv = `AccountID,APIUserName,UserName,UserEmail\n${charter},${elke},Elke Moor,elke@pilots.example`;
  expect(await importRows(client, 'update', csv)).toEqual(['user_updated']);
  const own = test.client({ tenant, token: 'sandbox-account-admin' });
  const changed = await usersGet(own, { path: { accountId: charter, userId: elke } });
  expect(changed).toMatchObject({ userName: 'Elke Moor', email: 'elke@pilots.example' });
});

it('says of each row that is not imported why', async () => {
  const { client, control } = test.newTenant();
  await control.seed({
    users: [
      {
        userId: lia,
        userName: 'Lia Roth',
        email: 'lia@pilots.example',
        memberships: [{ accountId: leasing }, { accountId: gullPoint }],
      },
    ],
    organizations: [
      {
        organizationId: '7b1c0d2e-3f4a-4b5c-8d6e-9f0a1b2c3d4e',
        name: 'Rival Piers',
        domains: [
          {
            domainId: '0d1e2f3a-4b5c-4d6e-8f70-8192a3b4c5d6',
            hostName: 'rival.example',
            txtToken: 'x',
          },
        ],
      },
    ],
  });
  const before = await usersList(client, { query: { additional_info: 'true' } });
  const csv = [header, ...rows.map(([, row]) => row)].join('\n');
  const done = await settle(client, await send(client, 'update', csv));
  const results = await readResults(client, done);
  expect(listResults(results)).toEqual(rows.map(([result]) => result));
  expect(done).toMatchObject({
    updated_user_count: 1,
    no_action_required_user_count: 1,
    warning_count: 2,
    error_count: rows.length - 2,
  });
  for (const { ProcessingDetails } of results) expect(ProcessingDetails).toMatch(/\.$/);
  const after = await usersList(client, { query: { additional_info: 'true' } });
  const withoutPetra = ({ users = [] }: typeof before) =>
    users.filter(({ userId }) => userId !== petra);
  expect(withoutPetra(after)).toEqual(withoutPetra(before));
  const changed = await usersGet(client, path(petra));
  expect(changed).toMatchObject({
    userName: 'Petra Halloran',
    permissionProfileName: 'DocuSign Viewer',
  });
});
