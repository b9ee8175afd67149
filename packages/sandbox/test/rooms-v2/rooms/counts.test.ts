import { type Client } from '@countersign/client';
import {
  roomsCreateRoom,
  roomsDeleteRoom,
  roomsGetRooms,
  roomsInviteUser,
} from '@countersign/client/rooms-v2';
import { afterAll, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { accountId } from '../../harness.ts';
import { addCallers, createRoom, seeded } from '../people/harness.ts';

const test = await startControlTest();
afterAll(() => test.close());

const statuses = ['active', 'pending', 'closed', 'open', 'active,closed'] as const;
const station = 4411;

/** Counts the rooms for each filter, and checks that as many are listed, page by page. */
async function count(client: Client): Promise<Record<string, number>> {
  const totals: Record<string, number> = {};
  for (const roomStatus of statuses)
    for (const officeId of [undefined, seeded.harbour, station]) {
      const query = { roomStatus, ...(officeId !== undefined && { officeId }) };
      const { totalRowCount = -1, rooms: all = [] } = await roomsGetRooms(client, { query });
      const paged: (number | undefined)[] = [];
      for (let startPosition = 0; startPosition < totalRowCount; startPosition += 2) {
        const page = await roomsGetRooms(client, { query: { ...query, startPosition, count: 2 } });
        expect(page.totalRowCount).toBe(totalRowCount);
        paged.push(...(page.rooms ?? []).map(({ roomId }) => roomId));
      }
      const listed = all.map(({ roomId }) => roomId);
      expect(new Set(listed).size).toBe(totalRowCount);
      expect(paged).toEqual(listed);
      // A filter by time counts the rooms themselves.
      const fieldDataChangedStartDate = '2000-01-01';
      const byTime = await roomsGetRooms(client, {
        query: { ...query, fieldDataChangedStartDate },
      });
      expect(byTime.totalRowCount).toBe(totalRowCount);
      totals[`${roomStatus} ${officeId ?? 'everywhere'}`] = totalRowCount;
    }
  return totals;
}

it('rooms stay counted when they are created, change, are deleted and come back', async () => {
  const { client, control, tenant } = test.newTenant();
  const seed = await count(client);
  const ids = [
    await createRoom(client),
    await createRoom(client),
    ...(await Promise.all(
      [station, station].map(async (officeId) => {
        const body = { name: 'Pier', roleId: seeded.administrator, officeId };
        return (await roomsCreateRoom(client, { body })).roomId ?? 0;
      }),
    )),
  ];
  const created = await count(client);
  expect(created['active everywhere']).toBe((seed['active everywhere'] ?? 0) + 4);
  expect(created[`active ${station}`]).toBe((seed[`active ${station}`] ?? 0) + 2);

  await control.takeSnapshot('created');
  const [first = 0, second = 0, third = 0, fourth = 0] = ids;
  await control.setRoomStatus(accountId, first, { status: 'pending' });
  await control.setRoomStatus(accountId, third, { status: 'closed', closedStatusId: 'sold' });
  await roomsDeleteRoom(client, { path: { roomId: fourth } });
  const changed = await count(client);
  expect(changed['active everywhere']).toBe((seed['active everywhere'] ?? 0) + 1);
  expect(changed['open everywhere']).toBe((seed['open everywhere'] ?? 0) + 2);
  expect(changed[`closed ${station}`]).toBe((seed[`closed ${station}`] ?? 0) + 1);

  // Someone who sees the rooms of one office, and one of another office that they are in.
  await addCallers(control, [
    { name: 'nora', userId: 91, permissions: ['autoAccessToRoomsInOfficeOnly'] },
  ]);
  await roomsInviteUser(client, {
    path: { roomId: third },
    body: { email: 'nora@harbour.example', firstName: 'nora', lastName: 'H', roleId: 91 },
  });
  const seen = await count(test.client({ tenant, token: 'nora' }));
  expect(seen[`closed ${station}`]).toBe(1);

  await control.restoreSnapshot('created');
  expect(await count(client)).toEqual(created);
  await roomsDeleteRoom(client, { path: { roomId: second } });
  expect((await count(client))['active everywhere']).toBe((seed['active everywhere'] ?? 0) + 3);
  await control.reset();
  expect(await count(client)).toEqual(seed);
});

it('a room that moves to another office is counted there', async () => {
  const { client, control } = test.newTenant();
  const room = {
    roomId: 77,
    name: 'Slip 3',
    createdByUserId: seeded.mara,
    roomOwnerIds: [seeded.mara],
  };
  const before = await count(client);
  await control.seed({ rooms: [{ ...room, officeId: seeded.harbour }] });
  const there = await count(client);
  expect(there[`active ${seeded.harbour}`]).toBe((before[`active ${seeded.harbour}`] ?? 0) + 1);
  await control.seed({ rooms: [{ ...room, officeId: station }] });
  const moved = await count(client);
  expect(moved[`active ${station}`]).toBe((before[`active ${station}`] ?? 0) + 1);
  expect(moved[`active ${seeded.harbour}`]).toBe(before[`active ${seeded.harbour}`]);
  expect(moved['active everywhere']).toBe(there['active everywhere']);
});
