import type { Client } from '@countersign/client';
import {
  roomsDeleteRoom,
  roomsGetRoomUsers,
  roomsInviteUser,
  roomsRevokeRoomUserAccess,
} from '@countersign/client/rooms-v2';
import { createRoom, seeded } from '../../rooms-v2/people/harness.ts';

/** A room as the server said that it is: at least these people, unless it was deleted. */
export interface PromisedRoom {
  roomId: number;
  /** The e-mail addresses of people with access. */
  invited: string[];
  /** Users whose access was revoked. */
  revoked: string[];
  /** Set once the deletion was requested, or the server has acknowledged it. */
  deletion?: 'requested' | 'done';
  /** A person whose revocation was requested, but not acknowledged. */
  uncertain?: string;
}

/**
 * Creates rooms with people as fast as the server allows, until it is gone.
 * @param acknowledged is called after each response
 */
export async function loadRooms(
  client: Client,
  worker: string,
  promised: PromisedRoom[],
  acknowledged: () => void,
): Promise<void> {
  for (let count = 0; ; count += 1)
    try {
      await createPeople(client, `${worker}-${count}`, promised, acknowledged, count % 4 === 3);
    } catch {
      return;
    }
}

async function createPeople(
  client: Client,
  name: string,
  promised: PromisedRoom[],
  acknowledged: () => void,
  isDeleted: boolean,
): Promise<void> {
  const room: PromisedRoom = {
    roomId: await createRoom(client, { name: `Quay ${name}` }),
    invited: [],
    revoked: [],
  };
  promised.push(room);
  acknowledged();
  const path = { roomId: room.roomId };
  for (const one of ['a', 'b', 'c']) {
    const email = `${one}-${name}@survey.example`;
    const { userId = 0 } = await roomsInviteUser(client, {
      path,
      body: { email, firstName: one, lastName: name, roleId: seeded.surveyor },
    });
    room.invited.push(email);
    acknowledged();
    if (one !== 'b') continue;
    room.uncertain = email;
    await roomsRevokeRoomUserAccess(client, { path: { ...path, userId } });
    delete room.uncertain;
    room.invited.splice(room.invited.indexOf(email), 1);
    room.revoked.push(email);
    acknowledged();
  }
  if (!isDeleted) return;
  room.deletion = 'requested';
  await roomsDeleteRoom(client, { path });
  room.deletion = 'done';
  acknowledged();
}

/** Lists the differences between a room and its acknowledged changes; empty if nothing was lost. */
export async function findLost(client: Client, room: PromisedRoom): Promise<string[]> {
  const { roomId, invited, revoked, deletion, uncertain } = room;
  const found = await roomsGetRoomUsers(client, { path: { roomId } }).catch(() => undefined);
  if (found === undefined) return deletion === undefined ? [`room ${roomId} is not there`] : [];
  if (deletion === 'done') return [`room ${roomId} is there again`];
  const there = new Set((found.users ?? []).map(({ email = '' }) => email));
  return [
    ...invited
      .filter((email) => email !== uncertain && !there.has(email))
      .map((email) => `${email} is not in room ${roomId}`),
    ...revoked
      .filter((email) => there.has(email))
      .map((email) => `${email} is in room ${roomId} again`),
  ];
}
