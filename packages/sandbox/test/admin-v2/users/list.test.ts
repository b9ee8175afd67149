import {
  eSignUserManagementGetGroups,
  eSignUserManagementGetPermissions,
  usersGetUserProfiles,
  usersGetUsers,
  usersUpdateUser,
} from '@countersign/client/admin-v2';
import { OrganizationUsersResponse } from '@countersign/zod/admin-v2/schemas/OrganizationUsersResponse';
import { afterAll, describe, expect, it } from 'vitest';
import { startTest } from '../../harness.ts';
import { catchRefusal } from '../../account/users/ask.ts';
import { charter, createAdminCaller, gullPoint, harbourGroup, leasing } from '../ask-admin.ts';
import { elke, ines, openTenant, petra, tomas } from './people.ts';

const test = await startTest();
afterAll(test.close);
const { as, control } = openTenant(test);
const admin = as();
const harbourDomain = 'c0e5a7d9-3b18-4f62-8d4a-7e9f1b2c3d60';

/** Lists the names of the users that match a query. */
async function listNames(query: Parameters<typeof usersGetUsers>[1], client = admin) {
  const { users = [] } = await usersGetUsers(client, query);
  return users.map(({ user_name: name }) => name);
}

describe('the list of users', () => {
  it('has the members of an account with their status there and over all accounts', async () => {
    const { users = [], paging } = await usersGetUsers(admin, { query: { account_id: leasing } });
    expect(paging).toMatchObject({ result_set_start_position: 0, total_set_size: users.length });
    expect(users.find(({ id }) => id === tomas)).toMatchObject({
      user_name: 'Tomas Okafor',
      user_status: 'created',
      membership_status: 'activation_sent',
      membership_id: '23c355cd-480c-8d94-8b1b-48aac983bdb3',
    });
    expect(users.find(({ id }) => id === petra)).toMatchObject({
      user_status: 'closed',
      membership_status: 'closed',
      closed_on: expect.any(String),
      membership_closed_on: expect.any(String),
    });
  });

  it('leads back to the last page from beyond the end, and nowhere from a page without a size', async () => {
    const beyond = await usersGetUsers(admin, {
      query: { account_id: leasing, start: 500, take: 2 },
    });
    expect(beyond.users).toEqual([]);
    expect(beyond.paging?.next).toBeUndefined();
    const { searchParams } = new URL(beyond.paging?.previous ?? '');
    const total = beyond.paging?.total_set_size ?? 0;
    expect(searchParams.get('start')).toBe(String(total - 2));
    const empty = await usersGetUsers(admin, { query: { account_id: leasing, start: 3, end: 1 } });
    expect(empty.paging).toMatchObject({ result_set_size: 0, total_set_size: total });
    expect(empty.paging).not.toHaveProperty('previous');
  });

  it('has a user once for each account', async () => {
    const { users = [] } = await usersGetUsers(admin, {
      query: { email: 'INES.arcand@harbour.example' },
    });
    expect(users.map(({ id }) => id)).toEqual([ines, ines]);
    expect(new Set(users.map((one) => one.membership_id)).size).toBe(2);
  });

  it.each([
    [{ account_id: leasing, membership_status: 'activation_sent' as const }, ['Tomas Okafor']],
    [{ account_id: leasing, status: 'closed' }, ['Petra Halloran']],
    [{ account_id: leasing, email_user_name_like: 'WEIR' }, ['Jonas Weir']],
    [{ account_id: charter, email_user_name_like: '@charter' }, ['Elke Brandt']],
    [
      { account_id: charter, organization_reserved_domain_id: harbourDomain },
      ['Ines Arcand', 'Rafael Quintas'],
    ],
    [{ account_id: charter, email: 'astrid.nyberg@gullpoint.example' }, []],
    [{ email: 'astrid.nyberg@gullpoint.example' }, []],
  ])('finds by %j', async (query, expected) => {
    expect(await listNames({ query })).toEqual(expected);
  });

  it('has those who changed since a time', async () => {
    const tenant = openTenant(test);
    await tenant.control.freeze('2026-12-01T08:00:00Z');
    const client = tenant.as();
    await usersUpdateUser(client, {
      body: { users: [{ id: ines, site_id: 3, language_culture: 'fr' }] },
    });
    const query = { account_id: leasing, last_modified_since: '2026-12-01T08:00:00Z' };
    expect(await listNames({ query }, client)).toEqual(['Ines Arcand']);
    const later = { ...query, last_modified_since: '2026-12-01T08:00:01Z' };
    expect(await listNames({ query: later }, client)).toEqual([]);
  });

  it('goes on with absolute links, under the prefix that was called', async () => {
    const ask = createAdminCaller(test.sandbox);
    const path = `/v2/organizations/${harbourGroup}/users`;
    const seen: string[] = [];
    let next: string | undefined = `${path}?account_id=${leasing}&take=4`;
    for (let pages = 0; next !== undefined && pages < 5; pages += 1) {
      const { body } = await ask(`GET ${next}`);
      const { users = [], paging = {} } = OrganizationUsersResponse.parse(body);
      seen.push(...users.map(({ user_name: name = '' }) => name));
      if (paging.next !== undefined)
        expect(paging.next).toContain('http://sandbox.test/management/v2/');
      next = paging.next?.replace('http://sandbox.test/management', '');
    }
    expect(seen).toEqual(await listNames({ query: { account_id: leasing, take: 100 } }));
  });

  it.each([
    [{}, 'email'],
    [{ email: 'ines.arcand@harbour.example', last_modified_since: '2026-12-01' }, 'account_id'],
    [{ account_id: leasing, last_modified_since: 'yesterday' }, 'last_modified_since'],
    [{ account_id: leasing, status: 'gone' }, 'status'],
  ])('rejects %j', async (query, named) => {
    await expect(usersGetUsers(admin, { query })).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
      message: expect.stringContaining(named),
    });
  });

  it('does not know accounts and domains of others', async () => {
    const query = { account_id: gullPoint };
    expect(await catchRefusal(usersGetUsers(admin, { query }))).toBe('404 not_found');
    const domain = { organization_reserved_domain_id: gullPoint };
    expect(await catchRefusal(usersGetUsers(admin, { query: domain }))).toBe('404 not_found');
  });

  it('shows an administrator of an account the members of that account only', async () => {
    const client = as('sandbox-account-admin');
    const query = { email: 'ines.arcand@harbour.example' };
    expect(await listNames({ query }, client)).toHaveLength(1);
    const call = usersGetUsers(client, { query: { account_id: leasing } });
    expect(await catchRefusal(call)).toBe('404 not_found');
    expect(await catchRefusal(usersGetUsers(as('sandbox-sender'), { query }))).toBe(
      '403 access_denied',
    );
  });

  it('has users of a claimed domain who are in no account of the organization', async () => {
    const tenant = openTenant(test);
    const userId = '0b7e52c4-91d6-4f83-a2e5-7c3d8f6019ab';
    await tenant.control.seed({
      users: [
        {
          userId,
          userName: 'Hugo Stern',
          email: 'hugo.stern@harbour.example',
          memberships: [{ accountId: gullPoint }],
        },
      ],
    });
    const query = { organization_reserved_domain_id: harbourDomain, take: 100 };
    const { users = [] } = await usersGetUsers(tenant.as(), { query });
    const hugo = users.find(({ id }) => id === userId);
    expect(hugo).toMatchObject({ user_status: 'active', user_name: 'Hugo Stern' });
    expect(hugo).not.toHaveProperty('membership_id');
    const delegated = await usersGetUsers(tenant.as('sandbox-delegated-admin'), { query });
    expect(delegated.users?.some(({ id }) => id === userId)).toBe(false);
  });
});

describe('the profiles', () => {
  it('have the memberships with their rights', async () => {
    const { users = [] } = await usersGetUserProfiles(admin, {
      query: { email: 'tomas.okafor@harbour.example', include_license: true },
    });
    expect(users).toMatchObject([
      {
        id: tomas,
        site_id: 3,
        site_name: 'NA3',
        default_account_id: leasing,
        is_organization_admin: false,
        memberships: [
          {
            external_account_id: '10583921',
            is_external_account: false,
            permission_profile: { id: 2_301_415, name: 'DocuSign Sender' },
            groups: [{ type: 'everyone_group' }, { name: 'Berth desk', type: 'custom_group' }],
            plan_name: 'Business',
          },
        ],
        identities: [{ user_id: tomas, immutable_id: 'tomas.okafor' }],
      },
    ]);
  });

  it('are those of users who changed in the last ten days, if no address is given', async () => {
    await control.freeze('2026-11-25T08:00:00Z');
    const { users = [] } = await usersGetUserProfiles(admin);
    expect(users.map(({ id }) => id)).toEqual([tomas]);
  });

  it('show a delegated administrator the delegated accounts only', async () => {
    const query = { email: 'elke.brandt@charter.example' };
    const { users = [] } = await usersGetUserProfiles(as('sandbox-delegated-admin'), { query });
    expect(users.map(({ id }) => id)).toEqual([elke]);
    const other = await usersGetUserProfiles(admin, {
      query: { email: 'astrid.nyberg@gullpoint.example' },
    });
    expect(other.users).toEqual([]);
  });
});

describe('groups and permission profiles', () => {
  it('are those of the account', async () => {
    const path = { accountId: charter };
    const { groups = [], paging } = await eSignUserManagementGetGroups(admin, { path });
    expect(groups.map(({ type, name }) => `${type} ${name}`)).toEqual([
      'admin_group Administrators',
      'everyone_group Everyone',
      'custom_group Dockside',
    ]);
    expect(paging).toMatchObject({ total_set_size: 3 });
    const { permissions = [] } = await eSignUserManagementGetPermissions(admin, {
      path: { accountId: leasing },
    });
    expect(permissions.map(({ name }) => name)).toContain('Dock clerk');
    const page = await eSignUserManagementGetGroups(admin, { path, query: { start: 1, end: 1 } });
    expect(page.groups).toMatchObject([{ name: 'Everyone' }]);
  });

  it('are for the administrators of that account', async () => {
    const client = as('sandbox-account-admin');
    const own = { accountId: charter };
    await eSignUserManagementGetPermissions(client, { path: own });
    const path = { accountId: leasing };
    const calls = [
      () => eSignUserManagementGetGroups(client, { path }),
      () => eSignUserManagementGetPermissions(client, { path }),
    ];
    for (const call of calls) expect(await catchRefusal(call())).toBe('403 access_denied');
  });
});
