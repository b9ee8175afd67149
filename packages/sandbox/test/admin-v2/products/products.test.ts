import {
  multiProductUserManagementAddUserProductPermissionProfiles as giveById,
  multiProductUserManagementAddUserProductPermissionProfilesByEmail as giveByEmail,
  multiProductUserManagementGetProductPermissionProfiles as getProducts,
  multiProductUserManagementGetUserProductPermissionProfiles as getById,
  multiProductUserManagementGetUserProductPermissionProfilesByEmail as getByEmail,
  multiProductUserManagementRemoveUserProductPermission as removeProducts,
} from '@countersign/client/admin-v2';
import { usersGet, usersGetSettings } from '@countersign/client/esign-v2.1';
import {
  rolesGetRoles,
  usersGetUsers as roomsUsers,
  usersLockUser,
} from '@countersign/client/rooms-v2';
import { afterAll, describe, expect, it } from 'vitest';
import {
  catchSentence,
  charter,
  clm,
  contributor,
  elke,
  eSign,
  ines,
  inLeasing,
  jonas,
  listRights,
  mara,
  noOne,
  organizationId,
  petra,
  rooms,
  startProductsTest,
  subscriber,
  tomas,
} from './harness.ts';

const { openTenant, close } = await startProductsTest();
afterAll(close);

const profile = (product_id: string, permission_profile_id: string) => ({
  product_id,
  permission_profile_id,
});

describe('the products of an account', () => {
  it('have the profiles of the account, and the roles of its company on Rooms', async () => {
    const { client } = openTenant();
    const { product_permission_profiles: products } = await getProducts(client, {
      path: inLeasing,
    });
    expect(listRights(products)).toEqual([
      'ESign 2301414 2301415 2301416 2301777',
      `CLM 3052815 ${contributor} ${subscriber}`,
      'Rooms 52408 52409 52410 52411',
    ]);
    const { roles = [] } = await rolesGetRoles(client, { query: { filter: 'berth' } });
    expect(roles.map(({ roleId }) => roleId)).toEqual([52_411]);
  });

  it('have no Rooms without a company there', async () => {
    const { client } = openTenant();
    const { product_permission_profiles: products = [] } = await getProducts(client, {
      path: { organizationId, accountId: charter },
    });
    expect(products.map(({ product_name: name }) => name)).toEqual(['ESign', 'CLM']);
  });
});

describe('the products of a user', () => {
  it('are the same by ID and by e-mail address, in any case', async () => {
    const { client } = openTenant();
    const expected = ['ESign 2301415', `CLM ${subscriber}`, 'Rooms 52411'];
    const byId = await getById(client, { path: { ...inLeasing, userId: ines } });
    expect(listRights(byId.product_permission_profiles)).toEqual(expected);
    const { product_permission_profiles: products, ...user } = await getByEmail(client, {
      path: inLeasing,
      query: { email: 'Ines.Arcand@harbour.example' },
    });
    expect(listRights(products)).toEqual(expected);
    expect(user).toEqual({ user_id: ines, account_id: inLeasing.accountId });
  });

  it('are none for a closed membership', async () => {
    const { client } = openTenant();
    const found = await getById(client, { path: { ...inLeasing, userId: petra } });
    expect(found.product_permission_profiles).toEqual([]);
  });

  it('cannot be asked for without a user of the account', async () => {
    const { client } = openTenant();
    expect(await catchSentence(getByEmail(client, { path: inLeasing }))).toMatch(
      /^400 The query parameter email is missing/,
    );
    expect(
      await catchSentence(getByEmail(client, { path: inLeasing, query: { email: 'x@y.example' } })),
    ).toMatch(/^404 Harbour Leasing has no user with the e-mail address x@y.example/);
    expect(await catchSentence(getById(client, { path: { ...inLeasing, userId: noOne } }))).toMatch(
      /^404 Harbour Leasing has no user 1111/,
    );
  });
});

describe('new rights', () => {
  it('count in e-signature', async () => {
    const { client, use } = openTenant();
    const { product_permission_profiles: products } = await giveByEmail(client, {
      path: inLeasing,
      body: {
        email: 'ines.arcand@harbour.example',
        product_permission_profiles: [profile(eSign, '2301416')],
      },
    });
    // The response has what the request named; the user keeps the other products.
    expect(listRights(products)).toEqual(['ESign 2301416']);
    const query = { email: 'ines.arcand@harbour.example' };
    const all = await getByEmail(client, { path: inLeasing, query });
    expect(listRights(all.product_permission_profiles)).toEqual([
      'ESign 2301416',
      `CLM ${subscriber}`,
      'Rooms 52411',
    ]);
    expect(await usersGet(client, { path: { userId: ines } })).toMatchObject({
      permissionProfileId: '2301416',
      permissionProfileName: 'DocuSign Viewer',
    });
    const settings = await usersGetSettings(use('sandbox-sender'), { path: { userId: ines } });
    expect(settings.canSendEnvelope).toBe('false');
  });

  it('make a user a member of the company on Rooms, who can work there', async () => {
    const { client, use } = openTenant();
    await giveById(client, {
      path: { ...inLeasing, userId: jonas },
      body: { product_permission_profiles: [profile(rooms, '52411'), profile(clm, contributor)] },
    });
    const { userSummaries = [] } = await roomsUsers(use('sandbox-viewer'), {
      query: { filter: 'jonas' },
    });
    expect(userSummaries).toMatchObject([
      { email: 'jonas.weir@harbour.example', status: 'Active', roleId: 52_411 },
    ]);
  });

  it('change the role of a member on Rooms', async () => {
    const { client } = openTenant();
    const { product_permission_profiles: products } = await giveById(client, {
      path: { ...inLeasing, userId: ines },
      body: { product_permission_profiles: [profile(rooms, '52410')] },
    });
    expect(listRights(products)).toContain('Rooms 52410');
    const { userSummaries = [] } = await roomsUsers(client, { query: { filter: 'ines' } });
    expect(userSummaries).toMatchObject([{ roleId: 52_410, accessLevel: 'Company' }]);
  });

  it('do not activate a user who is invited', async () => {
    const { client } = openTenant();
    await giveById(client, {
      path: { ...inLeasing, userId: tomas },
      body: { product_permission_profiles: [profile(rooms, '52409')] },
    });
    const { userSummaries = [] } = await roomsUsers(client, { query: { filter: 'tomas' } });
    expect(userSummaries).toMatchObject([{ status: 'Pending', roleId: 52_409 }]);
  });

  it.each([
    [[profile(noOne, '1')], /^400 .*\/0\/product_id: Harbour Leasing has no product 1111/],
    [
      [profile(clm, subscriber), profile(eSign, '999')],
      /^400 .*\/1\/permission_profile_id: ESign has no permission profile 999/,
    ],
    // A role for people from outside.
    [[profile(rooms, '52413')], /^400 .*Rooms has no permission profile 52413/],
    [
      [profile(eSign, '2301415'), profile(eSign, '2301416')],
      /^400 .*\/1\/product_id: ESign is in the list twice/,
    ],
  ])('are refused as a whole: %j', async (product_permission_profiles, sentence) => {
    const { client } = openTenant();
    const path = { ...inLeasing, userId: jonas };
    expect(
      await catchSentence(giveById(client, { path, body: { product_permission_profiles } })),
    ).toMatch(sentence);
    const { product_permission_profiles: products } = await getById(client, { path });
    expect(listRights(products)).toEqual(['ESign 2301416']);
  });

  it('are not for a user who has left', async () => {
    const { client } = openTenant();
    expect(
      await catchSentence(
        giveById(client, {
          path: { ...inLeasing, userId: petra },
          body: { product_permission_profiles: [profile(clm, subscriber)] },
        }),
      ),
    ).toMatch(/^400 The membership of Petra Halloran in Harbour Leasing is closed/);
  });

  it('leave the account an administrator', async () => {
    const { client } = openTenant();
    const path = { ...inLeasing, userId: mara };
    expect(
      await catchSentence(
        giveById(client, {
          path,
          body: {
            product_permission_profiles: [profile(clm, subscriber), profile(eSign, '2301415')],
          },
        }),
      ),
    ).toMatch(/^400 Harbour Leasing would have no active administrator/);
    expect(
      await catchSentence(
        giveById(client, {
          path,
          body: { product_permission_profiles: [profile(rooms, '52411')] },
        }),
      ),
    ).toMatch(/^400 mara.* is the last active administrator of Harbour Leasing on Rooms/);
  });
});

describe('products that are removed', () => {
  const email = 'ines.arcand@harbour.example';

  it('have a result each, and without e-signature the user leaves the account', async () => {
    const { client } = openTenant();
    const removed = await removeProducts(client, {
      path: inLeasing,
      body: { user_email: email, product_ids: [eSign, clm, noOne] },
    });
    expect(removed).toEqual({
      is_success: false,
      user_email: email,
      user_id: ines,
      user_product_results: {
        [eSign]: 'deleted',
        [clm]: 'deleted',
        [noOne]: `Harbour Leasing has no product ${noOne}.`,
      },
    });
    const user = await usersGet(client, { path: { userId: ines } });
    expect(user.userStatus).toBe('Closed');
  });

  it('keep e-signature where there is contract management', async () => {
    const { client } = openTenant();
    const { is_success: done, user_product_results: results } = await removeProducts(client, {
      path: inLeasing,
      body: { user_id: ines, product_ids: [eSign] },
    });
    expect(done).toBe(false);
    expect(results[eSign]).toMatch(/has access to CLM/);
  });

  it('close the company on Rooms to the user', async () => {
    const { client, use } = openTenant();
    const remove = async (user_id: string) => {
      const { is_success: done, user_product_results: results } = await removeProducts(client, {
        path: inLeasing,
        body: { user_id, product_ids: [rooms] },
      });
      return `${String(done)} ${results[rooms]}`;
    };
    await giveById(client, {
      path: { ...inLeasing, userId: jonas },
      body: { product_permission_profiles: [profile(rooms, '52411')] },
    });
    expect(await remove(jonas)).toBe('true deleted');
    expect(await catchSentence(roomsUsers(use('sandbox-viewer')))).toMatch(/^40\d /);
    expect(await remove(jonas)).toBe('false Jonas Weir has no access to Rooms in Harbour Leasing.');
    // The user has a room, which would be left without an owner.
    expect(await remove(ines)).toMatch(/^false ines.* owns the room/);
  });

  it('remain where nobody else administers them', async () => {
    const { client } = openTenant();
    const { is_success: done, user_product_results: results } = await removeProducts(client, {
      path: inLeasing,
      body: { user_id: mara, product_ids: [eSign, clm, rooms] },
    });
    expect(done).toBe(false);
    expect(results[eSign]).toMatch(/cannot close the own membership/);
    expect(results[rooms]).toMatch(/is the last active administrator of Harbour Leasing on Rooms/);
    // The company is still managed.
    await usersLockUser(client, { path: { userId: 33_129 }, body: { reason: 'On leave' } });
  });

  it('need a user', async () => {
    const { client } = openTenant();
    const remove = (user: { user_id?: string; user_email?: string }) =>
      catchSentence(
        removeProducts(client, { path: inLeasing, body: { ...user, product_ids: [clm] } }),
      );
    expect(await remove({})).toBe('400 Invalid body: user_id or user_email must name the user.');
    expect(await remove({ user_id: jonas, user_email: email })).toMatch(/^400 .*\/user_email/);
    expect(await remove({ user_id: noOne })).toMatch(/^404 /);
  });
});

describe('rights in the products', () => {
  it.each([
    ['sandbox-delegated-admin', charter, undefined],
    ['sandbox-account-admin', charter, undefined],
    ['sandbox-account-admin', inLeasing.accountId, 403],
    ['sandbox-sender', inLeasing.accountId, 403],
    ['sandbox-rooms-v5-admin', inLeasing.accountId, 403],
  ])('are given by %s in the account %s: %s', async (token, accountId, status) => {
    const { use } = openTenant();
    const call = giveById(use(token), {
      path: { organizationId, accountId, userId: elke },
      body: { product_permission_profiles: [profile(clm, subscriber)] },
    });
    if (status === undefined) expect((await call).user_id).toBe(elke);
    else expect(await catchSentence(call)).toMatch(new RegExp(`^${status} `));
  });

  it('are refused with a sentence and a reference, and no code', async () => {
    const { sandbox, close: closeOther } = await startProductsTest();
    const request = (token: string | undefined) =>
      sandbox.fetch(
        new Request(
          `http://sandbox.test/v2.1/organizations/${organizationId}/accounts/${charter}/products/permission_profiles`,
          token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
        ),
      );
    for (const [token, status] of [
      ['sandbox-sender', 403],
      [undefined, 401],
    ] as const) {
      const response = await request(token);
      expect(response.status).toBe(status);
      expect(await response.json()).toEqual({
        errorMessage: expect.stringMatching(/\w/),
        referenceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    }
    await closeOther();
  });
});
