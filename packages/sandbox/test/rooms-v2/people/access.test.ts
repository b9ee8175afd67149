import {
  roomsGetRoom,
  roomsGetRooms,
  roomsGetRoomUsers,
  roomsInviteUser,
  roomsPutRoomUser,
  roomsRestoreRoomUserAccess,
  roomsRevokeRoomUserAccess,
} from '@countersign/client/rooms-v2';
import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { addCallers, createRoomWith } from './harness.ts';

const test = await startControlTest();
afterAll(() => test.close());

const start = '2027-03-01T12:00:00Z';

async function createPeople() {
  const { client, control, tenant } = test.newTenant();
  await control.freeze(start);
  const callers = [
    { name: 'ada', userId: 81, permissions: ['canManageInvitedUserRoomAccess'] },
    { name: 'ben', userId: 82, permissions: ['canViewRoomDetails'] },
  ];
  await addCallers(control, callers);
  const roomId = await createRoomWith(client, callers);
  const ben = test.client({ tenant, token: 'ben' });
  return {
    client,
    control,
    roomId,
    path: { roomId, userId: 82 },
    ada: test.client({ tenant, token: 'ada' }),
    /** Checks whether Ben sees the room: by its ID, in his list, and in the list of its people. */
    async look() {
      const byId = await roomsGetRoom(ben, { path: { roomId } }).then(
        () => true,
        () => false,
      );
      const { rooms = [] } = await roomsGetRooms(ben);
      const { users = [] } = await roomsGetRoomUsers(client, { path: { roomId } });
      const inList = rooms.some((room) => room.roomId === roomId);
      return { byId, inList, among: users.some(({ userId }) => userId === 82) };
    },
  };
}

const sees = { byId: true, inList: true, among: true };
const seesNothing = { byId: false, inList: false, among: false };

describe('the access of a person to a room', () => {
  it('ends at once, and is restored with the same role', async () => {
    const { client, path, look } = await createPeople();
    expect(await look()).toEqual(sees);
    await roomsRevokeRoomUserAccess(client, { path });
    expect(await look()).toEqual(seesNothing);
    expect(await roomsPutRoomUser(client, { path, body: {} })).toMatchObject({ isRevoked: true });
    await roomsRestoreRoomUserAccess(client, { path });
    expect(await look()).toEqual(sees);
    expect(await roomsPutRoomUser(client, { path, body: {} })).toMatchObject({
      isRevoked: false,
      roleId: 82,
      invitedByUserId: 33127,
    });
  });

  it('ends on a date, by the clock of the tenant', async () => {
    const { client, control, path, look } = await createPeople();
    await roomsRevokeRoomUserAccess(client, {
      path,
      body: { revocationDate: '2027-03-03T12:00:00' },
    });
    await control.advance({ days: 1 });
    expect(await look()).toEqual(sees);
    await control.advance({ days: 1 });
    expect(await look()).toEqual(seesNothing);
    await roomsRestoreRoomUserAccess(client, { path });
    expect(await look()).toEqual(sees);
    await control.advance({ days: 30 });
    expect(await look()).toEqual(sees);
  });

  it('ends at once if the date is in the past', async () => {
    const { client, path, look } = await createPeople();
    await roomsRevokeRoomUserAccess(client, {
      path,
      body: { revocationDate: '2027-02-01T00:00:00Z' },
    });
    expect(await look()).toEqual(seesNothing);
  });

  it('is given until a date to a person whose access was revoked', async () => {
    const { client, control, path, look } = await createPeople();
    await roomsRevokeRoomUserAccess(client, { path });
    await roomsRevokeRoomUserAccess(client, {
      path,
      body: { revocationDate: '2027-03-03T12:00:00Z' },
    });
    expect(await look()).toEqual(sees);
    await control.advance({ days: 2 });
    expect(await look()).toEqual(seesNothing);
  });

  it('does not end on a date that was cancelled or moved', async () => {
    const { client, control, path, look } = await createPeople();
    const revoke = (revocationDate: string) =>
      roomsRevokeRoomUserAccess(client, { path, body: { revocationDate } });
    await revoke('2027-03-03T12:00:00Z');
    await roomsRestoreRoomUserAccess(client, { path });
    await control.advance({ days: 3 });
    expect(await look()).toEqual(sees);
    await revoke('2027-03-06T12:00:00Z');
    await revoke('2027-03-10T12:00:00Z');
    await control.advance({ days: 4 });
    expect(await look()).toEqual(sees);
    await control.advance({ days: 3 });
    expect(await look()).toEqual(seesNothing);
  });

  it('is not restored if it was not revoked', async () => {
    const { client, path } = await createPeople();
    await expect(roomsRestoreRoomUserAccess(client, { path })).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST_PARAMETERS',
    });
  });

  it('does not come back by an invitation', async () => {
    const { client, roomId, path, look } = await createPeople();
    await roomsRevokeRoomUserAccess(client, { path });
    const again = roomsInviteUser(client, {
      path: { roomId },
      body: { email: 'ben@harbour.example', firstName: 'Ben', lastName: 'H', roleId: 82 },
    });
    await expect(again).rejects.toMatchObject({ status: 400, code: 'PROPERTY_VALIDATION_FAILURE' });
    await expect(again).rejects.toThrow('Rooms_RestoreRoomUserAccess');
    expect(await look()).toEqual(seesNothing);
  });

  it('is managed by those who invited them, if their role allows only that', async () => {
    const { client, path, ada, look } = await createPeople();
    const refused = { status: 403, code: 'USER_LACKS_PERMISSIONS' };
    await expect(roomsRevokeRoomUserAccess(ada, { path })).rejects.toMatchObject(refused);
    await roomsRevokeRoomUserAccess(client, { path });
    await expect(roomsRestoreRoomUserAccess(ada, { path })).rejects.toMatchObject(refused);
    expect(await look()).toEqual(seesNothing);
  });

  it('is not found for people who are not in the room', async () => {
    const { client, roomId } = await createPeople();
    const path = { roomId, userId: 33164 };
    const missing = { status: 404, code: 'RESOURCE_NOT_FOUND' };
    await expect(roomsRevokeRoomUserAccess(client, { path })).rejects.toMatchObject(missing);
    await expect(roomsRestoreRoomUserAccess(client, { path })).rejects.toMatchObject(missing);
  });
});
