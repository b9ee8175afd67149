import { expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import {
  roomsCreateRoom,
  documentsDeleteDocument,
  roomsDeleteRoom,
  roomsGetRoom,
  roomsGetRoomFieldData,
  roomsGetRooms,
} from '@countersign/client/rooms-v2';
import type { Control } from '../../../src/control/client.ts';
import { accountId } from '../../harness.ts';
import { catchErrorCode } from '../../lease.ts';
import { startRoomsPeople } from '../rooms-people.ts';

const administrator = 52_410;
const manager = 52_411;
const quay = 5_518_203;

let control: Control;
/** Mara, who may everything in the whole company. */
let mara: Client;
/** Ines, a berth manager of office 4410. */
let ines: Client;

const { openTenant } = await startRoomsPeople((people) => {
  ({ control, mara, ines } = people);
});

async function create(client: Client, more: object = {}) {
  return roomsCreateRoom(client, { body: { name: 'Pier 9', roleId: manager, ...more } });
}

async function listNames(client: Client, query: object = {}): Promise<string[]> {
  const { rooms = [] } = await roomsGetRooms(client, { query });
  return rooms.map(({ name = '' }) => name);
}

test('a room is created, read and listed, with the dates of the clock', async () => {
  await control.freeze('2026-12-01T08:00:00.250Z');
  const created = await create(mara, {
    roleId: administrator,
    transactionSideId: 'buy',
    fieldData: { data: { city: 'Seabird Bay', listingPrice: 1200.5 } },
  });
  const { roomId = 0 } = created;
  expect(created).toStrictEqual({
    roomId,
    companyId: 20_417,
    name: 'Pier 9',
    officeId: 4410,
    createdDate: '2026-12-01T08:00:00.25',
    createdByUserId: 33_127,
    closedStatusId: '',
    roomOwnerIds: [33_127],
    fieldDataLastUpdatedDate: '2026-12-01T08:00:00.25',
    fieldData: { data: { city: 'Seabird Bay', listingPrice: 1200.5 } },
  });
  const { fieldData, ...withoutDetails } = created;
  expect(await roomsGetRoom(mara, { path: { roomId } })).toStrictEqual(withoutDetails);
  expect(
    await roomsGetRoom(mara, { path: { roomId }, query: { includeFieldData: true } }),
  ).toStrictEqual({ ...withoutDetails, fieldData });
  const { rooms } = await roomsGetRooms(mara);
  expect(rooms?.at(-1)).toStrictEqual({
    roomId,
    name: 'Pier 9',
    officeId: 4410,
    createdDate: '2026-12-01T08:00:00.25',
    createdByUserId: 33_127,
    closedStatusId: '',
    fieldDataLastUpdatedDate: '2026-12-01T08:00:00.25',
  });
});

test('the owner gets the room, with the role and the default office', async () => {
  const room = await create(mara, { ownerId: 33_129 });
  expect(room).toMatchObject({ createdByUserId: 33_127, roomOwnerIds: [33_129], officeId: 4410 });
  // Ines may delete rooms that she owns, and only those.
  await roomsDeleteRoom(ines, { path: { roomId: room.roomId ?? 0 } });
  expect(await catchErrorCode(roomsDeleteRoom(ines, { path: { roomId: quay } }))).toBe(
    'USER_LACKS_PERMISSIONS',
  );
});

test.each([
  ['an empty name', { name: ' ' }, /name/],
  ['an unknown role', { roleId: 1 }, /Roles_GetRoles/],
  ['a role for people from outside', { roleId: 52_413 }, /outside/],
  ['an unknown owner', { ownerId: 1 }, /Users_GetUsers/],
  ['an owner from outside', { ownerId: 33_164 }, /member of Harbour Leasing/],
  ['an unknown office', { officeId: 1 }, /Offices_GetOffices/],
  ['an unknown template', { templateId: 1 }, /RoomTemplates_GetRoomTemplates/],
  ['a template of another office', { templateId: 6122, officeId: 4411 }, /Boat yard/],
  ['an unknown detail', { fieldData: { data: { listingprice: 1 } } }, /`listingPrice`/],
])('rejects %s', async (_, more, message) => {
  const before = await listNames(mara);
  await expect(create(mara, more)).rejects.toMatchObject({
    status: 400,
    code: 'PROPERTY_VALIDATION_FAILURE',
    message: expect.stringMatching(message),
  });
  expect(await listNames(mara)).toStrictEqual(before);
});

test('who creates a room needs the permissions for it', async () => {
  await expect(create(ines, { ownerId: 33_127 })).rejects.toMatchObject({
    status: 403,
    code: 'USER_LACKS_PERMISSIONS',
    message: expect.stringContaining('canManageRoomOwners'),
  });
  await expect(create(ines, { officeId: 4411 })).rejects.toMatchObject({
    code: 'PROPERTY_VALIDATION_FAILURE',
    message: expect.stringContaining('ines.arcand@harbour.example'),
  });
  await changeRole({ canCreateRooms: true });
  await expect(create(ines, { templateId: 6120 })).rejects.toThrow('canApplyRoomTemplates');
  await create(ines);
  await changeRole({ canCreateRooms: true, canApplyRoomTemplates: true });
  await create(ines, { templateId: 6120 });
  await changeRole({ canApplyRoomTemplates: true });
  await expect(create(ines)).rejects.toThrow('canCreateRooms');
});

test('rooms are listed by status, office and time', async () => {
  expect(await listNames(mara)).toStrictEqual(['Quay 7 extension', 'Boathouse 3']);
  expect(await listNames(mara, { roomStatus: 'pending' })).toStrictEqual(['Berth 42']);
  expect(await listNames(mara, { roomStatus: 'Open' })).toStrictEqual([
    'Quay 7 extension',
    'Boathouse 3',
    'Berth 42',
  ]);
  expect(await listNames(mara, { roomStatus: 'closed' })).toStrictEqual(['Boat yard crane']);
  expect(await listNames(mara, { roomStatus: 'closed,open' })).toHaveLength(4);
  expect(await listNames(mara, { roomStatus: 'closed,open', officeId: 4411 })).toStrictEqual([
    'Boat yard crane',
  ]);
  expect(await listNames(mara, { officeId: 999 })).toStrictEqual([]);
  const changed = { fieldDataChangedStartDate: '2026-11-11 16:20:05' };
  expect(await listNames(mara, changed)).toHaveLength(2);
  expect(
    await listNames(mara, { ...changed, fieldDataChangedEndDate: '2026/11/20 11:02:40' }),
  ).toStrictEqual(['Boathouse 3']);
  const closed = { roomStatus: 'closed', roomClosedStartDate: '2026-10-30' };
  expect(await listNames(mara, closed)).toStrictEqual(['Boat yard crane']);
  expect(await listNames(mara, { ...closed, roomClosedEndDate: '2026-10-30' })).toStrictEqual([]);
  await expect(
    roomsGetRooms(mara, { query: { roomClosedEndDate: 'yesterday' } }),
  ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('roomClosedEndDate') });
});

test('a list is read page by page', async () => {
  for (const name of ['A', 'B', 'C']) await create(mara, { name });
  const { rooms, ...first } = await roomsGetRooms(mara, { query: { count: 2 } });
  expect(rooms).toHaveLength(2);
  expect(first).toStrictEqual({
    resultSetSize: 2,
    startPosition: 0,
    endPosition: 1,
    totalRowCount: 5,
    nextUri: '/rooms?count=2&startPosition=2',
    priorUri: null,
  });
  const last = await roomsGetRooms(mara, { query: { count: 2, startPosition: 4 } });
  expect(last).toMatchObject({ resultSetSize: 1, endPosition: 4, nextUri: null });
  expect(last.priorUri).toBe('/rooms?count=2&startPosition=2');
  expect(last.rooms?.map(({ name }) => name)).toStrictEqual(['C']);
  const beyond = await roomsGetRooms(mara, { query: { startPosition: 9 } });
  expect(beyond).toMatchObject({ rooms: [], resultSetSize: 0, totalRowCount: 5, nextUri: null });
});

test('a member sees the rooms of the own office and those they are in', async () => {
  expect(await listNames(ines, { roomStatus: 'open,closed' })).toStrictEqual([
    'Quay 7 extension',
    'Boathouse 3',
    'Berth 42',
  ]);
  const { totalRowCount } = await roomsGetRooms(ines, { query: { roomStatus: 'closed' } });
  expect(totalRowCount).toBe(0);
  const crane = { path: { roomId: 5_516_880 } };
  expect(await catchErrorCode(roomsGetRoom(ines, crane))).toBe('RESOURCE_NOT_FOUND');
  const hers = await create(mara, { name: 'Crane', officeId: 4411, ownerId: 33_129 });
  expect(await listNames(ines)).toContain('Crane');
  await roomsGetRoom(ines, { path: { roomId: hers.roomId ?? 0 } });
});

test('a deleted room is gone with what is in it, its number too', async () => {
  const path = { roomId: quay };
  // Another person owns it.
  expect(await catchErrorCode(roomsDeleteRoom(mara, { path }))).toBe('INVALID_REQUEST_PARAMETERS');
  await documentsDeleteDocument(mara, { path: { documentId: 771_209 } });
  await roomsDeleteRoom(mara, { path });
  expect(await catchErrorCode(roomsGetRoom(mara, { path }))).toBe('RESOURCE_NOT_FOUND');
  expect(await catchErrorCode(roomsGetRoomFieldData(mara, { path }))).toBe('RESOURCE_NOT_FOUND');
  expect(await catchErrorCode(roomsDeleteRoom(mara, { path }))).toBe('RESOURCE_NOT_FOUND');
  expect(await listNames(mara)).toStrictEqual(['Boathouse 3']);
});

test('details are left out of a room where the role cannot view them', async () => {
  await changeRole({ autoAccessToRoomsInOfficeOnly: true });
  const room = await roomsGetRoom(ines, {
    path: { roomId: quay },
    query: { includeFieldData: true },
  });
  expect(room).not.toHaveProperty('fieldData');
  const [warning] = await control.warnings({ operation: 'Rooms_GetRoom' });
  expect(warning?.message).toContain('cannot view the details');
});

test('tenants and accounts have rooms of their own', async () => {
  const other = openTenant();
  await create(mara, { name: 'Only here' });
  expect(await listNames(other.mara)).not.toContain('Only here');
  const { rooms } = await roomsGetRooms(mara, { path: { accountId } });
  expect(rooms).toHaveLength(3);
});

/** Gives the role of Ines some permissions, and removes all others. */
async function changeRole(permissions: Record<string, boolean>): Promise<void> {
  await control.seed({ roomsRoles: [{ roleId: manager, name: 'Berth manager', permissions }] });
}
