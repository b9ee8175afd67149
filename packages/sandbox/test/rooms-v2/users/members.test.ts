import {
  roomsGetRoomUsers,
  roomsInviteUser,
  usersAddUserToOffice,
  usersAddUserToRegion,
  usersGetUser,
  usersGetUsers,
  usersLockUser,
  usersRemoveUser,
  usersRemoveUserFromOffice,
  usersRemoveUserFromRegion,
  usersUnlockUser,
  usersUpdateUser,
} from '@countersign/client/rooms-v2';
import { usersGet } from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { catchRefusal } from '../../account/users/ask.ts';
import { inesId, invite, lena, maraId, startUsersTest, tomasId } from './harness.ts';

const { openTenant, close } = await startUsersTest();
afterAll(close);

/** The room of the examples, which Tomas Okafor owns too. */
const room = { roomId: 5_518_203 };

describe('a list of members', () => {
  it('has the members in the order of their invitation, and no one from outside', async () => {
    const { client } = openTenant();
    const { userSummaries, ...page } = await usersGetUsers(client);
    expect(userSummaries?.map(({ userId, status }) => [userId, status])).toEqual([
      [maraId, 'Active'],
      [tomasId, 'Pending'],
      [inesId, 'Active'],
    ]);
    expect(page).toEqual({
      resultSetSize: 3,
      startPosition: 0,
      endPosition: 2,
      totalRowCount: 3,
      nextUri: null,
      priorUri: null,
    });
  });

  it.each([
    [{ filter: 'oka' }, [tomasId]],
    [{ filter: 'INES A' }, [inesId]],
    [{ filter: 'mara.lindqvist@' }, [maraId]],
    [{ filter: 'kafor' }, []],
    [{ status: 'Pending' as const }, [tomasId]],
    [{ accessLevel: 'Company' as const }, [maraId]],
    [{ roleId: 52_411 }, [tomasId, inesId]],
    [{ defaultOfficeId: 4411 }, []],
    [{ titleId: 318 }, []],
    [{ lockedOnly: true }, []],
    [{ lockedOnly: false }, [maraId, tomasId, inesId]],
    [{ sort: 'LastNameAsc' as const }, [inesId, maraId, tomasId]],
    [{ sort: 'FirstNameDesc' as const }, [tomasId, maraId, inesId]],
    [{ sort: 'EmailAsc' as const, status: 'Active' as const }, [inesId, maraId]],
    [{ startPosition: 1, count: 1 }, [tomasId]],
  ])('with %j', async (query, expected) => {
    const { client } = openTenant();
    const { userSummaries = [] } = await usersGetUsers(client, { query });
    expect(userSummaries.map(({ userId }) => userId)).toEqual(expected);
  });
});

describe('one member', () => {
  it('is shown with offices and regions', async () => {
    const { ines } = openTenant();
    expect(await usersGetUser(ines, { path: { userId: tomasId } })).toEqual({
      userId: tomasId,
      email: 'tomas.okafor@harbour.example',
      firstName: 'Tomas',
      lastName: 'Okafor',
      isLockedOut: false,
      status: 'Pending',
      accessLevel: 'Office',
      defaultOfficeId: 4410,
      roleId: 52_411,
      offices: [4410],
      regions: [],
    });
  });

  it('is not someone from outside, or no one', async () => {
    const { client } = openTenant();
    for (const userId of [33_164, 1])
      expect(await catchRefusal(usersGetUser(client, { path: { userId } }))).toBe(
        '404 RESOURCE_NOT_FOUND',
      );
  });
});

describe('offices and regions of a member', () => {
  const path = { userId: inesId };

  it('are added once, and removed', async () => {
    const { client } = openTenant();
    await usersAddUserToOffice(client, { path, body: { officeId: 4411 } });
    await usersAddUserToOffice(client, { path, body: { officeId: 4411 } });
    expect(await usersGetUser(client, { path })).toMatchObject({ offices: [4410, 4411] });
    await usersRemoveUserFromOffice(client, { path, body: { officeId: 4411 } });
    expect(await usersGetUser(client, { path })).toMatchObject({ offices: [4410], regions: [] });
  });

  it('must exist, and must be those of the member', async () => {
    const { client } = openTenant();
    const refused = '400 PROPERTY_VALIDATION_FAILURE';
    for (const call of [
      () => usersAddUserToOffice(client, { path, body: { officeId: 99 } }),
      () => usersAddUserToRegion(client, { path, body: { regionId: 99 } }),
      () => usersRemoveUserFromOffice(client, { path, body: { officeId: 4411 } }),
      () => usersRemoveUserFromRegion(client, { path, body: { regionId: 1207 } }),
      () => usersUpdateUser(client, { path, body: { defaultOfficeId: 99 } }),
    ])
      expect(await catchRefusal(call())).toBe(refused);
  });

  it('keep the default office, until it is another one', async () => {
    const { client } = openTenant();
    const leave = () => usersRemoveUserFromOffice(client, { path, body: { officeId: 4410 } });
    expect(await catchRefusal(leave())).toBe('400 PROPERTY_VALIDATION_FAILURE');
    expect(await usersUpdateUser(client, { path, body: { defaultOfficeId: 4411 } })).toMatchObject({
      defaultOfficeId: 4411,
      offices: [4410, 4411],
    });
    await leave();
    expect(await usersGetUser(client, { path })).toMatchObject({ offices: [4411] });
  });

  it('keep the region of the default office, and the last one of a member with that access level', async () => {
    const { client } = openTenant();
    const userId = await invite(client, { accessLevel: 'Region', regions: [1207] });
    const leave = () =>
      usersRemoveUserFromRegion(client, { path: { userId }, body: { regionId: 1207 } });
    expect(await catchRefusal(leave())).toBe('400 PROPERTY_VALIDATION_FAILURE');
    await usersUpdateUser(client, { path: { userId }, body: { defaultOfficeId: 4411 } });
    expect(await catchRefusal(leave())).toMatch(/^400 PROPERTY_VALIDATION_FAILURE/);
    for (let twice = 0; twice < 2; twice += 1)
      await usersAddUserToRegion(client, { path: { userId }, body: { regionId: 1208 } });
    await leave();
    expect(await usersGetUser(client, { path: { userId } })).toMatchObject({ regions: [1208] });
  });
});

describe('a locked member', () => {
  const path = { userId: inesId };
  const body = { reason: 'Ines is on leave.' };

  it('can do nothing in Rooms until unlocked, and everything in eSignature', async () => {
    const { client, ines } = openTenant();
    await usersLockUser(client, { path, body });
    expect(await usersGetUser(client, { path })).toMatchObject({ isLockedOut: true });
    const { userSummaries } = await usersGetUsers(client, { query: { lockedOnly: true } });
    expect(userSummaries).toMatchObject([{ userId: inesId }]);
    await expect(usersGetUsers(ines)).rejects.toMatchObject({
      status: 403,
      code: 'USER_LACKS_PERMISSIONS',
      message: expect.stringContaining(body.reason),
    });
    const own = { userId: '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520' };
    expect(await usersGet(ines, { path: own })).toMatchObject({ userStatus: 'Active' });
    await usersUnlockUser(client, { path });
    await usersUnlockUser(client, { path });
    expect(await usersGetUsers(ines)).toMatchObject({ totalRowCount: 3 });
  });

  it('is not the caller', async () => {
    const { client } = openTenant();
    expect(await catchRefusal(usersLockUser(client, { path: { userId: maraId }, body }))).toBe(
      '400 INVALID_REQUEST_PARAMETERS',
    );
    expect(await usersGetUsers(client)).toMatchObject({ totalRowCount: 3 });
  });
});

describe('the removal of a member', () => {
  it('ends the membership in Rooms only', async () => {
    const { client, control, ines } = openTenant();
    const userId = await invite(client);
    const { eSignUserId = '' } = await control.acceptRoomsInvitation(
      '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60',
      userId,
    );
    await usersRemoveUser(client, { path: { userId } });
    expect(await catchRefusal(usersGetUser(client, { path: { userId } }))).toBe(
      '404 RESOURCE_NOT_FOUND',
    );
    expect(await usersGetUsers(ines)).toMatchObject({ totalRowCount: 3 });
    expect(await usersGet(client, { path: { userId: eSignUserId } })).toMatchObject({
      userStatus: 'Active',
    });
  });

  it('takes the rights of the member away at once', async () => {
    const { client, control, logIn } = openTenant();
    const userId = await invite(client);
    const { eSignUserId = '' } = await control.acceptRoomsInvitation(
      '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60',
      userId,
    );
    const asLena = await logIn(eSignUserId);
    expect(await usersGetUsers(asLena)).toMatchObject({ totalRowCount: 4 });
    await usersRemoveUser(client, { path: { userId } });
    expect(await catchRefusal(usersGetUsers(asLena))).toBe('400 USER_LACKS_MEMBERSHIP');
  });

  it('is refused for an owner of a room', async () => {
    const { client } = openTenant();
    const removal = usersRemoveUser(client, { path: { userId: tomasId } });
    expect(await catchRefusal(removal)).toBe('400 USER_OWNS_ROOMS');
    expect(await usersGetUser(client, { path: { userId: tomasId } })).toMatchObject({
      userId: tomasId,
    });
  });

  it('takes the member out of the rooms of others', async () => {
    const { client } = openTenant();
    const userId = await invite(client);
    const { roomId } = room;
    await roomsInviteUser(client, { path: { roomId }, body: { ...lena, roleId: 52_411 } });
    const read = async () => {
      const { users = [] } = await roomsGetRoomUsers(client, { path: { roomId } });
      return users.map((user) => user.userId);
    };
    const before = await read();
    expect(before).toContain(userId);
    await usersRemoveUser(client, { path: { userId } });
    expect(await read()).toEqual(before.filter((one) => one !== userId));
  });

  it('is not for the caller', async () => {
    const { client } = openTenant();
    expect(await catchRefusal(usersRemoveUser(client, { path: { userId: maraId } }))).toBe(
      '400 INVALID_REQUEST_PARAMETERS',
    );
  });
});
