import {
  usersActivateMembership,
  usersAddUsers,
  usersCloseMemberships,
  usersDeleteIdentities,
  usersGetUserProfiles,
  usersGetUsers,
  usersUpdateEmailAddress,
  usersUpdateUser,
} from '@countersign/client/admin-v2';
import { envelopesCreate, usersGet } from '@countersign/client/esign-v2.1';
import { roomsGetRooms, usersGetUsers as roomsUsersGetUsers } from '@countersign/client/rooms-v2';
import { afterAll, describe, expect, it } from 'vitest';
import { catchRefusal } from '../../account/users/ask.ts';
import { definition } from '../../control/harness.ts';
import { startTest } from '../../harness.ts';
import { createVisitor, easy, readRedirect } from '../../oauth/visitor.ts';
import { charter, gullPoint, leasing } from '../ask-admin.ts';
import { berthDesk, elke, ines, mara, openTenant, petra, sender, tomas } from './people.ts';

const test = await startTest();
afterAll(test.close);

/** The errors of the rows of a result; `-` for those that were done. */
function listErrors(rows: readonly { error_details?: { error: string } | undefined }[] = []) {
  return rows.map((one) => one.error_details?.error ?? '-');
}

/** Sends the log-in form and returns the response: another page, or a redirect after success. */
async function tryLogIn(tenant: string, email: string, password = '') {
  const visitor = createVisitor(test.sandbox);
  const page = await visitor.open({ client_id: easy, tenant });
  return { visitor, page: await visitor.submit(page, { email, password }) };
}

/** Checks whether a user can log in. */
async function isLetIn(tenant: string, email: string, password = ''): Promise<boolean> {
  const { page } = await tryLogIn(tenant, email, password);
  return page.status !== 403 && readRedirect(page).pathname === '/oauth/auth';
}

describe('changing users', () => {
  it('changes person and memberships, also for e-signature and Rooms', async () => {
    const { as } = openTenant(test);
    const { success, users } = await usersUpdateUser(as(), {
      body: {
        users: [
          {
            id: ines,
            site_id: 3,
            user_name: 'Ines Berg',
            last_name: 'Berg',
            language_culture: 'fr',
            default_account_id: charter,
            memberships: [
              {
                account_id: leasing,
                permission_profile: { id: 2_301_416 },
                groups: [{ id: berthDesk }],
                job_title: 'Clerk',
              },
            ],
          },
        ],
      },
    });
    expect({ success, users }).toEqual({
      success: true,
      users: [{ id: ines, site_id: 3, email: 'ines.arcand@harbour.example' }],
    });
    const path = { accountId: leasing, userId: ines };
    expect(await usersGet(as(), { path })).toMatchObject({
      userName: 'Ines Berg',
      lastName: 'Berg',
      jobTitle: 'Clerk',
      permissionProfileName: 'DocuSign Viewer',
      groupList: [{ groupName: 'Everyone' }, { groupName: 'Berth desk' }],
    });
    const query = { email: 'ines.arcand@harbour.example' };
    const { users: [profile] = [] } = await usersGetUserProfiles(as(), { query });
    expect(profile).toMatchObject({
      language_culture: 'fr',
      default_account_id: charter,
      site_id: 11,
    });
  });

  it('answers for each user, and changes nothing of one that it refuses', async () => {
    const { as } = openTenant(test);
    const { success, users } = await usersUpdateUser(as(), {
      body: {
        users: [
          { id: ines, site_id: 4, user_name: 'A' },
          { id: ines, site_id: 3, user_name: 'B', memberships: [{ account_id: gullPoint }] },
          { id: ines, site_id: 3, user_name: 'C', language_culture: 'tlh' },
          { id: ines, site_id: 3, user_name: ' ' },
          { id: gullPoint, site_id: 3 },
          { id: petra, site_id: 3, memberships: [{ account_id: leasing, job_title: 'D' }] },
          {
            id: mara,
            site_id: 3,
            user_name: 'E',
            memberships: [{ account_id: leasing, permission_profile: { id: sender } }],
          },
          {
            id: tomas,
            site_id: 3,
            user_name: 'F',
            memberships: [{ account_id: leasing, groups: [{ id: 7_731_200 }] }],
          },
          { id: tomas, site_id: 3, federated_status: 'FedAuthRequired' },
        ],
      },
    });
    expect(success).toBe(false);
    expect(listErrors(users)).toEqual([
      'invalid_row_data',
      'membership_not_in_account',
      'invalid_language_code',
      'blank_username',
      'not_found',
      'membership_closed',
      'cannot_close_last_active_admin',
      'administrator_group_assignment_not_permitted',
      '-',
    ]);
    const { users: listed = [] } = await usersGetUsers(as(), { query: { account_id: leasing } });
    expect(listed.map(({ user_name: name }) => name)).not.toContainEqual(
      expect.stringMatching(/^[A-F]$/),
    );
  });

  it('opens a closed membership again, with an e-mail or at once', async () => {
    const { as, control } = openTenant(test);
    const memberships = [{ account_id: leasing, send_activation: true }];
    const readStatus = async () => {
      const query = { account_id: leasing, email: 'petra.halloran@harbour.example' };
      return (await usersGetUsers(as(), { query })).users?.[0]?.membership_status;
    };
    await usersUpdateUser(as(), { body: { users: [{ id: petra, site_id: 3, memberships }] } });
    expect(await readStatus()).toBe('activation_sent');
    expect((await control.outbox()).at(-1)).toMatchObject({ reason: 'activation' });
    const path = { userId: petra };
    await usersCloseMemberships(as(), { path, body: { accounts: [{ id: leasing }] } });
    await usersUpdateUser(as(), {
      body: {
        auto_activate_memberships_on_reactivation: true,
        users: [{ id: petra, site_id: 3, memberships: [{ account_id: leasing }] }],
      },
    });
    expect(await readStatus()).toBe('active');
  });

  it('leaves alone a person who is also elsewhere, unless the domain is claimed', async () => {
    const { as, control } = openTenant(test);
    const userId = '3e91c7d5-0a84-4b62-9f1d-5c2e8b7a4063';
    await control.seed({
      users: [
        {
          userId,
          userName: 'Noor Haddad',
          email: 'noor.haddad@ferry.example',
          memberships: [{ accountId: leasing }, { accountId: gullPoint }],
        },
      ],
    });
    const update = async (more: object) => {
      const body = { users: [{ id: userId, site_id: 3, ...more }] };
      return listErrors((await usersUpdateUser(as(), { body })).users);
    };
    expect(await update({ user_name: 'Noor Other' })).toEqual(['access_denied']);
    expect(await update({ memberships: [{ account_id: leasing, job_title: 'Guest' }] })).toEqual([
      '-',
    ]);
  });
});

describe('a new address', () => {
  it('is that of the user in all accounts, and to log in with', async () => {
    const { as, tenant } = openTenant(test);
    const email = 'ines.berg@harbour.example';
    const { success } = await usersUpdateEmailAddress(as(), {
      body: { users: [{ id: ines, site_id: 3, email }] },
    });
    expect(success).toBe(true);
    for (const accountId of [leasing, charter])
      expect(
        await usersGet(as('sandbox-sender'), { path: { accountId, userId: ines } }),
      ).toMatchObject({ email });
    expect(await isLetIn(tenant, 'ines.arcand@harbour.example', 'harbour-lights')).toBe(false);
    expect(await isLetIn(tenant, email, 'harbour-lights')).toBe(true);
  });

  it('is the address of nobody else, and one that the organization can have', async () => {
    const { as } = openTenant(test);
    const { success, users } = await usersUpdateEmailAddress(as(), {
      body: {
        users: [
          { id: ines, site_id: 3, email: 'Jonas.Weir@harbour.example' },
          { id: ines, site_id: 3, email: 'ines' },
          { id: ines, site_id: 3, email: 'ines.berg@harbour.example' },
          { id: tomas, site_id: 3, email: 'ines.berg@harbour.example' },
          { id: tomas, site_id: 3, email: 'ines.arcand@harbour.example' },
        ],
      },
    });
    expect(success).toBe(false);
    expect(listErrors(users)).toEqual([
      'useremail_username_combination_exists',
      'invalid_useremail_address',
      '-',
      'useremail_username_combination_exists',
      '-',
    ]);
  });
});

describe('activating a membership', () => {
  const membershipId = '23c355cd-480c-8d94-8b1b-48aac983bdb3';
  const path = { userId: tomas, membershipId };

  it('lets the user log in', async () => {
    const { as, tenant } = openTenant(test);
    const email = 'tomas.okafor@harbour.example';
    expect(await isLetIn(tenant, email)).toBe(false);
    expect(await usersActivateMembership(as(), { path, body: { site_id: 3 } })).toEqual({
      status: 'success',
    });
    expect(await isLetIn(tenant, email)).toBe(true);
    const query = { email };
    const { users = [] } = await usersGetUserProfiles(as(), { query });
    expect(users).toMatchObject([{ last_login: expect.any(String), user_status: 'active' }]);
  });

  it('needs a membership of the user that is not closed, and the site', async () => {
    const { as } = openTenant(test);
    const other = { userId: ines, membershipId };
    const call = usersActivateMembership(as(), { path: other, body: { site_id: 3 } });
    expect(await catchRefusal(call)).toBe('404 not_found');
    const elsewhere = usersActivateMembership(as(), { path, body: { site_id: 11 } });
    expect(await catchRefusal(elsewhere)).toBe('400 invalid_request');
    await usersCloseMemberships(as(), {
      path: { userId: tomas },
      body: { accounts: [{ id: leasing }] },
    });
    const closed = usersActivateMembership(as(), { path, body: { site_id: 3 } });
    expect(await catchRefusal(closed)).toBe('400 invalid_request');
  });
});

describe('closing memberships', () => {
  it('ends what the user could do there, and nothing elsewhere', async () => {
    const { as, tenant } = openTenant(test);
    const send = (accountId: string) =>
      envelopesCreate(as('sandbox-sender'), { path: { accountId }, body: definition() });
    await send(leasing);
    const { success, accounts } = await usersCloseMemberships(as(), {
      path: { userId: ines },
      body: { accounts: [{ id: leasing }] },
    });
    expect({ success, accounts }).toEqual({ success: true, accounts: [{ id: leasing }] });
    expect(await catchRefusal(send(leasing))).toMatch(/USER_LACKS_MEMBERSHIP/);
    await send(charter);
    const rooms = roomsGetRooms(as('sandbox-sender'), { path: { accountId: leasing } });
    expect(await catchRefusal(rooms)).toMatch(/USER_LACKS_MEMBERSHIP/);
    await usersCloseMemberships(as(), {
      path: { userId: ines },
      body: { accounts: [{ id: charter }] },
    });
    const { page } = await tryLogIn(tenant, 'ines.arcand@harbour.example', 'harbour-lights');
    expect(page.status).toBe(403);
    expect(await page.text()).toContain('the membership is closed');
  });

  it('answers for each account why the user stays', async () => {
    const { as } = openTenant(test);
    const close = async (userId: string, ids: string[], token?: string) => {
      const body = { accounts: ids.map((id) => ({ id })) };
      const { accounts } = await usersCloseMemberships(as(token), { path: { userId }, body });
      return listErrors(accounts);
    };
    expect(await close(mara, [leasing])).toEqual(['cannot_close_own_membership']);
    expect(await close(mara, [leasing], 'sandbox-delegated-admin')).toEqual([
      'cannot_close_last_active_admin',
    ]);
    expect(await close(petra, [leasing, gullPoint])).toEqual([
      'membership_closed',
      'membership_not_in_account',
    ]);
    expect(await close(elke, [charter, charter])).toEqual([
      'cannot_close_last_active_admin',
      'cannot_close_last_active_admin',
    ]);
    expect(await close(ines, [leasing, charter])).toEqual(['-', '-']);
  });

  it('is for those who administer the user', async () => {
    const { as } = openTenant(test);
    const path = { userId: elke };
    const body = { accounts: [{ id: charter }] };
    for (const token of ['sandbox-account-admin', 'sandbox-sender'])
      expect(await catchRefusal(usersCloseMemberships(as(token), { path, body }))).toBe(
        '403 access_denied',
      );
    const unknown = usersCloseMemberships(as(), { path: { userId: gullPoint }, body });
    expect(await catchRefusal(unknown)).toBe('404 not_found');
  });
});

it('takes the identities of a user at the provider away', async () => {
  const { as } = openTenant(test);
  const id = '6a8c0e2d-4b17-4f93-95d6-c1e7a3b9f508';
  const body = { identities: [{ id }, { id }] };
  const { success, identities } = await usersDeleteIdentities(as(), {
    path: { userId: tomas },
    body,
  });
  expect(success).toBe(false);
  expect(listErrors(identities)).toEqual(['-', 'not_found']);
  const query = { email: 'tomas.okafor@harbour.example' };
  expect((await usersGetUserProfiles(as(), { query })).users).toMatchObject([{ identities: [] }]);
});

describe('the rules for logging in', () => {
  const email = 'ines.arcand@harbour.example';

  it('keep out who is evicted', async () => {
    const { as, tenant } = openTenant(test);
    const users = [{ id: ines, site_id: 3, federated_status: 'Evicted' as const }];
    await usersUpdateUser(as(), { body: { users } });
    const { page } = await tryLogIn(tenant, email, 'harbour-lights');
    expect(page.status).toBe(403);
    expect(await page.text()).toContain('evicted');
    const grant = await test.sandbox.fetch(
      new Request('http://sandbox.test/restapi/v2.1/oauth2/token', {
        method: 'POST',
        headers: { 'x-countersign-tenant': tenant, authorization: 'Bearer sandbox' },
        body: new URLSearchParams({
          grant_type: 'password',
          client_id: easy,
          username: email,
          password: 'harbour-lights',
          scope: 'api',
        }),
      }),
    );
    expect(grant.status).toBe(400);
  });

  it('let in through the identity provider, which needs no password', async () => {
    const { as, tenant } = openTenant(test);
    const users = [{ id: ines, site_id: 3, federated_status: 'FedAuthRequired' as const }];
    await usersUpdateUser(as(), { body: { users } });
    expect(await isLetIn(tenant, email)).toBe(true);
  });

  it('have a user choose a new password', async () => {
    const { as, tenant } = openTenant(test);
    const users = [{ id: ines, site_id: 3, force_password_change: true }];
    await usersUpdateUser(as(), { body: { users } });
    const { visitor, page: first } = await tryLogIn(tenant, email, 'harbour-lights');
    expect(await first.clone().text()).toContain('Choose a new password');
    const fields = { email, password: 'harbour-lights' };
    const same = await visitor.submit(first, { ...fields, 'new-password': 'harbour-lights' });
    expect(same.status).toBe(403);
    await visitor.submit(same, { ...fields, 'new-password': 'new-lights' });
    expect(await isLetIn(tenant, email, 'harbour-lights')).toBe(false);
    expect(await isLetIn(tenant, email, 'new-lights')).toBe(true);
  });
});

it('shows the new name in Rooms too', async () => {
  const { as } = openTenant(test);
  const users = [{ id: mara, site_id: 3, user_name: 'Mara Berg', last_name: 'Berg' }];
  await usersUpdateUser(as(), { body: { users } });
  const listed = await roomsUsersGetUsers(as(), { path: { accountId: leasing } });
  expect(listed.userSummaries?.map(({ lastName }) => lastName)).toContain('Berg');
});

it('warns of licences, which all users have of the plan', async () => {
  const { as, control } = openTenant(test);
  await usersAddUsers(as(), {
    path: { accountId: leasing },
    body: { email: 'pia.lund@harbour.example', user_name: 'Pia Lund', license_type: 'gold' },
  });
  expect(JSON.stringify(await control.warnings())).toContain('/license_type');
});
