import { usersGet, usersList } from '@countersign/client/esign-v2.1';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import {
  archive,
  charter,
  gullPoint,
  importRows,
  leasing,
  listResults,
  readResults,
  send,
  settle,
} from './imports.ts';

let test: Awaited<ReturnType<typeof startControlTest>>;
beforeAll(async () => {
  test = await startControlTest();
});
afterAll(() => test.close());

const header = 'AccountID,FirstName,LastName,UserEmail,PermissionSet,Group';

it('adds users to the accounts of their rows, and writes to those who have to activate', async () => {
  const { client, control, tenant } = test.newTenant();
  const csv = [
    'AccountID,AccountName,FirstName,LastName,UserEmail,eSignPermissionProfile,UserTitle,CompanyName,Group,Group,AddressLine1,AddressLine2,City,StateRegionProvince,PostalCode,Country,Phone,Language',
    `${leasing},harbour leasing,Signe,Aalto,signe@pilots.example,ds viewer,Trainee,"Pilots, Ltd.",BERTH DESK,,1 Quay,Hut 2,Oslo,Viken,0150,no,+47 1,no`,
    `${charter.replaceAll('-', '').toUpperCase()},,Joana,Ferreira,joana@pilots.example,DS Sender,,,Everyone,Dockside,,,,,,,,pt-BR`,
  ].join('\r\n');
  const started = await send(client, 'add', csv);
  expect(started).toMatchObject({ status: 'queued', type: 'add_users' });
  expect(started).not.toHaveProperty('user_count');
  const done = await settle(client, started);
  expect(done).toMatchObject({
    status: 'completed',
    processed_user_count: 2,
    added_user_count: 2,
    error_count: 0,
    has_csv_results: true,
  });
  const { users = [] } = await usersList(client, { query: { email: 'signe@pilots.example' } });
  const signe = await usersGet(client, { path: { userId: users[0]?.userId ?? '' } });
  expect(signe).toMatchObject({
    userName: 'Signe Aalto',
    userStatus: 'ActivationSent',
    jobTitle: 'Trainee',
    company: 'Pilots, Ltd.',
    permissionProfileName: 'DocuSign Viewer',
    workAddress: {
      address1: '1 Quay',
      address2: 'Hut 2',
      city: 'Oslo',
      stateOrProvince: 'Viken',
      postalCode: '0150',
      country: 'NO',
      phone: '+47 1',
    },
  });
  expect(signe.groupList?.map(({ groupName }) => groupName)).toContain('Berth desk');
  const inCharter = await usersList(test.client({ tenant, token: 'sandbox-account-admin' }), {
    path: { accountId: charter },
    query: { email: 'joana@pilots.example' },
  });
  expect(inCharter.users).toHaveLength(1);
  const mails = await control.outbox({ reason: 'activation' });
  expect(mails.map(({ to }) => to.email).toSorted()).toEqual([
    'joana@pilots.example',
    'signe@pilots.example',
  ]);
});

it('adds a person of two rows once, as a member of both accounts', async () => {
  const { client, tenant } = test.newTenant();
  const person = 'Signe,Aalto,signe@pilots.example,DS Sender,';
  const results = await importRows(
    client,
    'add',
    [header, `${leasing},${person}`, `${charter},${person}`, `${leasing},${person}`].join('\n'),
  );
  expect(results).toEqual(['user_added', 'user_added', 'user_awaiting_activation']);
  const query = { email: 'signe@pilots.example' };
  const one = await usersList(client, { query });
  const elke = test.client({ tenant, token: 'sandbox-account-admin' });
  const other = await usersList(elke, { query, path: { accountId: charter } });
  expect(one.users).toHaveLength(1);
  expect(one.users?.[0]?.userId).toBe(other.users?.[0]?.userId);
});

it('lets a user who was closed come back', async () => {
  const { client } = test.newTenant();
  const row = `${leasing},Petra,Halloran,petra.halloran@harbour.example,DS Viewer,`;
  expect(await importRows(client, 'add', `${header}\n${row}`)).toEqual(['user_added']);
  const { users = [] } = await usersList(client, {
    query: { email: 'petra.halloran@harbour.example' },
  });
  expect(users.map(({ userId }) => userId)).toEqual(['41e8d7c3-9a6b-4f20-b15d-0c3e8f5a7d94']);
  expect(users[0]?.userStatus).not.toBe('Closed');
});

const rows: [result: string, row: string][] = [
  ['no_action_taken_user_exists', `${leasing},Ines,Arcand,INES.ARCAND@harbour.example,DS Sender,`],
  ['user_awaiting_activation', `${leasing},Tomas,Okafor,tomas.okafor@harbour.example,DS Sender,`],
  ['no_action_taken_user_exists', `${leasing},Ines,Arcand,ines.arcand@harbour.example,DS Sender,,`],
  ['insufficient_row_data_found', `${leasing},Ana,Reis`],
  ['extra_row_data_found', `${leasing},Reis, Ana,Reis,ana@pilots.example,DS Sender,Pilots`],
  ['invalid_row_data', `${leasing},Ana\u0007,Reis,ana@pilots.example,DS Sender,`],
  ['invalid_row_data', `${leasing},${'A'.repeat(101)},Reis,ana@pilots.example,DS Sender,`],
  ['blank_username', `${leasing},, ,ana@pilots.example,DS Sender,`],
  ['invalid_characters_in_username', `${leasing},<b>Ana,Reis,ana@pilots.example,DS Sender,`],
  ['invalid_useremail_address', `${leasing},Ana,Reis,ana.pilots.example,DS Sender,`],
  ['invalid_useremail_address', `${leasing},Ana,Reis,,DS Sender,`],
  ['permissionset_required', `${leasing},Ana,Reis,ana@pilots.example,,`],
  ['invalid_permissionset', `${leasing},Ana,Reis,ana@pilots.example,Captain,`],
  ['invalid_group', `${leasing},Ana,Reis,ana@pilots.example,DS Sender,Pilots`],
  ['group_and_permissionset_problems', `${leasing},Ana,Reis,ana@pilots.example,Captain,Pilots`],
  [
    'administrator_group_assignment_not_permitted',
    `${leasing},Ana,Reis,ana@pilots.example,DS Sender,Administrators`,
  ],
  ['invalid_account_id', `Harbour,Ana,Reis,ana@pilots.example,DS Sender,`],
  ['invalid_account_id', `,Ana,Reis,ana@pilots.example,DS Sender,`],
  ['invalid_account_id', `${gullPoint},Ana,Reis,ana@pilots.example,DS Sender,`],
  ['unspecified_error', `${archive},Ana,Reis,ana@pilots.example,DS Sender,`],
];

it('says of each row that is not imported why', async () => {
  const { client } = test.newTenant();
  const csv = [header, ...rows.map(([, row]) => row)].join('\n');
  const done = await settle(client, await send(client, 'add', csv));
  const results = await readResults(client, done);
  expect(listResults(results)).toEqual(rows.map(([result]) => result));
  // Every row that failed says what to do.
  for (const { ProcessingResults = '', ProcessingDetails = '' } of results.slice(5))
    expect(ProcessingDetails, ProcessingResults).toMatch(/^[A-Z<a].+\.$/);
  expect(done).toMatchObject({
    status: 'completed',
    user_count: rows.length,
    processed_user_count: rows.length,
    added_user_count: 0,
    no_action_required_user_count: 3,
    error_count: rows.length - 3,
    imports_failed_for_accounts: archive,
  });
  const { users = [] } = await usersList(client, {
    query: { email_substring: 'ana@pilots.example' },
  });
  expect(users).toEqual([]);
});
