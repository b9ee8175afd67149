import { envelopesCreate, usersGet } from '@countersign/client/esign-v2.1';
import { userImportCloseBulkExternalUserImportRequest as closeExternal } from '@countersign/client/admin-v2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition, startControlTest } from '../../control/harness.ts';
import {
  charter,
  gullPoint,
  harbourGroup,
  leasing,
  listResults,
  rafael,
  readResults,
  send,
  settle,
} from './imports.ts';

let test: Awaited<ReturnType<typeof startControlTest>>;
beforeAll(async () => {
  test = await startControlTest();
});
afterAll(() => test.close());

const ines = '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520';
const header = 'AccountID,FirstName,LastName,UserEmail,PermissionSet';

it('closes memberships, and their users can no longer send', async () => {
  const { client, tenant } = test.newTenant();
  const sender = test.client({ tenant, token: 'sandbox-sender' });
  await envelopesCreate(sender, { body: definition() });
  const csv = [
    header,
    `${leasing},Ines,Arcand,INES.ARCAND@harbour.example,`,
    `${leasing},Petra,Halloran,petra.halloran@harbour.example,DS Sender`,
    `${leasing},Mara,Lindqvist,mara.lindqvist@harbour.example,`,
    `${charter},Elke,Brandt,elke.brandt@charter.example,`,
    `${leasing},Rafael,Quintas,rafael.quintas@harbour.example,`,
    `${leasing},,,,`,
  ].join('\n');
  const done = await settle(client, await send(client, 'close', csv));
  expect(listResults(await readResults(client, done))).toEqual([
    'membership_closed',
    'no_action_taken',
    'cannot_close_own_membership',
    'cannot_close_last_active_admin',
    'membership_not_in_account',
    'invalid_useremail_address',
  ]);
  expect(done).toMatchObject({
    closed_user_count: 1,
    no_action_required_user_count: 1,
    error_count: 4,
  });
  await expect(envelopesCreate(sender, { body: definition() })).rejects.toMatchObject({
    message: expect.stringContaining('USER_LACKS_MEMBERSHIP'),
  });
  // The membership in the other account remains.
  const admin = test.client({ tenant, token: 'sandbox-account-admin' });
  const path = { accountId: charter, userId: ines };
  expect(await usersGet(admin, { path })).toMatchObject({ userStatus: 'Active' });
});

it('closes memberships by the IDs of users', async () => {
  const { client, tenant } = test.newTenant();
  const csv = `AccountID,APIUserName\n${charter},${rafael}`;
  const done = await settle(client, await send(client, 'close', csv));
  expect(done).toMatchObject({ closed_user_count: 1 });
  const admin = test.client({ tenant, token: 'sandbox-account-admin' });
  const path = { accountId: charter, userId: rafael };
  expect(await usersGet(admin, { path })).toMatchObject({ userStatus: 'Closed' });
});

it('needs the name where several users have an address', async () => {
  const { client } = test.newTenant();
  const rows = ['Ana', 'Bo'].map((name) => `${leasing},${name},Reis,desk@pilots.example,DS Sender`);
  await settle(client, await send(client, 'add', [header, ...rows].join('\n')));
  const csv = [header, `${leasing},,,desk@pilots.example,`, rows[1]].join('\n');
  const done = await settle(client, await send(client, 'close', csv));
  expect(listResults(await readResults(client, done))).toEqual([
    'blank_username',
    'membership_closed',
  ]);
});

it('closes the memberships of claimed domains outside the organization', async () => {
  const { client, tenant, control } = test.newTenant();
  await control.seed({
    users: [
      {
        userId: '9d3f2a10-6c47-4e85-b1a9-27f0c4d8e6b1',
        userName: 'Nils Aro',
        email: 'nils.aro@HARBOUR.example',
        memberships: [{ accountId: gullPoint }, { accountId: leasing }],
      },
      {
        userId: 'ad3f2a10-6c47-4e85-b1a9-27f0c4d8e6b2',
        userName: 'Ida Aro',
        email: 'ida.aro@sub.harbour.example',
        memberships: [{ accountId: gullPoint }],
      },
    ],
  });
  const started = await closeExternal(client, { path: { organizationId: harbourGroup } });
  expect(started).toMatchObject({ type: 'close_external_users' });
  const done = await settle(client, started);
  expect(done).toMatchObject({ status: 'completed', user_count: 1, closed_user_count: 1 });
  expect(await readResults(client, done)).toEqual([
    {
      AccountID: gullPoint,
      AccountName: 'Gull Point Realty',
      UserName: 'Nils Aro',
      UserEmail: 'nils.aro@HARBOUR.example',
      APIUserName: '9d3f2a10-6c47-4e85-b1a9-27f0c4d8e6b1',
      ProcessingResults: 'membership_closed',
      ProcessingDetails: '',
    },
  ]);
  const outside = test.client({ tenant, token: 'sandbox-rooms-v5-admin' });
  const userId = '9d3f2a10-6c47-4e85-b1a9-27f0c4d8e6b1';
  const there = await usersGet(outside, { path: { accountId: gullPoint, userId } });
  expect(there).toMatchObject({ userStatus: 'Closed' });
  expect(await usersGet(client, { path: { userId } })).toMatchObject({ userStatus: 'Active' });
  // The next one finds nothing to do.
  const again = await closeExternal(client, { path: { organizationId: harbourGroup } });
  expect(await settle(client, again)).toMatchObject({ status: 'completed', user_count: 0 });
});

it('rejects the closing of external memberships without a claimed domain', async () => {
  const { client, control } = test.newTenant();
  await control.seed({
    organizations: [
      {
        organizationId: '7b1c0d2e-3f4a-4b5c-8d6e-9f0a1b2c3d4e',
        name: 'Rival Piers',
        administrators: [{ userId: '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10' }],
      },
    ],
  });
  const path = { organizationId: '7b1c0d2e-3f4a-4b5c-8d6e-9f0a1b2c3d4e' };
  await expect(closeExternal(client, { path })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('Rival Piers has not claimed an e-mail domain'),
  });
});
