import type { RoomForCreate } from '@countersign/types/rooms-v2';
import type { Client } from '@countersign/client';
import { roomsCreateRoom, roomsInviteUser } from '@countersign/client/rooms-v2';
import type { startControlTest } from '../../control/harness.ts';

/** Roles, users and offices of the seed. */
export const seeded = {
  administrator: 52410,
  manager: 52411,
  surveyor: 52412,
  tenant: 52413,
  mara: 33127,
  tomas: 33128,
  arcand: 33129,
  valdivia: 33164,
  harbour: 4410,
} as const;

/** A person from outside whom the seed does not have. */
export const noor = {
  email: 'noor.haddad@survey.example',
  firstName: 'Noor',
  lastName: 'Haddad',
  roleId: seeded.surveyor,
};

export type PeopleTest = Awaited<ReturnType<typeof startControlTest>>;

/** Someone who calls Rooms, and the role in the company. */
export interface Caller {
  /** The token, the name and the beginning of the e-mail address. */
  name: string;
  /** The ID in Rooms; the role has the same one. */
  userId: number;
  permissions: readonly string[];
  isExternal?: boolean;
}

const guid = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
const address = ({ name }: Pick<Caller, 'name'>) => `${name}@harbour.example`;

/** Adds members of the company with a role of their own each, or people from outside. */
export async function addCallers(
  control: ReturnType<PeopleTest['control']>,
  callers: readonly Caller[],
): Promise<void> {
  await control.seed({
    users: callers.map((one) => ({
      userId: guid(one.userId),
      userName: one.name,
      email: address(one),
    })),
    tokens: callers.map(({ name, userId }) => ({
      token: name,
      userId: guid(userId),
      integrationKey: '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20',
    })),
    roomsRoles: callers.map(({ name, userId, permissions, isExternal = false }) => ({
      roleId: userId,
      name: `Role of ${name}`,
      isExternal,
      permissions: Object.fromEntries(permissions.map((permission) => [permission, true])),
    })),
    roomsUsers: callers.map((one) => ({
      userId: one.userId,
      eSignUserId: guid(one.userId),
      email: address(one),
      firstName: one.name,
      lastName: 'Harbour',
      accessLevel: one.isExternal === true ? 'Contributor' : 'Company',
      isMember: one.isExternal !== true,
      roleId: one.userId,
    })),
  });
}

/** Creates a room of the harbour office, whose owner has the role of administrators in it. */
export async function createRoom(client: Client, more: Partial<RoomForCreate> = {}) {
  const { roomId = 0 } = await roomsCreateRoom(client, {
    body: {
      name: 'Quay 9',
      roleId: seeded.administrator,
      officeId: seeded.harbour,
      transactionSideId: 'sell',
      fieldData: { data: { address1: 'Quay 9', city: 'Seabird Bay' } },
      ...more,
    },
  });
  return roomId;
}

/** Creates a room, and invites callers to it with their roles in the company. */
export async function createRoomWith(
  client: Client,
  callers: readonly Pick<Caller, 'name' | 'userId'>[],
) {
  const roomId = await createRoom(client);
  for (const { name, userId } of callers)
    await roomsInviteUser(client, {
      path: { roomId },
      body: {
        email: address({ name }),
        firstName: name,
        lastName: 'Harbour',
        roleId: userId,
      },
    });
  return roomId;
}
