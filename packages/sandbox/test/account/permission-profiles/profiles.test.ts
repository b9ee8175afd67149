import {
  accountPermissionProfilesCreate,
  accountPermissionProfilesDelete,
  accountPermissionProfilesGet,
  accountPermissionProfilesList,
  accountPermissionProfilesUpdate,
  usersCreate,
  usersGet,
  usersGetSettings,
  usersUpdate,
} from '@countersign/client/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { catchRefusal } from '../users/ask.ts';

const { newTenant, client: createTestClient, close } = await startControlTest();
afterAll(close);

const path = { userId: '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520' };

it('a profile gives its rights to those who have it, at once', async () => {
  const { client } = newTenant();
  const made = await accountPermissionProfilesCreate(client, {
    body: { permissionProfileName: 'Pilot', settings: { allowBulkSending: 'true' } },
  });
  expect(made.settings).toMatchObject({ allowBulkSending: 'true', allowEnvelopeSending: 'false' });
  const permissionProfileId = made.permissionProfileId ?? '';
  await usersUpdate(client, { path, body: { permissionProfileId } });
  expect(await usersGetSettings(client, { path })).toMatchObject({
    bulkSend: 'true',
    canSendEnvelope: 'false',
  });
  await accountPermissionProfilesUpdate(client, {
    path: { permissionProfileId },
    body: { settings: { allowAccountManagement: 'true' } },
  });
  expect((await usersGet(client, { path })).isAdmin).toBe('True');
  const { users, settings } = await accountPermissionProfilesGet(client, {
    path: { permissionProfileId },
  });
  expect(users?.map(({ userName }) => userName)).toEqual(['Ines Arcand']);
  expect(settings?.allowBulkSending).toBe('true');
});

it('a profile in use goes only when another one is named, and that of administrators stays', async () => {
  const { client } = newTenant();
  const own = { permissionProfileId: '2301777' };
  await usersUpdate(client, { path, body: own });
  expect(await catchRefusal(accountPermissionProfilesDelete(client, { path: own }))).toBe(
    '400 INVALID_REQUEST_PARAMETER',
  );
  await accountPermissionProfilesDelete(client, { path: own, query: { move_users_to: '2301416' } });
  expect((await usersGet(client, { path })).permissionProfileName).toBe('DocuSign Viewer');
  expect(await catchRefusal(accountPermissionProfilesGet(client, { path: own }))).toBe(
    '400 INVALID_REQUEST_PARAMETER',
  );
  const query = { move_users_to: '2301416' };
  const administrators = { permissionProfileId: '2301414' };
  expect(
    await catchRefusal(accountPermissionProfilesDelete(client, { path: administrators, query })),
  ).toBe('400 INVALID_REQUEST_PARAMETER');
  await accountPermissionProfilesDelete(client, {
    path: { permissionProfileId: '2301415' },
    query,
  });
  const { permissionProfiles } = await accountPermissionProfilesList(client);
  expect(permissionProfiles?.map((one) => one.permissionProfileName)).toEqual([
    'Account Administrator',
    'DocuSign Viewer',
  ]);
  const person = { userName: 'Nils Amberg', email: 'nils.amberg@harbour.example' };
  const { newUsers } = await usersCreate(client, { body: { newUsers: [person] } });
  expect(newUsers?.[0]?.permissionProfileId).toBe('2301416');
});

it('the list tells more where that is asked for', async () => {
  const { client, tenant } = newTenant();
  const of = async (include?: string) => {
    const list = await accountPermissionProfilesList(client, {
      ...(include !== undefined && { query: { include } }),
    });
    return list.permissionProfiles?.find((one) => one.permissionProfileId === '2301415');
  };
  expect((await of())?.userCount).toBeUndefined();
  expect((await of('user_count'))?.userCount).toBe('3');
  expect((await of('user_count,closed_users'))?.userCount).toBe('4');
  const full = await of('account_management, metadata');
  expect(full?.settings?.accountManagementGranular?.allowViewUsers).toBe('true');
  expect(full?.settings?.allowEnvelopeSendingMetadata?.rights).toBe('editable');
  expect(await catchRefusal(of('brands'))).toBe('400 INVALID_REQUEST_PARAMETER');
  const sender = createTestClient({ tenant, token: 'sandbox-sender' });
  const body = { permissionProfileName: 'Mine' };
  expect(await catchRefusal(accountPermissionProfilesCreate(sender, { body }))).toBe(
    '400 USER_NOT_ACCOUNT_ADMIN',
  );
  expect(await catchRefusal(accountPermissionProfilesCreate(client, { body: {} }))).toBe(
    '400 INVALID_REQUEST_PARAMETER',
  );
});

it.each(['constructor', '__proto__', 'toString', '2301413'])(
  'the ID %s names no profile',
  async (permissionProfileId) => {
    const { client } = newTenant();
    const own = { permissionProfileId };
    const refused = '400 INVALID_REQUEST_PARAMETER';
    expect(await catchRefusal(accountPermissionProfilesGet(client, { path: own }))).toBe(refused);
    expect(await catchRefusal(accountPermissionProfilesDelete(client, { path: own }))).toBe(
      refused,
    );
    expect(
      await catchRefusal(accountPermissionProfilesUpdate(client, { path: own, body: {} })),
    ).toBe(refused);
  },
);
