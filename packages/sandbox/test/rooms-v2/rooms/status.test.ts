import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import {
  globalListsGetClosingStatuses,
  roomsGetRoom,
  roomsGetRooms,
  roomsInviteUser,
} from '@countersign/client/rooms-v2';
import type { Control } from '../../../src/control/client.ts';
import { startPeople } from '../../envelopes/access/people.ts';
import { closedStatuses } from '../../../src/areas/rooms-v2/seed/rooms.ts';
import { accountId } from '../../harness.ts';
import { jonas } from '../company/people.ts';

const quay = 5_518_203;
const ines = 33_129;

let running: Awaited<ReturnType<typeof startPeople>>;
let control: Control;
let mara: Client;

beforeAll(async () => {
  running = await startPeople();
});
afterAll(() => running.close());
beforeEach(async () => {
  const people = running.people();
  ({ control, admin: mara } = people);
  await control.freeze('2026-12-01T08:00:00Z');
});

type Change = Parameters<Control['setRoomStatus']>[2];

async function set(change: Change, roomId = quay) {
  return control.setRoomStatus(accountId, roomId, change);
}

async function read() {
  return roomsGetRoom(mara, { path: { roomId: quay } });
}

test('a room is closed with a reason, and reopened', async () => {
  expect(await set({ status: 'closed', closedStatusId: 'tenlease' })).toStrictEqual({
    roomId: quay,
    name: 'Quay 7 extension',
    status: 'closed',
    isUnderReview: false,
    closedStatusId: 'tenlease',
  });
  expect(await read()).toMatchObject({
    closedDate: '2026-12-01T08:00:00',
    closedStatusId: 'tenlease',
  });
  const closed = { roomStatus: 'closed', roomClosedStartDate: '2026-12-01' };
  expect((await roomsGetRooms(mara, { query: closed })).totalRowCount).toBe(1);
  await set({ status: 'pending' });
  const reopened = await read();
  expect(reopened).not.toHaveProperty('closedDate');
  expect(reopened).toHaveProperty('closedStatusId', '');
  expect((await roomsGetRooms(mara, { query: closed })).totalRowCount).toBe(0);
  expect((await roomsGetRooms(mara, { query: { roomStatus: 'pending' } })).totalRowCount).toBe(2);
});

test('a room can be closed with each reason of the global list', async () => {
  const { closingStatuses = [] } = await globalListsGetClosingStatuses(mara);
  const reasons = closingStatuses.map(({ closingStatusId }) => closingStatusId);
  expect(new Set(reasons)).toStrictEqual(new Set(Object.keys(closedStatuses)));
  for (const closedStatusId of Object.values(closedStatuses)) {
    await set({ status: 'closed', closedStatusId });
    expect(await read()).toMatchObject({ closedStatusId });
    await set({ status: 'active' });
  }
});

test('a room is submitted for review, rejected, and submitted again', async () => {
  expect(await set({ status: 'submitted' })).toMatchObject({
    status: 'active',
    isUnderReview: true,
  });
  expect(await read()).toMatchObject({ submittedForReviewDate: '2026-12-01T08:00:00' });
  await control.advance({ hours: 1 });
  await set({ status: 'rejected', userId: 33_127 });
  expect(await read()).toMatchObject({
    rejectedDate: '2026-12-01T09:00:00',
    rejectedByUserId: 33_127,
  });
  await set({ status: 'submitted' });
  const again = await read();
  expect(again).toMatchObject({ submittedForReviewDate: '2026-12-01T09:00:00' });
  expect(again).not.toHaveProperty('rejectedDate');
});

test.each<[string, Change, RegExp]>([
  ['closing without a reason', { status: 'closed' }, /closedStatusId/],
  ['rejecting what nobody submitted', { status: 'rejected' }, /not under review/],
  ['an unknown reason', { status: 'closed', closedStatusId: 'sunk' }, /sold/],
])('rejects %s', async (_, change, message) => {
  const before = await read();
  await expect(set(change)).rejects.toThrow(message);
  expect(await read()).toStrictEqual(before);
});

test('a closed room can only be reopened', async () => {
  await set({ status: 'closed', closedStatusId: 'sold' });
  for (const status of ['closed', 'submitted', 'rejected'] as const)
    await expect(set({ status, closedStatusId: 'sold' })).rejects.toThrow('Reopen it first');
  await expect(set({ status: 'active' }, 1)).rejects.toMatchObject({ status: 404 });
});

test('a member who cannot view the room cannot change it', async () => {
  await control.seed({ roomsUsers: [{ ...jonas, accessLevel: 'Contributor' }] });
  const closing = { status: 'closed', closedStatusId: 'sold', userId: jonas.userId } as const;
  await expect(set(closing)).rejects.toMatchObject({ code: 'RESOURCE_NOT_FOUND' });
  await roomsInviteUser(mara, { path: { roomId: quay }, body: jonas });
  await set(closing);
  expect(await read()).toMatchObject({ closedStatusId: 'sold' });
});

test('a user needs the permission for it', async () => {
  await set({ status: 'closed', closedStatusId: 'sold', userId: ines });
  await expect(set({ status: 'active', userId: ines })).rejects.toMatchObject({
    code: 'USER_LACKS_PERMISSIONS',
    message: expect.stringContaining('canReopenRooms'),
  });
  await set({ status: 'active', userId: 33_127 });
  await control.seed({
    roomsRoles: [
      {
        roleId: 52_411,
        name: 'Berth manager',
        permissions: { autoAccessToRoomsInOfficeOnly: true },
      },
    ],
  });
  await expect(set({ status: 'submitted', userId: ines })).rejects.toThrow(
    'canSubmitRoomsForReview',
  );
  await expect(set({ status: 'pending', userId: ines })).rejects.toThrow(
    'canViewAndEditRoomDetails',
  );
});
