import { roomsGetRoomUsers, roomsInviteUser, roomsPutRoomUser } from '@countersign/client/rooms-v2';
import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { addCallers, createRoomWith, seeded } from './harness.ts';

const test = await startControlTest();
afterAll(() => test.close());

async function createPeople() {
  const { client, control, tenant } = test.newTenant();
  const callers = [
    {
      name: 'ada',
      userId: 81,
      permissions: ['canAddUsersToRooms', 'canEditInvitedRoomRole', 'canViewRoomDetails'],
    },
    { name: 'ben', userId: 82, permissions: ['canViewRoomDetails'] },
  ];
  await addCallers(control, callers);
  const roomId = await createRoomWith(client, callers);
  return { client, roomId, ada: test.client({ tenant, token: 'ada' }) };
}

describe('a person in a room', () => {
  it('gets another role and side, and the rest is kept', async () => {
    const { client, roomId } = await createPeople();
    const path = { roomId, userId: 82 };
    expect(
      await roomsPutRoomUser(client, { path, body: { roleId: seeded.manager } }),
    ).toMatchObject({
      userId: 82,
      roleId: seeded.manager,
      isRevoked: false,
      invitedByUserId: 33127,
    });
    expect(
      await roomsPutRoomUser(client, { path, body: { transactionSideId: 'listbuy' } }),
    ).toMatchObject({ roleId: seeded.manager, transactionSideId: 'listbuy' });
    const { users = [] } = await roomsGetRoomUsers(client, { path: { roomId } });
    expect(users.find(({ userId }) => userId === 82)).toMatchObject({
      roleName: 'Berth manager',
      transactionSideId: 'listbuy',
    });
  });

  it('keeps the kind of role that members and other people have', async () => {
    const { client, roomId } = await createPeople();
    const change = roomsPutRoomUser(client, {
      path: { roomId, userId: 82 },
      body: { roleId: seeded.tenant },
    });
    await expect(change).rejects.toMatchObject({
      status: 400,
      code: 'PROPERTY_VALIDATION_FAILURE',
    });
    await expect(change).rejects.toThrow('/roleId');
  });

  it('is changed by those who invited them, if their role allows only that', async () => {
    const { client, roomId, ada } = await createPeople();
    const { userId = 0 } = await roomsInviteUser(ada, {
      path: { roomId },
      body: {
        email: 'rosa@quayside.example',
        firstName: 'Rosa',
        lastName: 'Blum',
        roleId: seeded.tenant,
      },
    });
    expect(
      await roomsPutRoomUser(ada, { path: { roomId, userId }, body: { transactionSideId: 'buy' } }),
    ).toMatchObject({ invitedByUserId: 81, transactionSideId: 'buy' });
    await expect(
      roomsPutRoomUser(ada, { path: { roomId, userId: 82 }, body: { transactionSideId: 'buy' } }),
    ).rejects.toMatchObject({ status: 403, code: 'USER_LACKS_PERMISSIONS' });
    // A role that allows more than the caller may do there cannot be given.
    await expect(
      roomsPutRoomUser(ada, { path: { roomId, userId }, body: { roleId: seeded.surveyor } }),
    ).rejects.toMatchObject({ status: 400, code: 'PROPERTY_VALIDATION_FAILURE' });
    expect(
      await roomsPutRoomUser(client, {
        path: { roomId, userId },
        body: { roleId: seeded.surveyor },
      }),
    ).toMatchObject({ roleId: seeded.surveyor, invitedByUserId: 81 });
  });

  it('is not found if they are not in the room', async () => {
    const { client, roomId } = await createPeople();
    await expect(
      roomsPutRoomUser(client, { path: { roomId, userId: seeded.valdivia }, body: {} }),
    ).rejects.toMatchObject({ status: 404, code: 'RESOURCE_NOT_FOUND' });
  });
});
