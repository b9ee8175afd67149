import {
  groupBrandsDelete,
  groupBrandsGet,
  groupBrandsUpdate,
  groupUsersDelete,
  groupUsersList,
  groupUsersUpdate,
  groupsCreate,
  groupsDelete,
  groupsList,
  groupsUpdate,
  usersGet,
} from '@countersign/client/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { mara } from '../../harness.ts';
import { listOutcomes, catchRefusal } from '../users/ask.ts';

const { newTenant, client: createTestClient, close } = await startControlTest();
afterAll(close);

const ines = '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520';
const nobody = '00000000-0000-0000-0000-000000000000';
const administrators = '7731200';
const everyone = '7731201';

it('every account has its administrators and everyone, which stay', async () => {
  const { client } = newTenant();
  const { groups = [] } = await groupsList(client, { query: { include_usercount: 'true' } });
  expect(groups.map(({ groupType, usersCount }) => [groupType, usersCount])).toEqual([
    ['adminstrators', '1'],
    ['everyone', '6'],
    ['customGroup', '2'],
  ]);
  const { groups: left } = await groupsDelete(client, {
    body: { groups: [{ groupId: administrators }, { groupId: '7731204' }, { groupId: '1' }] },
  });
  expect(listOutcomes(left)).toEqual(['INVALID_REQUEST_PARAMETER', '-', 'INVALID_GROUP_ID']);
  const found = await groupsList(client, { query: { search_text: 'EVERY' } });
  expect(found.groups?.map(({ groupId }) => groupId)).toEqual([everyone]);
});

it('groups are made with other names and with members, and renamed', async () => {
  const { client } = newTenant();
  const { groups: made = [] } = await groupsCreate(client, {
    body: {
      groups: [
        { groupName: 'Pilots', users: [{ userId: ines }] },
        { groupName: 'BERTH DESK' },
        { groupName: 'Ghosts', users: [{ userId: nobody }] },
      ],
    },
  });
  expect(listOutcomes(made)).toEqual(['-', 'INVALID_GROUP_NAME', 'INVALID_USERID']);
  expect(made[1]).toMatchObject({ groupId: '7731204', groupName: 'Berth desk' });
  expect(made[0]).toMatchObject({ groupType: 'customGroup', usersCount: '1' });
  const groupId = made[0]?.groupId ?? '';
  const { groups: renamed } = await groupsUpdate(client, {
    body: {
      groups: [
        { groupId, groupName: 'Sea pilots' },
        { groupId: '1', groupName: 'Land' },
      ],
    },
  });
  expect(renamed?.[0]?.groupName).toBe('Sea pilots');
  expect(listOutcomes(renamed)).toEqual(['-', 'INVALID_GROUP_ID']);
  const nameless = await groupsCreate(client, { body: { groups: [{ groupName: ' ' }] } });
  expect(listOutcomes(nameless.groups)).toEqual(['INVALID_GROUP_NAME']);
});

it('members come and go, and have the rights of their groups meanwhile', async () => {
  const { client } = newTenant();
  const isAdmin = async () => (await usersGet(client, { path: { userId: ines } })).isAdmin;
  const { groups } = await groupsCreate(client, {
    body: { groups: [{ groupName: 'Deputies', permissionProfileId: '2301414' }] },
  });
  const path = { groupId: groups?.[0]?.groupId ?? '' };
  const body = { users: [{ userId: ines }, { userId: nobody }] };
  const { users } = await groupUsersUpdate(client, { path, body });
  expect(listOutcomes(users)).toEqual(['-', 'INVALID_USERID']);
  expect(await isAdmin()).toBe('True');
  await groupUsersDelete(client, { path, body });
  expect(await isAdmin()).toBe('False');
  await groupUsersUpdate(client, { path: { groupId: administrators }, body });
  const admins = await groupUsersList(client, { path: { groupId: administrators } });
  expect(admins.users?.map(({ userId }) => userId)).toEqual([mara, ines]);
  const { users: staying } = await groupUsersDelete(client, { path: { groupId: everyone }, body });
  expect(listOutcomes(staying)).toEqual(['INVALID_REQUEST_PARAMETER', 'INVALID_USERID']);
});

it('brands are given to a group and taken from it', async () => {
  const { client } = newTenant();
  const path = { groupId: '7731204' };
  const guests = { brands: [{ brandId: '7e3c9a51-d284-4b60-8f17-a5c2e0d6b394' }] };
  const left = await groupBrandsDelete(client, { path, body: guests });
  expect(left.brandOptions?.map(({ brandName }) => brandName)).toEqual(['Harbour Leasing']);
  await groupBrandsUpdate(client, { path, body: guests });
  const all = await groupBrandsGet(client, { path });
  expect(all.brandOptions?.map(({ brandName }) => brandName)).toEqual([
    'Harbour Leasing',
    'Guest berths',
  ]);
  const unknown = groupBrandsUpdate(client, { path, body: { brands: [{ brandId: nobody }] } });
  expect(await catchRefusal(unknown)).toBe('400 INVALID_REQUEST_PARAMETER');
  expect(await catchRefusal(groupBrandsGet(client, { path: { groupId: '7731299' } }))).toBe(
    '400 INVALID_REQUEST_PARAMETER',
  );
});

it('only administrators change groups', async () => {
  const { tenant } = newTenant();
  const sender = createTestClient({ tenant, token: 'sandbox-sender' });
  const body = { groups: [{ groupId: '7731204', groupName: 'Mine' }] };
  for (const call of [groupsCreate, groupsUpdate, groupsDelete])
    expect(await catchRefusal(call(sender, { body }))).toBe('400 USER_NOT_ACCOUNT_ADMIN');
  expect((await groupsList(sender)).groups).toHaveLength(3);
});
