import {
  rolesCreateRole,
  rolesGetRoles,
  roomsGetRoom,
  roomsGetRooms,
  roomsGetRoomUsers,
  roomsInviteUser,
  roomsRevokeRoomUserAccess,
} from '@countersign/client/rooms-v2';
import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { createRoom, noor } from './harness.ts';

const test = await startControlTest();
afterAll(() => test.close());

async function createWorld() {
  const { client, control } = test.newTenant();
  await control.freeze('2027-03-01T12:00:00Z');
  const roomId = await createRoom(client);
  const path = { roomId };
  return {
    client,
    control,
    roomId,
    invite: () => roomsInviteUser(client, { path, body: noor }),
    async listPeople() {
      const { users = [] } = await roomsGetRoomUsers(client, { path });
      return users.map(({ firstName }) => firstName);
    },
  };
}

describe('a snapshot', () => {
  it('brings back rooms, people, roles and revocations to come', async () => {
    const { client, control, roomId, invite, listPeople } = await createWorld();
    const { userId = 0 } = await invite();
    await roomsRevokeRoomUserAccess(client, {
      path: { roomId, userId },
      body: { revocationDate: '2027-03-03T12:00:00Z' },
    });
    await control.takeSnapshot('invited');
    const later = await createRoom(client);
    await rolesCreateRole(client, { body: { name: 'Harbour diver', isExternal: true } });
    await control.advance({ days: 3 });
    expect(await listPeople()).toEqual(['Mara']);
    for (let time = 0; time < 2; time += 1) {
      await control.restoreSnapshot('invited');
      expect(await listPeople()).toEqual(['Mara', 'Noor']);
      await expect(roomsGetRoom(client, { path: { roomId: later } })).rejects.toMatchObject({
        status: 404,
      });
      const { roles = [] } = await rolesGetRoles(client);
      expect(roles.map(({ name }) => name)).not.toContain('Harbour diver');
      // The revocation still lies ahead, and happens again.
      await control.advance({ days: 3 });
      expect(await listPeople()).toEqual(['Mara']);
    }
  });
});

describe('a reset', () => {
  it('leaves only the rooms and people of the seed', async () => {
    const { client, control, roomId, invite } = await createWorld();
    const listRooms = async () => {
      const { rooms = [] } = await roomsGetRooms(client, { query: { roomStatus: 'open' } });
      return rooms.map((room) => room.roomId);
    };
    await invite();
    expect(await listRooms()).toContain(roomId);
    await control.reset();
    const rooms = await listRooms();
    expect(rooms).toContain(5_518_203);
    expect(rooms).not.toContain(roomId);
    // The person is not known any more: an invitation gets another ID.
    const other = await createRoom(client);
    const { userId: before } = await roomsInviteUser(client, {
      path: { roomId: other },
      body: noor,
    });
    await control.reset();
    const third = await createRoom(client);
    const { userId: after } = await roomsInviteUser(client, {
      path: { roomId: third },
      body: noor,
    });
    expect(after).not.toBe(before);
    expect(await control.outbox({ to: noor.email })).toHaveLength(1);
  });
});
