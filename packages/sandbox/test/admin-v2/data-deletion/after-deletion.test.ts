import {
  dataDeletionRedactIndividualMembershipData as redact,
  usersAddUsers,
  usersCloseMemberships,
  usersGetUserProfiles,
  usersGetUsers,
  usersUpdateUser,
} from '@countersign/client/admin-v2';
import { usersGet, usersList } from '@countersign/client/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { startTest } from '../../harness.ts';
import { charter, leasing } from '../ask-admin.ts';
import { listResults, readResults, send, settle } from '../imports/imports.ts';
import { ines, openTenant } from '../users/people.ts';

const test = await startTest();
afterAll(test.close);

/** A tenant in which the data of Ines was deleted from accounts. */
async function deleteInes(...accountIds: string[]) {
  const tenant = openTenant(test);
  await usersCloseMemberships(tenant.as(), {
    path: { userId: ines },
    body: { accounts: accountIds.map((id) => ({ id })) },
  });
  await tenant.control.advance({ hours: 25 });
  for (const accountId of accountIds)
    await redact(tenant.as(), { path: { accountId }, body: { user_id: ines } });
  return tenant;
}

it('does not bring deleted data back when the person changes in another account', async () => {
  const { as } = await deleteInes(leasing);
  const { success } = await usersUpdateUser(as(), {
    body: {
      users: [{ id: ines, site_id: 3, user_name: 'Ines Berg', email: 'ines.berg@harbour.example' }],
    },
  });
  expect(success).toBe(true);
  const inLeasing = await usersGet(as(), { path: { accountId: leasing, userId: ines } });
  expect(inLeasing.userName).toBe('Redacted');
  expect(inLeasing.email).toMatch(/^redacted_/);
  const { users: listed = [] } = await usersGetUsers(as(), { query: { account_id: leasing } });
  expect(JSON.stringify(listed)).not.toMatch(/ines\.(?:arcand|berg)|Ines/i);
  const { users: charterUsers = [] } = await usersGetUsers(as(), {
    query: { account_id: charter },
  });
  expect(charterUsers.map(({ user_name }) => user_name)).toContain('Ines Berg');
});

it('does not open or change a membership whose data was deleted', async () => {
  const { as } = await deleteInes(leasing, charter);
  const { users = [] } = await usersUpdateUser(as(), {
    body: {
      users: [
        { id: ines, site_id: 3, user_name: 'Ines Berg' },
        { id: ines, site_id: 3, memberships: [{ account_id: leasing, send_activation: true }] },
      ],
    },
  });
  expect(users.map((row) => row.error_details?.error)).toEqual([
    'membership_closed',
    'membership_closed',
  ]);
  const csv = `AccountID,APIUserName,UserEmail,UserTitle\n${leasing},${ines},ines@harbour.example,Clerk`;
  const done = await settle(as(), await send(as(), 'update', csv));
  expect(listResults(await readResults(as(), done))).toEqual(['membership_closed']);
  const again = await redact(as(), { path: { accountId: leasing }, body: { user_id: ines } });
  expect(again.status).toBe('already_redacted');
});

it('lets the person join the account again, whose data can be deleted again', async () => {
  const { as, control } = await deleteInes(leasing);
  const { id = '' } = await usersAddUsers(as(), {
    path: { accountId: leasing },
    body: { user_name: 'Ines Arcand', email: 'ines.arcand@harbour.example' },
  });
  expect(id).toBe(ines);
  const { users = [] } = await usersGetUserProfiles(as(), {
    query: { email: 'ines.arcand@harbour.example' },
  });
  expect(users[0]?.memberships?.map(({ account_id, status }) => [account_id, status])).toEqual([
    [leasing, 'active'],
    [charter, 'active'],
  ]);
  await usersCloseMemberships(as(), {
    path: { userId: ines },
    body: { accounts: [{ id: leasing }] },
  });
  await control.advance({ hours: 25 });
  const { status } = await redact(as(), {
    path: { accountId: leasing },
    body: { user_id: ines },
  });
  expect(status).toBe('success');
  const { users: all = [] } = await usersList(as(), { path: { accountId: leasing } });
  expect(JSON.stringify(all)).not.toContain('ines.arcand@');
});

it('replaces a person without accounts in the rows of imports', async () => {
  const { as, control } = openTenant(test);
  const email = 'wilma.brandt@pilots.example';
  const csv = [
    'AccountID,FirstName,LastName,UserEmail,PermissionSet,UserTitle',
    `${leasing},Wilma,Brandt,${email.toUpperCase()},DS Sender,Pilot of the Kittiwake`,
    `${leasing},Wilma,Brandt,${email},Harbour Master,Pilot of the Kittiwake`,
    `${leasing},Olga,Stern,olga.stern@pilots.example,DS Sender,Stoker`,
  ].join('\n');
  const done = await settle(as(), await send(as(), 'add', csv));
  const { users = [] } = await usersGetUsers(as(), { query: { email } });
  const userId = users[0]?.id ?? '';
  const path = { userId };
  await usersCloseMemberships(as(), { path, body: { accounts: [{ id: leasing }] } });
  await control.advance({ hours: 25 });
  await redact(as(), { path: { accountId: leasing }, body: { user_id: userId } });
  const rows = await readResults(as(), done);
  expect(JSON.stringify(rows)).not.toMatch(/wilma|brandt|kittiwake/i);
  expect(listResults(rows)).toEqual(['user_added', 'invalid_permissionset', 'user_added']);
  expect(rows.map(({ AccountID }) => AccountID)).toEqual([leasing, leasing, leasing]);
  expect(rows[2]).toMatchObject({ FirstName: 'Olga', UserTitle: 'Stoker' });
});
