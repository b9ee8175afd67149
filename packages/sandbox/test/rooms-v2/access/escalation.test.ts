import {
  rolesCreateRole,
  rolesUpdateRole,
  roomsCreateRoom,
  roomsGetRoom,
  roomsInviteUser,
  usersGetUsers,
  usersInviteUser,
  usersLockUser,
  usersRemoveUser,
} from '@countersign/client/rooms-v2';
import { afterAll, describe, expect, it } from 'vitest';
import { accountId } from '../../harness.ts';
import { startControlTest } from '../../control/harness.ts';
import { addCallers, createRoom, seeded } from '../people/harness.ts';

const test = await startControlTest();
afterAll(() => test.close());

const lena = {
  email: 'lena.hofer@harbour.example',
  firstName: 'Lena',
  lastName: 'Hofer',
  defaultOfficeId: seeded.harbour,
  accessLevel: 'Office',
  eSignPermissionProfileId: '2301416',
} as const;

/** A tenant with a member who has some permissions. */
async function openWith(permissions: readonly string[], isExternal = false) {
  const tenant = test.newTenant();
  await addCallers(tenant.control, [{ name: 'ada', userId: 81, permissions, isExternal }]);
  return { ...tenant, ada: test.client({ tenant: tenant.tenant, token: 'ada' }) };
}

describe('callers cannot give more than they have', () => {
  it('by a role of the company that they create or change', async () => {
    const { ada } = await openWith(['canManageRolesAndPermissions', 'canManageLogo']);
    const refusal = { status: 403, code: 'USER_LACKS_PERMISSIONS' };
    const more = { canManageAccount: true };
    await expect(
      rolesCreateRole(ada, { body: { name: 'Clerk', permissions: more } }),
    ).rejects.toMatchObject(refusal);
    await expect(
      rolesUpdateRole(ada, { path: { roleId: 81 }, body: { permissions: more } }),
    ).rejects.toMatchObject(refusal);
    const own = { canManageLogo: true, isHiddenInRoom: true };
    const { roleId = 0 } = await rolesCreateRole(ada, {
      body: { name: 'Clerk', permissions: own },
    });
    expect(
      await rolesUpdateRole(ada, {
        path: { roleId },
        body: { permissions: { canManageLogo: false } },
      }),
    ).toMatchObject({ permissions: { canManageLogo: false, isHiddenInRoom: true } });
  });

  it('by an invitation with a role or a permission profile', async () => {
    const { ada } = await openWith(['canAddMemberAndSetRoleLowerAccessLevel']);
    const invite = (more: object) =>
      usersInviteUser(ada, { body: { ...lena, roleId: seeded.manager, ...more } });
    await expect(invite({ roleId: seeded.administrator })).rejects.toThrow('/roleId');
    await expect(invite({ eSignPermissionProfileId: '2301414' })).rejects.toThrow(
      '/eSignPermissionProfileId',
    );
  });

  it('by the role of the owner of a new room', async () => {
    const { ada } = await openWith(['canCreateRooms']);
    const create = (roleId: number) =>
      roomsCreateRoom(ada, {
        body: {
          name: 'Quay 9',
          roleId,
          officeId: seeded.harbour,
          fieldData: { data: { address1: 'Quay 9', city: 'Seabird Bay' } },
        },
      });
    await expect(create(seeded.administrator)).rejects.toMatchObject({
      code: 'PROPERTY_VALIDATION_FAILURE',
      message: expect.stringContaining('/roleId'),
    });
    expect(await create(81)).toMatchObject({ name: 'Quay 9' });
  });
});

describe('a person from outside', () => {
  it('neither sees the company nor has a right in it, whatever the role says', async () => {
    const { ada } = await openWith(['canManageRolesAndPermissions', 'canCreateRooms'], true);
    const refusal = { status: 403, code: 'USER_LACKS_PERMISSIONS' };
    await expect(usersGetUsers(ada)).rejects.toMatchObject(refusal);
    await expect(rolesCreateRole(ada, { body: { name: 'Clerk' } })).rejects.toMatchObject(refusal);
    await expect(createRoom(ada)).rejects.toMatchObject(refusal);
  });

  it('who is invited to the company keeps the rooms until they accept, and then', async () => {
    const { client, control, tenant } = test.newTenant();
    const roomId = await createRoom(client);
    const { userId = 0 } = await roomsInviteUser(client, {
      path: { roomId },
      body: {
        email: lena.email,
        firstName: 'Lena',
        lastName: 'Berg',
        roleId: seeded.surveyor,
      },
    });
    const { eSignUserId = '' } = await control.acceptRoomsInvitation(accountId, userId);
    await control.seed({
      tokens: [
        {
          token: 'lena',
          userId: eSignUserId,
          integrationKey: '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20',
        },
      ],
    });
    const guest = test.client({ tenant, token: 'lena' });
    await usersInviteUser(client, { body: { ...lena, roleId: seeded.manager } });
    expect(await roomsGetRoom(guest, { path: { roomId } })).toMatchObject({ roomId });
    await expect(usersGetUsers(guest)).rejects.toMatchObject({ status: 403 });
    const accepted = await control.acceptRoomsInvitation(accountId, userId);
    expect(accepted.eSignUserId).toBe(eSignUserId);
    expect(await roomsGetRoom(guest, { path: { roomId } })).toMatchObject({ roomId });
  });
});

describe('the last active administrator', () => {
  it('can be neither removed nor locked out by others', async () => {
    const { ada } = await openWith([
      'canRemoveCompanyMemberSameAccessLevel',
      'canManageMemberSameAccessLevel',
    ]);
    const path = { userId: seeded.mara };
    const refusal = {
      code: 'INVALID_REQUEST_PARAMETERS',
      message: expect.stringContaining('last active administrator'),
    };
    await expect(usersRemoveUser(ada, { path })).rejects.toMatchObject(refusal);
    await expect(usersLockUser(ada, { path, body: { reason: 'Test' } })).rejects.toMatchObject(
      refusal,
    );
  });
});
