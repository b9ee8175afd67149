import {
  multiProductUserManagementAddOrUpdateUser as addOrUpdate,
  multiProductUserManagementGetUserProductPermissionProfiles as getRights,
} from '@countersign/client/admin-v2';
import {
  envelopesCreate,
  groupUsersList,
  usersGet,
  usersList,
} from '@countersign/client/esign-v2.1';
import { usersGetUsers as roomsUsers } from '@countersign/client/rooms-v2';
import type { NewMultiProductUserAddRequest } from '@countersign/types/admin-v2';
import { afterAll, describe, expect, it } from 'vitest';
import { definition } from '../../control/harness.ts';
import {
  catchSentence,
  charter,
  clm,
  eSign,
  ines,
  inLeasing,
  listRights,
  noOne,
  organizationId,
  rooms,
  startProductsTest,
  subscriber,
} from './harness.ts';

const { openTenant, close } = await startProductsTest();
afterAll(close);

const integrationKey = '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20';
const berthDesk = '6e1f0b74-52c9-4d38-97a6-c4d80b3e5f12';

const sender = { product_id: eSign, permission_profile_id: '2301415' };
const reader = { product_id: clm, permission_profile_id: subscriber };
const berthManager = { product_id: rooms, permission_profile_id: '52411' };

const nils: NewMultiProductUserAddRequest = {
  email: 'nils.berggren@harbour.example',
  user_name: 'Nils Berggren',
  first_name: 'Nils',
  last_name: 'Berggren',
  product_permission_profiles: [sender, reader, berthManager],
  ds_groups: [{ ds_group_id: berthDesk }],
};

describe('a new user', () => {
  it('of a claimed domain sends envelopes and works in Rooms at once', async () => {
    const { client, control, use } = openTenant();
    const added = await addOrUpdate(client, { path: inLeasing, body: nils });
    const { id: userId = '', accounts: [account] = [] } = added;
    expect(added).toMatchObject({ site_id: 3, user_name: 'Nils Berggren', email: nils.email });
    expect(account).toMatchObject({ id: inLeasing.accountId, site_id: 3 });
    expect(listRights(account?.product_permission_profiles)).toEqual([
      'ESign 2301415',
      `CLM ${subscriber}`,
      'Rooms 52411',
    ]);
    expect(account?.ds_groups?.map((one) => [one.group_name, one.user_count])).toEqual([
      ['Everyone', 6],
      ['Berth desk', 3],
    ]);
    const { users = [] } = await usersList(client, { query: { email: nils.email } });
    expect(users).toMatchObject([{ userId, userStatus: 'Active', permissionProfileId: '2301415' }]);
    await control.seed({ tokens: [{ token: 'nils', userId, integrationKey }] });
    expect((await envelopesCreate(use('nils'), { body: definition() })).status).toBe('sent');
    const { userSummaries } = await roomsUsers(use('nils'), { query: { filter: 'nils' } });
    expect(userSummaries).toMatchObject([{ status: 'Active', roleId: 52_411 }]);
  });

  it('of another domain is asked to activate the membership by e-mail', async () => {
    const { client, control } = openTenant();
    const email = 'pia.rosander@quayside.example';
    const { id: userId = '' } = await addOrUpdate(client, {
      path: inLeasing,
      body: { ...nils, email, user_name: 'Pia Rosander' },
    });
    expect(await usersGet(client, { path: { userId } })).toMatchObject({
      userStatus: 'ActivationSent',
    });
    const mails = await control.outbox();
    expect(mails.filter(({ to }) => to.email === email)).toHaveLength(1);
  });

  it('without e-signature cannot send', async () => {
    const { client, control, use } = openTenant();
    const { id: userId = '' } = await addOrUpdate(client, {
      path: inLeasing,
      body: { ...nils, product_permission_profiles: [reader] },
    });
    const left = await getRights(client, { path: { ...inLeasing, userId } });
    expect(listRights(left.product_permission_profiles)).toEqual([`CLM ${subscriber}`]);
    await control.seed({ tokens: [{ token: 'nils', userId, integrationKey }] });
    expect(await catchSentence(envelopesCreate(use('nils'), { body: definition() }))).toMatch(
      /^400 /,
    );
  });

  it.each([
    [{ ds_groups: [{ ds_group_id: noOne }] }, /^404 Harbour Leasing has no group 1111/],
    [
      { product_permission_profiles: [{ ...sender, permission_profile_id: '7' }] },
      /^400 .*ESign has no permission profile 7/,
    ],
    [{ email: 'nils' }, /^400 nils is not an e-mail address/],
    [{ default_account_id: charter }, /^400 Nils Berggren is not a user of the account 0a6e/],
    [{ language_culture: 'xx' }, /^400 Unknown language "xx"/],
  ])('is not added with %j', async (change, sentence) => {
    const { client } = openTenant();
    const call = addOrUpdate(client, { path: inLeasing, body: { ...nils, ...change } });
    expect(await catchSentence(call)).toMatch(sentence);
    const { users = [] } = await usersList(client);
    expect(users.map(({ userName }) => userName)).not.toContain('Nils Berggren');
  });
});

describe('a user of the account', () => {
  const email = 'INES.arcand@harbour.example';

  it('gets the rights and groups in addition', async () => {
    const { client } = openTenant();
    const { id, accounts: [account] = [] } = await addOrUpdate(client, {
      path: inLeasing,
      body: {
        email,
        product_permission_profiles: [{ ...sender, permission_profile_id: '2301777' }],
        ds_groups: [{ ds_group_id: berthDesk }],
      },
    });
    expect(id).toBe(ines);
    expect(listRights(account?.product_permission_profiles)).toEqual([
      'ESign 2301777',
      `CLM ${subscriber}`,
      'Rooms 52411',
    ]);
    const { users = [] } = await groupUsersList(client, { path: { groupId: '7731204' } });
    expect(users.map(({ userId }) => userId)).toContain(ines);
    const all = await usersList(client, { query: { email: 'ines.arcand@harbour.example' } });
    expect(all.users).toHaveLength(1);
  });

  it('gets the names and the language', async () => {
    const { client } = openTenant();
    const changed = await addOrUpdate(client, {
      path: inLeasing,
      body: {
        email,
        user_name: 'Ines Arcand-Ruiz',
        first_name: 'Ines',
        last_name: 'Arcand-Ruiz',
        language_culture: 'es',
        product_permission_profiles: [sender],
      },
    });
    expect(changed).toMatchObject({ user_name: 'Ines Arcand-Ruiz', language_culture: 'es' });
    expect(await usersGet(client, { path: { userId: ines } })).toMatchObject({
      userName: 'Ines Arcand-Ruiz',
      lastName: 'Arcand-Ruiz',
    });
  });

  it('who has left comes back', async () => {
    const { client } = openTenant();
    const { id } = await addOrUpdate(client, {
      path: inLeasing,
      body: {
        email: 'petra.halloran@harbour.example',
        user_name: 'Petra Halloran',
        product_permission_profiles: [sender],
      },
    });
    expect(await usersGet(client, { path: { userId: id ?? '' } })).toMatchObject({
      userName: 'Petra Halloran',
      userStatus: 'Active',
    });
  });
});

it('is for administrators of the account', async () => {
  const { use } = openTenant();
  const add = (token: string, accountId: string) =>
    addOrUpdate(use(token), {
      path: { organizationId, accountId },
      body: { ...nils, ds_groups: [], product_permission_profiles: [sender] },
    });
  expect(await catchSentence(add('sandbox-sender', inLeasing.accountId))).toMatch(/^403 /);
  expect(await catchSentence(add('sandbox-account-admin', inLeasing.accountId))).toMatch(/^403 /);
  const added = await add('sandbox-account-admin', charter);
  expect(added.accounts).toMatchObject([{ id: charter, site_id: 11 }]);
});
