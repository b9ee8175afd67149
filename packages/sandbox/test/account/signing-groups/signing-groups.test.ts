import {
  signingGroupUsersDelete,
  signingGroupUsersList,
  signingGroupUsersUpdate,
  signingGroupsCreate,
  signingGroupsDelete,
  signingGroupsGet,
  signingGroupsList,
  signingGroupsUpdate,
  signingGroupsUpdateList,
} from '@countersign/client/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { listOutcomes, catchRefusal } from '../users/ask.ts';

const { newTenant, client: createTestClient, close } = await startControlTest();
afterAll(close);

const path = { signingGroupId: '9120457' };
const pilots = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({
    userName: `Pilot ${from + at}`,
    email: `pilot-${from + at}@harbour.example`,
  }));

it('a signing group has up to 50 members, added and removed one by one', async () => {
  const { client } = newTenant();
  const group = await signingGroupsUpdate(client, { path, body: { users: pilots(47) } });
  expect(group.users).toHaveLength(49);
  const [known] = pilots(1);
  const { users } = await signingGroupUsersUpdate(client, {
    path,
    body: { users: [...pilots(2, 47), known ?? {}, { userName: 'No Mailbox' }] },
  });
  expect(listOutcomes(users)).toEqual([
    '-',
    'INVALID_REQUEST_PARAMETER',
    '-',
    'INVALID_REQUEST_PARAMETER',
  ]);
  expect((await signingGroupUsersList(client, { path })).users).toHaveLength(50);
  const overfull = signingGroupsUpdate(client, { path, body: { users: pilots(1, 99) } });
  expect(await catchRefusal(overfull)).toBe('400 INVALID_REQUEST_PARAMETER');
  const { users: removed } = await signingGroupUsersDelete(client, {
    path,
    body: { users: [...pilots(1), { userName: 'Pilot 1', email: 'another@harbour.example' }] },
  });
  expect(listOutcomes(removed)).toEqual(['-', 'INVALID_REQUEST_PARAMETER']);
  expect((await signingGroupUsersList(client, { path })).users).toHaveLength(49);
});

it('signing groups are made, listed with and without members, renamed and deleted', async () => {
  const { client, tenant } = newTenant();
  const { groups: made } = await signingGroupsCreate(client, {
    body: { groups: [{ groupName: 'Pilots', users: pilots(2) }, { users: pilots(1) }] },
  });
  expect(listOutcomes(made)).toEqual(['-', 'INVALID_GROUP_NAME']);
  const signingGroupId = made?.[0]?.signingGroupId ?? '';
  const sender = createTestClient({ tenant, token: 'sandbox-sender' });
  const [, short] = (await signingGroupsList(sender)).groups ?? [];
  expect(short).toMatchObject({ signingGroupId, groupName: 'Pilots' });
  expect(short?.users).toBeUndefined();
  const full = await signingGroupsList(sender, { query: { include_users: 'true' } });
  expect(full.groups?.[1]?.users).toEqual(pilots(2));
  await signingGroupsUpdateList(client, {
    body: { groups: [{ signingGroupId, groupName: 'Sea pilots' }] },
  });
  expect(await signingGroupsGet(client, { path: { signingGroupId } })).toMatchObject({
    groupName: 'Sea pilots',
    users: pilots(2),
  });
  const body = { groups: [{ signingGroupId }] };
  await signingGroupsDelete(client, { body });
  expect(listOutcomes((await signingGroupsDelete(client, { body })).groups)).toEqual([
    'SIGNING_GROUP_INVALID',
  ]);
  expect(await catchRefusal(signingGroupsGet(client, { path: { signingGroupId } }))).toBe(
    '404 RESOURCE_NOT_FOUND',
  );
});

it('only administrators manage them', async () => {
  const sender = createTestClient({ tenant: newTenant().tenant, token: 'sandbox-sender' });
  expect(await catchRefusal(signingGroupsGet(sender, { path }))).toBe('400 USER_NOT_ACCOUNT_ADMIN');
  expect(
    await catchRefusal(signingGroupUsersUpdate(sender, { path, body: { users: pilots(1) } })),
  ).toBe('400 USER_NOT_ACCOUNT_ADMIN');
});
