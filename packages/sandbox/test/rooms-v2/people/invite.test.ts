import {
  roomsGetRoom,
  roomsGetRooms,
  roomsGetRoomUsers,
  roomsInviteUser,
  usersGetUser,
} from '@countersign/client/rooms-v2';
import { afterAll, describe, expect, it } from 'vitest';
import { accountId } from '../../harness.ts';
import { startControlTest } from '../../control/harness.ts';
import { addCallers, createRoom, noor as surveyor, seeded } from './harness.ts';

const test = await startControlTest();
afterAll(() => test.close());

const noor = { ...surveyor, transactionSideId: 'sell' };

describe('an invitation to a room', () => {
  it('makes a person from outside one of its people, and sends an e-mail', async () => {
    const { client, control } = test.newTenant();
    const roomId = await createRoom(client);
    const { data, response } = await roomsInviteUser(client, {
      path: { roomId },
      body: noor,
    }).withResponse();
    expect(response.status).toBe(201);
    expect(data).toMatchObject({ ...noor, roomId });
    const { users = [] } = await roomsGetRoomUsers(client, { path: { roomId } });
    expect(users.map(({ userId, roleName }) => ({ userId, roleName }))).toEqual([
      { userId: seeded.mara, roleName: 'Default Admin' },
      { userId: data.userId, roleName: 'Visiting surveyor' },
    ]);
    const [mail] = await control.outbox({ reason: 'room-invitation' });
    expect(mail).toMatchObject({ to: { name: 'Noor Haddad', email: noor.email } });
    expect(mail?.subject).toContain('Quay 9');
  });

  it('of a person whom Rooms knows keeps the ID, whatever the case of the address', async () => {
    const { client } = test.newTenant();
    const roomId = await createRoom(client);
    const invited = await roomsInviteUser(client, {
      path: { roomId },
      body: { ...noor, email: 'Ines.Valdivia@SEABIRD.example', roleId: seeded.tenant },
    });
    expect(invited).toMatchObject({
      userId: seeded.valdivia,
      email: 'ines.valdivia@seabird.example',
      firstName: 'Ines',
    });
  });

  it('is sent again to a person with the same role, and changes nothing', async () => {
    const { client, control } = test.newTenant();
    const roomId = await createRoom(client);
    const { userId } = await roomsInviteUser(client, { path: { roomId }, body: noor });
    const again = await roomsInviteUser(client, { path: { roomId }, body: noor }).withResponse();
    expect(again.response.status).toBe(200);
    expect(again.data.userId).toBe(userId);
    expect(await control.outbox({ to: noor.email })).toHaveLength(2);
    await expect(
      roomsInviteUser(client, { path: { roomId }, body: { ...noor, roleId: seeded.tenant } }),
    ).rejects.toMatchObject({ code: 'PROPERTY_VALIDATION_FAILURE' });
    await expect(
      roomsInviteUser(client, { path: { roomId }, body: { ...noor, transactionSideId: 'buy' } }),
    ).rejects.toMatchObject({ code: 'PROPERTY_VALIDATION_FAILURE' });
    const { users = [] } = await roomsGetRoomUsers(client, { path: { roomId } });
    expect(users.filter(({ email }) => email === noor.email)).toMatchObject([
      { roleId: seeded.surveyor, transactionSideId: 'sell' },
    ]);
  });

  it.each([
    ['a role that does not exist', { roleId: 999_999 }, '/roleId'],
    ['an internal role for a person from outside', { roleId: seeded.manager }, '/roleId'],
    [
      'an external role for a member',
      { email: 'ines.arcand@harbour.example', roleId: seeded.tenant },
      '/roleId',
    ],
    ['an unknown side', { transactionSideId: 'rent' }, '/transactionSideId'],
    ['an address that is none', { email: 'noor at survey' }, '/email'],
    ['an empty name', { lastName: ' ' }, '/lastName'],
  ])('is rejected with %s', async (_, change, place) => {
    const { client, control } = test.newTenant();
    const roomId = await createRoom(client);
    const refused = roomsInviteUser(client, { path: { roomId }, body: { ...noor, ...change } });
    await expect(refused).rejects.toMatchObject({
      status: 400,
      code: 'PROPERTY_VALIDATION_FAILURE',
    });
    await expect(refused).rejects.toThrow(place);
    expect(await control.outbox({ reason: 'room-invitation' })).toEqual([]);
  });

  it('needs the right to add people, in the role of the room', async () => {
    const { client, control, tenant } = test.newTenant();
    await addCallers(control, [
      { name: 'ada', userId: 81, permissions: ['canAddUsersToRooms'] },
      { name: 'ben', userId: 82, permissions: ['canViewRoomDetails'] },
    ]);
    const ada = test.client({ tenant, token: 'ada' });
    const roomId = await createRoom(client);
    const invite = (body: object) =>
      roomsInviteUser(ada, { path: { roomId }, body: { ...noor, ...body } });
    // A caller outside of the room, without access to all rooms, gets the same error as for a
    // missing room.
    await expect(invite({})).rejects.toMatchObject({ status: 404, code: 'RESOURCE_NOT_FOUND' });
    const join = (roleId: number, name: string) =>
      roomsInviteUser(client, {
        path: { roomId },
        body: { email: `${name}@harbour.example`, firstName: name, lastName: 'H', roleId },
      });
    await join(82, 'ada');
    // The role of the room counts, not that of the company.
    await expect(invite({})).rejects.toMatchObject({ status: 403, code: 'USER_LACKS_PERMISSIONS' });
    await join(81, 'ben');
    const ben = test.client({ tenant, token: 'ben' });
    // A role that allows more than the caller may do in the room cannot be given.
    await expect(roomsInviteUser(ben, { path: { roomId }, body: noor })).rejects.toMatchObject({
      status: 400,
      code: 'PROPERTY_VALIDATION_FAILURE',
    });
  });

  it('gives the access that the role of the room allows', async () => {
    const { client, control, tenant } = test.newTenant();
    await addCallers(control, [{ name: 'ada', userId: 81, permissions: ['canViewRoomDetails'] }]);
    const ada = test.client({ tenant, token: 'ada' });
    const roomId = await createRoom(client);
    await expect(roomsGetRoom(ada, { path: { roomId } })).rejects.toMatchObject({ status: 404 });
    await roomsInviteUser(client, {
      path: { roomId },
      body: { email: 'ada@harbour.example', firstName: 'Ada', lastName: 'H', roleId: 81 },
    });
    expect(await roomsGetRoom(ada, { path: { roomId } })).toMatchObject({ roomId });
  });

  it('lets a person from outside in as soon as they accept, and only to the room', async () => {
    const { client, control, tenant } = test.newTenant();
    const roomId = await createRoom(client);
    const other = await createRoom(client);
    const { userId = 0 } = await roomsInviteUser(client, { path: { roomId }, body: noor });
    const [mail] = await control.outbox({ to: noor.email });
    const page = await test.sandbox.fetch(new Request(mail?.link ?? ''));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Join a room of Harbour Leasing');
    const { eSignUserId = '', status } = await control.acceptRoomsInvitation(accountId, userId);
    expect(status).toBe('Active');
    await control.seed({
      tokens: [
        {
          token: 'noor',
          userId: eSignUserId,
          integrationKey: '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20',
        },
      ],
    });
    const outsider = test.client({ tenant, token: 'noor' });
    expect(await roomsGetRoom(outsider, { path: { roomId } })).toMatchObject({ roomId });
    await expect(roomsGetRoom(outsider, { path: { roomId: other } })).rejects.toMatchObject({
      status: 404,
    });
    const { rooms = [] } = await roomsGetRooms(outsider);
    expect(rooms.map((room) => room.roomId)).toEqual([roomId]);
    // Later invitations need no acceptance.
    await roomsInviteUser(client, { path: { roomId: other }, body: noor });
    const [, second] = await control.outbox({ to: noor.email });
    expect(second).not.toHaveProperty('link');
    expect(await roomsGetRoom(outsider, { path: { roomId: other } })).toMatchObject({
      roomId: other,
    });
  });

  it('makes no member of the company of a person from outside', async () => {
    const { client } = test.newTenant();
    const roomId = await createRoom(client);
    const { userId = 0 } = await roomsInviteUser(client, { path: { roomId }, body: noor });
    await expect(usersGetUser(client, { path: { userId } })).rejects.toMatchObject({ status: 404 });
  });
});
