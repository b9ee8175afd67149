import { roomsGetRooms, roomsGetRoomUsers } from '@countersign/client/rooms-v2';
import { expect } from 'vitest';
import type { Walked } from './commands.ts';
import { listPeople, listRooms, type ModelCompany, type ModelUser } from './company-model.ts';

/**
 * Compares what the server shows with the model: the people of every room, and the rooms of one
 * user.
 * @param where beginning of the message of a difference
 */
export async function look(
  company: ModelCompany,
  { client }: Walked,
  user: ModelUser,
  where: string,
): Promise<void> {
  for (const room of company.rooms) {
    const { users = [] } = await roomsGetRoomUsers(client('sandbox'), {
      path: { roomId: room.roomId },
    });
    expect(
      users.map(({ userId, roleId, transactionSideId: side }) => ({ userId, roleId, side })),
      `the people of ${room.roomId} ${where}`,
    ).toEqual(
      listPeople(company, room).map(({ userId, roleId, side }) => ({ userId, roleId, side })),
    );
  }
  if (user.isLocked) return;
  const { rooms = [] } = await roomsGetRooms(client(user.name));
  const own = new Set(company.rooms.map(({ roomId }) => roomId));
  expect(
    // The rooms of the seed are not part of the walk.
    rooms.map(({ roomId = 0 }) => roomId).filter((roomId) => own.has(roomId)),
    `the rooms of ${user.name} ${where}`,
  ).toEqual(listRooms(company, user).map(({ roomId }) => roomId));
}
