import { usersList } from '@countersign/client/esign-v2.1';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { charter, importRows, leasing, listResults, readResults, send, settle } from './imports.ts';

let test: Awaited<ReturnType<typeof startControlTest>>;
beforeAll(async () => {
  test = await startControlTest();
});
afterAll(() => test.close());

const header =
  'AccountID,FirstName,LastName,UserEmail,PermissionSet,Language,LoginPolicy,AutoActivate,Country';

const rows: [result: string, row: string][] = [
  ['user_added', `${leasing},Ana,Reis,ana@harbour.example,DS Sender,pt,FedAuthRequired,TRUE,PT`],
  ['user_added', `${leasing},Bo,Reis,bo@harbour.example,DS Sender,,,,`],
  ['user_added;invalid_country_warning', `${leasing},Cy,Reis,cy@harbour.example,DS Sender,,,,Faro`],
  [
    'new_name_with_existing_useremail_not_allowed',
    `${leasing},Ana,Costa,ANA@harbour.example,DS Sender,,,,`,
  ],
  // She is known from the other account, where her name and language are kept.
  [
    'user_added;username_language_changes_ignored_warning',
    `${charter},Ana,Reis,ana@harbour.example,DS Sender,fr,,,`,
  ],
  ['autoactivate_not_allowed', `${leasing},Dee,Reis,dee@pilots.example,DS Sender,,,true,`],
  ['invalid_autoactivate', `${leasing},Dee,Reis,dee@harbour.example,DS Sender,,,yes,`],
  ['invalid_loginpolicy', `${leasing},Dee,Reis,dee@harbour.example,DS Sender,,Evicted,,`],
  ['invalid_loginpolicy', `${leasing},Dee,Reis,dee@pilots.example,DS Sender,,FedAuthBypass,,`],
  ['invalid_language_code', `${leasing},Dee,Reis,dee@harbour.example,DS Sender,tlh,,,`],
  // The domain is reserved, but not claimed yet.
  ['autoactivate_not_allowed', `${leasing},Dee,Reis,dee@charter.example,DS Sender,,,true,`],
  ['email_domain_is_reserved', `${leasing},Dee,Reis,dee@RIVAL.example,DS Sender,,,,`],
];

it('follows the domains that organizations have claimed', async () => {
  const { client, control } = test.newTenant();
  await control.seed({
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
  const csv = [header, ...rows.map(([, row]) => row)].join('\n');
  const done = await settle(client, await send(client, 'add', csv));
  expect(listResults(await readResults(client, done))).toEqual(rows.map(([result]) => result));
  expect(done).toMatchObject({ added_user_count: 4, warning_count: 2 });
  expect(done.user_level_warning_rollups).toEqual([
    { warning_type: 'invalid_country_warning', count: 1 },
    { warning_type: 'username_language_changes_ignored_warning', count: 1 },
  ]);
  const { users = [] } = await usersList(client, { query: { email_substring: 'ana@harbour' } });
  expect(users).toMatchObject([{ userName: 'Ana Reis', userStatus: 'Active' }]);
  expect(await control.outbox({ reason: 'activation' })).toEqual([]);
});

const texts = [
  ['invalid_characters_in_jobtitle', 'UserTitle'],
  ['invalid_characters_in_companyname', 'CompanyName'],
  ['invalid_characters_in_address', 'AddressLine1'],
  ['invalid_characters_in_address', 'Phone'],
  ['invalid_characters_in_username', 'UserName'],
];

it.each(texts)('reports %s in %s', async (result, column) => {
  const { client } = test.newTenant();
  const csv = `AccountID,FirstName,LastName,UserEmail,PermissionSet,${column}\n${leasing},Dee,Reis,dee@pilots.example,DS Sender,"<b>\n"`;
  expect(await importRows(client, 'add', csv)).toEqual([result]);
});
