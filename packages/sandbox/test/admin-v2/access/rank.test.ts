import {
  multiProductUserManagementAddOrUpdateUser,
  multiProductUserManagementAddUserProductPermissionProfiles,
  multiProductUserManagementRemoveUserProductPermission,
  usersCloseMemberships,
  usersGetUserProfiles,
  usersUpdateEmailAddress,
  usersUpdateUser,
} from '@countersign/client/admin-v2';
import { afterAll, describe, expect, it } from 'vitest';
import { startTest } from '../../harness.ts';
import { leasing } from '../ask-admin.ts';
import { listResults, readResults, send, settle } from '../imports/imports.ts';
import { catchSentence } from '../products/harness.ts';
import { ines, jonas, mara, openTenant } from '../users/people.ts';

const test = await startTest();
afterAll(test.close);

const administrator = 2_301_414;
const viewer = 2_301_416;
const delegated = 'sandbox-delegated-admin';
const dev = '2fd7c6b5-90e8-4a13-8c4f-b71e05d9a362';
const eSignature = 'f6406c68-225c-4e9b-9894-64152a26fa83';

/** Creates the part of a request that gives a user a profile in e-signature. */
function give(profile: number) {
  return [{ product_id: eSignature, permission_profile_id: String(profile) }];
}

/** A tenant in which the account has a second administrator, so that the first is not the last. */
async function openWithTwoAdministrators() {
  const tenant = openTenant(test);
  await usersUpdateUser(tenant.as(), {
    body: {
      users: [
        {
          id: jonas,
          site_id: 3,
          memberships: [{ account_id: leasing, permission_profile: { id: administrator } }],
        },
      ],
    },
  });
  return tenant;
}

describe('a delegated administrator', () => {
  it('cannot change, demote or close an administrator of the organization', async () => {
    const { as } = await openWithTwoAdministrators();
    const asDev = as(delegated);
    const email = 'mara@elsewhere.example';
    const before = await usersGetUserProfiles(as(), {
      query: { email: 'mara.lindqvist@harbour.example' },
    });
    const { users: changed = [] } = await usersUpdateUser(asDev, {
      body: {
        users: [
          { id: mara, site_id: 3, user_name: 'Mara Other' },
          {
            id: mara,
            site_id: 3,
            memberships: [{ account_id: leasing, permission_profile: { id: viewer } }],
          },
          { id: ines, site_id: 3, user_name: 'Ines Berg' },
        ],
      },
    });
    const { users: moved = [] } = await usersUpdateEmailAddress(asDev, {
      body: { users: [{ id: mara, site_id: 3, email }] },
    });
    const { accounts: closed = [] } = await usersCloseMemberships(asDev, {
      path: { userId: mara },
      body: { accounts: [{ id: leasing }] },
    });
    expect([...changed, ...moved, ...closed].map((row) => row.error_details?.error)).toEqual([
      'account_admin_access_denied',
      'account_admin_access_denied',
      undefined,
      'account_admin_access_denied',
      'account_admin_access_denied',
    ]);
    expect(
      await usersGetUserProfiles(as(), { query: { email: 'mara.lindqvist@harbour.example' } }),
    ).toEqual(before);
  });

  it('cannot do so with an import or the products either', async () => {
    const { as } = await openWithTwoAdministrators();
    const asDev = as(delegated);
    const email = 'mara.lindqvist@harbour.example';
    const update = [
      'AccountID,APIUserName,UserEmail,FirstName,LastName,PermissionSet',
      `${leasing},${mara},${email},Mara,Other,`,
      `${leasing},${mara},${email},Mara,Lindqvist,DS Viewer`,
    ].join('\n');
    const close = `AccountID,UserEmail\n${leasing},${email}`;
    for (const [kind, csv] of [
      ['update', update],
      ['close', close],
    ] as const) {
      const done = await settle(asDev, await send(asDev, kind, csv));
      const results = listResults(await readResults(asDev, done));
      expect(new Set(results)).toEqual(new Set(['account_admin_access_denied']));
    }
    const path = { accountId: leasing };
    const refusals = await Promise.all([
      catchSentence(
        multiProductUserManagementAddOrUpdateUser(asDev, {
          path,
          body: { user_name: 'Mara Lindqvist', email, product_permission_profiles: give(viewer) },
        }),
      ),
      catchSentence(
        multiProductUserManagementAddUserProductPermissionProfiles(asDev, {
          path: { ...path, userId: mara },
          body: { product_permission_profiles: give(viewer) },
        }),
      ),
    ]);
    const sentence = expect.stringContaining(
      'Mara Lindqvist is an administrator of Harbour Group.',
    );
    expect(refusals).toEqual([sentence, sentence]);
    const removed = await multiProductUserManagementRemoveUserProductPermission(asDev, {
      path,
      body: { user_id: mara, product_ids: [eSignature] },
    });
    expect(removed.is_success).toBe(false);
    const { users = [] } = await usersGetUserProfiles(as(), { query: { email } });
    expect(users[0]).toMatchObject({
      user_name: 'Mara Lindqvist',
      user_status: 'active',
      memberships: [{ permission_profile: { id: administrator } }],
    });
  });

  it('can change other users, also delegated ones', async () => {
    const { as } = openTenant(test);
    const { success } = await usersUpdateUser(as(delegated), {
      body: { users: [{ id: dev, site_id: 3, user_name: 'Dev Other' }] },
    });
    expect(success).toBe(true);
  });
});

it('nobody changes the own permission profile', async () => {
  const { as } = openTenant(test);
  const asDev = as(delegated);
  const { users = [] } = await usersUpdateUser(asDev, {
    body: {
      users: [
        {
          id: dev,
          site_id: 3,
          memberships: [{ account_id: leasing, permission_profile: { id: administrator } }],
        },
      ],
    },
  });
  expect(users.map((row) => row.error_details?.error)).toEqual([
    'permissionset_change_not_allowed',
  ]);
  const path = { accountId: leasing, userId: dev };
  const refusal = await catchSentence(
    multiProductUserManagementAddUserProductPermissionProfiles(asDev, {
      path,
      body: { product_permission_profiles: give(administrator) },
    }),
  );
  expect(refusal).toContain('cannot change the own permission profile');
  // Naming the profile that the user has changes nothing, and is not an error.
  await multiProductUserManagementAddUserProductPermissionProfiles(as(), {
    path: { accountId: leasing, userId: mara },
    body: { product_permission_profiles: give(administrator) },
  });
});
