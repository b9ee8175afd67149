import { ServiceError, type Client } from '@countersign/client';
import {
  rolesCreateRole,
  rolesDeleteRole,
  rolesUpdateRole,
  roomsCreateRoom,
  roomsDeleteRoom,
  roomsInviteUser,
  roomsPutRoomUser,
  roomsRestoreRoomUserAccess,
  roomsRevokeRoomUserAccess,
  usersLockUser,
  usersUnlockUser,
} from '@countersign/client/rooms-v2';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { createControl } from '../../../src/control/client.ts';
import { seeded } from '../people/harness.ts';
import * as model from './company-model.ts';
import { look } from './look.ts';

/** The company that the walk goes through. */
export interface Walked {
  /** The client of a caller. */
  client(name: string): Client;
  control: ReturnType<typeof createControl>;
  /** The first day of the walk, in milliseconds since 1970. */
  start: number;
}

type Command = fc.AsyncCommand<model.ModelCompany, Walked>;

/** The numbers of steps that were taken, and that were rejected as expected. */
export const taken = { steps: 0, refused: 0 };

/** Numbers that select what a step is about, among what there is. */
interface Picks {
  caller: number;
  user: number;
  room: number;
  role: number;
  other: number;
}

/** The records of a company that the random picks of a step select. */
interface Picked {
  caller: model.ModelUser;
  user: model.ModelUser;
  room: model.ModelRoom;
  role: model.ModelRole;
}

const sides = ['buy', 'sell', 'listbuy', 'refi', undefined] as const;
const day = 24 * 60 * 60 * 1000;

/** A step: what the model says of it, the call, and what the state is after it. */
interface Kind {
  name: string;
  refuse(company: model.ModelCompany, picked: Picked, picks: Picks): model.Refused;
  call(real: Walked, picked: Picked, picks: Picks, company: model.ModelCompany): Promise<unknown>;
  /** @param response response of the call */
  change(company: model.ModelCompany, picked: Picked, picks: Picks, response: unknown): void;
}

class Step implements Command {
  readonly kind: Kind;
  readonly picks: Picks;

  constructor(kind: Kind, picks: Picks) {
    this.kind = kind;
    this.picks = picks;
  }

  check({ rooms }: model.ModelCompany): boolean {
    return rooms.length > 0 || this.kind === createRoom;
  }

  async run(company: model.ModelCompany, real: Walked): Promise<void> {
    const picked = pick(company, this.picks);
    const due = this.kind.refuse(company, picked, this.picks);
    const { code, response } = await catchErrorCode(
      this.kind.call(real, picked, this.picks, company),
    );
    const where = `${this} by ${picked.caller.name} in ${picked.room.roomId} at ${JSON.stringify(company)}`;
    expect(code, where).toBe(due);
    if (due === undefined) this.kind.change(company, picked, this.picks, response);
    taken.steps += 1;
    if (due !== undefined) taken.refused += 1;
    await look(company, real, picked.user, `after ${where}`);
  }

  toString(): string {
    return `${this.kind.name} ${JSON.stringify(this.picks)}`;
  }
}

function pick({ users, rooms, roles }: model.ModelCompany, picks: Picks): Picked {
  const [caller, user] = [at(users, picks.caller), at(users, picks.user)];
  const none = { roomId: 9, ownerId: 0, people: [] };
  return {
    caller,
    user,
    room: rooms.length === 0 ? none : at(rooms, picks.room),
    role: at(roles, picks.role),
  };
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('there is always one');
  return item;
}

function pickSide(index: number): model.ModelPerson['side'] {
  return sides[index % sides.length];
}

function findPerson(room: model.ModelRoom, { userId }: model.ModelUser): model.ModelPerson {
  const person = room.people.find((one) => one.userId === userId);
  if (person === undefined) throw new Error('the model allowed it for someone in the room');
  return person;
}

const createRoom: Kind = {
  name: 'create a room',
  refuse: ({ roles }, { caller }) => {
    const role = roles.find(({ roleId }) => roleId === caller.roleId);
    const may = !caller.isLocked && role?.permissions.includes('canCreateRooms') === true;
    return may ? undefined : 'USER_LACKS_PERMISSIONS';
  },
  call: ({ client }, { caller }) =>
    roomsCreateRoom(client(caller.name), {
      body: {
        name: 'Quay 9',
        roleId: caller.roleId,
        officeId: seeded.harbour,
        transactionSideId: 'sell',
        fieldData: { data: { address1: 'Quay 9', city: 'Seabird Bay' } },
      },
    }),
  change({ rooms }, { caller: { userId, roleId } }, _picks, response) {
    const owner = { userId, roleId, side: 'sell', invitedBy: undefined, endsOn: undefined };
    rooms.push({ roomId: readNumber(response, 'roomId'), ownerId: userId, people: [owner] });
  },
};

const deleteRoom: Kind = {
  name: 'delete a room',
  refuse: (company, { room, caller }) => model.refuseDelete(company, room, caller),
  call: ({ client }, { caller, room: { roomId } }) =>
    roomsDeleteRoom(client(caller.name), { path: { roomId } }),
  change(company, { room }) {
    company.rooms = company.rooms.filter((one) => one !== room);
  },
};

const invite: Kind = {
  name: 'invite',
  refuse: (company, { room, caller, user, role: { roleId } }, { other }) =>
    model.refuseInvite(company, room, caller, { user, roleId, side: pickSide(other) }),
  call: ({ client }, { caller, room: { roomId }, user, role: { roleId } }, { other }) => {
    const side = pickSide(other);
    return roomsInviteUser(client(caller.name), {
      path: { roomId },
      body: {
        email: user.email,
        firstName: user.name,
        lastName: 'Harbour',
        roleId,
        ...(side !== undefined && { transactionSideId: side }),
      },
    });
  },
  change(_company, { room, caller, user: { userId }, role: { roleId } }, { other }) {
    if (room.people.some((person) => person.userId === userId)) return;
    const side = pickSide(other);
    room.people.push({ userId, roleId, side, invitedBy: caller.userId, endsOn: undefined });
  },
};

const changeRole: Kind = {
  name: 'change the role',
  refuse: (company, { room, caller, user, role: { roleId } }) =>
    model.refuseChange(company, room, caller, { user, roleId }),
  call: ({ client }, { caller, room: { roomId }, user: { userId }, role: { roleId } }) =>
    roomsPutRoomUser(client(caller.name), { path: { roomId, userId }, body: { roleId } }),
  change(_company, { room, user, role: { roleId } }) {
    findPerson(room, user).roleId = roleId;
  },
};

const changeSide: Kind = {
  name: 'change the side',
  refuse: (company, { room, caller, user }) =>
    model.refuseChange(company, room, caller, { user, roleId: undefined }),
  call: ({ client }, { caller, room: { roomId }, user: { userId } }) =>
    roomsPutRoomUser(client(caller.name), {
      path: { roomId, userId },
      body: { transactionSideId: 'refi' },
    }),
  change(_company, { room, user }) {
    findPerson(room, user).side = 'refi';
  },
};

const revoke: Kind = {
  name: 'revoke access',
  refuse: (company, { room, caller, user }) => model.refuseRevoke(company, room, caller, user),
  call: ({ client }, { caller, room: { roomId }, user: { userId } }) =>
    roomsRevokeRoomUserAccess(client(caller.name), { path: { roomId, userId } }),
  change(company, { room, user }) {
    const person = findPerson(room, user);
    if (model.hasAccess(company, person)) person.endsOn = company.day;
  },
};

const revokeLater: Kind = {
  name: 'revoke access later',
  refuse: revoke.refuse,
  call: ({ client, start }, { caller, room: { roomId }, user: { userId } }, { other }, company) =>
    roomsRevokeRoomUserAccess(client(caller.name), {
      path: { roomId, userId },
      body: {
        revocationDate: new Date(start + (company.day + 1 + (other % 3)) * day).toISOString(),
      },
    }),
  change(company, { room, user }, { other }) {
    findPerson(room, user).endsOn = company.day + 1 + (other % 3);
  },
};

const restore: Kind = {
  name: 'restore access',
  refuse: (company, { room, caller, user }) => model.refuseRestore(company, room, caller, user),
  call: ({ client }, { caller, room: { roomId }, user: { userId } }) =>
    roomsRestoreRoomUserAccess(client(caller.name), { path: { roomId, userId } }),
  change(_company, { room, user }) {
    findPerson(room, user).endsOn = undefined;
  },
};

const wait: Kind = {
  name: 'wait for a day',
  refuse: () => undefined,
  call: ({ control }) => control.advance({ days: 1 }),
  change(company) {
    company.day += 1;
  },
};

/** The administrator is never locked out, so that there is always someone who can look. */
const lock: Kind = {
  name: 'lock out',
  refuse: () => undefined,
  call: ({ client }, { user }) => {
    const path = { userId: user.userId };
    const mara = client('sandbox');
    if (user.userId === seeded.mara || !user.isMember) return Promise.resolve();
    return user.isLocked
      ? usersUnlockUser(mara, { path })
      : usersLockUser(mara, { path, body: { reason: 'The badge was lost.' } });
  },
  change(_company, { user }) {
    if (user.userId !== seeded.mara && user.isMember) user.isLocked = !user.isLocked;
  },
};

const permissions = [
  'canAddUsersToRooms',
  'canViewRoomDetails',
  'canEditInvitedRoomRole',
  'canManageInvitedUserRoomAccess',
  'isHiddenInRoom',
] as const satisfies readonly model.Permission[];

/** Some of the permissions, by the bits of a number. */
function selectPermissions(bits: number): model.Permission[] {
  return permissions.filter((_, index) => (bits >> index) % 2 === 1);
}

function asObject(names: readonly model.Permission[]) {
  return Object.fromEntries(permissions.map((name) => [name, names.includes(name)]));
}

const createRole: Kind = {
  name: 'create a role',
  refuse: (company, { caller }) => model.refuseRoleChange(company, caller),
  call: ({ client }, { caller }, { role, other }, { roles }) =>
    rolesCreateRole(client(caller.name), {
      body: {
        name: `Role ${roles.length} ${Math.max(...roles.map(({ roleId }) => roleId))}`,
        isExternal: other % 2 === 0,
        permissions: asObject(selectPermissions(role)),
      },
    }),
  change({ roles }, _picked, { role, other }, response) {
    roles.push({
      roleId: readNumber(response, 'roleId'),
      isExternal: other % 2 === 0,
      isSeeded: false,
      permissions: selectPermissions(role),
    });
  },
};

const updateRole: Kind = {
  name: 'change a role',
  refuse: (company, { caller, role }) =>
    role.isSeeded ? undefined : model.refuseRoleChange(company, caller),
  call: ({ client }, { caller, role }, { other }) =>
    role.isSeeded
      ? Promise.resolve()
      : rolesUpdateRole(client(caller.name), {
          path: { roleId: role.roleId },
          body: { permissions: asObject(selectPermissions(other)) },
        }),
  change(_company, { role }, { other }) {
    if (!role.isSeeded) role.permissions = selectPermissions(other);
  },
};

const deleteRole: Kind = {
  name: 'delete a role',
  refuse: (company, { caller, role }) =>
    role.isSeeded ? undefined : model.refuseRoleDelete(company, caller, role),
  call: ({ client }, { caller, role }) =>
    role.isSeeded
      ? Promise.resolve()
      : rolesDeleteRole(client(caller.name), { path: { roleId: role.roleId } }),
  change(company, { role }) {
    if (!role.isSeeded) company.roles = company.roles.filter((one) => one !== role);
  },
};

const kinds: readonly Kind[] = [
  createRoom,
  createRoom,
  deleteRoom,
  invite,
  invite,
  invite,
  invite,
  changeRole,
  changeRole,
  changeSide,
  revoke,
  revokeLater,
  revokeLater,
  restore,
  restore,
  wait,
  lock,
  createRole,
  updateRole,
  deleteRole,
];

/** Creates walks of up to the given number of steps, in any order. */
export function walks(steps: number): fc.Arbitrary<Iterable<Command>> {
  const number = fc.nat({ max: 59 });
  // The administrator calls more often, so that more than refusals happens.
  const caller = fc.oneof(fc.constant(0), number);
  const picks = fc.record({ caller, user: number, room: number, role: number, other: number });
  return fc.commands<model.ModelCompany, Walked, false>(
    kinds.map((kind) => picks.map((one) => new Step(kind, one))),
    { maxCommands: steps, size: 'max' },
  );
}

function readNumber(response: unknown, name: string): number {
  const value: unknown =
    typeof response === 'object' && response !== null ? Reflect.get(response, name) : undefined;
  if (typeof value !== 'number') throw new Error(`the response has no ${name}`);
  return value;
}

async function catchErrorCode(
  call: PromiseLike<unknown>,
): Promise<{ code: model.Refused; response?: unknown }> {
  try {
    return { code: undefined, response: await call };
  } catch (error) {
    if (error instanceof ServiceError) return { code: error.code };
    throw error;
  }
}
