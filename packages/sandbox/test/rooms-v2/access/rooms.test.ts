import {
  roomsGetAssignableRoles,
  roomsGetRoom,
  roomsGetRooms,
  roomsUpdateRoomFieldData,
} from '@countersign/client/rooms-v2';
import { afterAll, expect, it } from 'vitest';
import { catchRefusal } from '../../account/users/ask.ts';
import { startControlTest } from '../../control/harness.ts';
import { inesArcand } from '../ines.ts';

const { newTenant, client: createTestClient, close } = await startControlTest();
afterAll(close);

const ines = inesArcand.userId;

interface RoomInSeed {
  roomId: number;
  name: string;
  officeId: number;
  people?: { userId: number; roleId?: number }[];
}

/** A tenant in which Ines Arcand, who works in office 4410, has some permissions in the company. */
async function openTenant(
  permissions: Record<string, boolean>,
  changes: object = {},
  rooms: readonly RoomInSeed[] = [],
) {
  const { tenant, control } = newTenant();
  await control.seed({
    roomsRoles: [
      { roleId: 60_001, name: 'Of the company', permissions },
      { roleId: 60_002, name: 'Of the room', permissions: { canViewAndEditRoomDetails: true } },
    ],
    roomsUsers: [
      {
        ...inesArcand,
        roleId: 60_001,
        ...changes,
      },
    ],
    rooms: rooms.map((room) => ({ createdByUserId: 33_127, roomOwnerIds: [33_127], ...room })),
  });
  return createTestClient({ tenant, token: 'sandbox-sender' });
}

async function listNames(client: ReturnType<typeof createTestClient>): Promise<unknown[]> {
  const { rooms = [] } = await roomsGetRooms(client, { query: { roomStatus: 'open' } });
  return rooms.map(({ name }) => name).toSorted();
}

it.each([
  { level: 'Contributor', reach: {}, expected: ['Berth 42'] },
  { level: 'Office', reach: { offices: [4411] }, expected: ['Berth 42', 'Crane'] },
  {
    level: 'Region',
    reach: { regions: [1207] },
    expected: ['Berth 42', 'Boathouse 3', 'Quay 7 extension'],
  },
  {
    level: 'Company',
    reach: {},
    expected: ['Berth 42', 'Boathouse 3', 'Crane', 'Quay 7 extension'],
  },
])('$level limits the rooms that are seen without an invitation', async (row) => {
  const client = await openTenant(
    { autoAccessToRooms: true },
    { accessLevel: row.level, offices: [], regions: [], ...row.reach },
    [{ roomId: 900_001, name: 'Crane', officeId: 4411 }],
  );
  expect(await listNames(client)).toEqual(row.expected);
  const crane = roomsGetRoom(client, { path: { roomId: 900_001 } });
  if (row.expected.includes('Crane')) expect((await crane).name).toBe('Crane');
  else expect(await catchRefusal(crane)).toBe('404 RESOURCE_NOT_FOUND');
});

it('only the default office counts with autoAccessToRoomsInOfficeOnly', async () => {
  const room = { roomId: 900_001, name: 'Crane', officeId: 4411 };
  const permissions = { autoAccessToRoomsInOfficeOnly: true };
  const changes = { accessLevel: 'Company', defaultOfficeId: 4411, offices: [] };
  expect(await listNames(await openTenant(permissions, changes, [room]))).toEqual([
    'Berth 42',
    'Crane',
  ]);
});

it('without such a permission, a member sees the rooms that they are in', async () => {
  expect(await listNames(await openTenant({}, { accessLevel: 'Company' }))).toEqual(['Berth 42']);
});

it('in a room, only the role of the room counts', async () => {
  const client = await openTenant({ canAddUsersToRooms: true }, {}, [
    {
      roomId: 900_001,
      name: 'With a role',
      officeId: 4411,
      people: [{ userId: ines, roleId: 60_002 }],
    },
    { roomId: 900_002, name: 'Without', officeId: 4411, people: [{ userId: ines }] },
  ]);
  const edit = (roomId: number) =>
    roomsUpdateRoomFieldData(client, { path: { roomId }, body: { data: { city: 'Seabird' } } });
  const assign = (roomId: number) => roomsGetAssignableRoles(client, { path: { roomId } });
  expect((await edit(900_001)).data).toMatchObject({ city: 'Seabird' });
  expect(await catchRefusal(edit(900_002))).toBe('403 USER_LACKS_PERMISSIONS');
  expect(await catchRefusal(assign(900_001))).toBe('403 USER_LACKS_PERMISSIONS');
  expect((await assign(900_002)).roles?.map(({ roleId }) => roleId)).toEqual([]);
});
