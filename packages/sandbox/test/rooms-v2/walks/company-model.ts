// A company on Rooms as the service describes it, written apart from the code that keeps it: who
// sees a room, what each call requires, and what the state is after it.
import type { Permissions, RoomInvite } from '@countersign/types/rooms-v2';

export type Permission = keyof Permissions;

/** A role of the company. */
export interface ModelRole {
  roleId: number;
  isExternal: boolean;
  /** True if the walk must not delete or change it. */
  isSeeded: boolean;
  permissions: Permission[];
}

/** A member of the company, or a person from outside, who can call Rooms. */
export interface ModelUser {
  userId: number;
  /** The token. */
  name: string;
  lastName: string;
  email: string;
  isMember: boolean;
  roleId: number;
  isLocked: boolean;
}

export interface ModelPerson {
  userId: number;
  roleId: number;
  side: RoomInvite['transactionSideId'];
  invitedBy: number | undefined;
  /** The day from which the person has no access. */
  endsOn: number | undefined;
}

export interface ModelRoom {
  roomId: number;
  ownerId: number;
  people: ModelPerson[];
}

export interface ModelCompany {
  /** The number of days that have passed. */
  day: number;
  roles: ModelRole[];
  users: ModelUser[];
  rooms: ModelRoom[];
}

/** The error code of a rejected call; undefined if it is allowed. */
export type Refused = string | undefined;

const notFound = 'RESOURCE_NOT_FOUND';
const notAllowed = 'USER_LACKS_PERMISSIONS';
const badBody = 'PROPERTY_VALIDATION_FAILURE';

/** The permissions of a role. One that was deleted has none. */
function listPermissions({ roles }: ModelCompany, roleId: number): readonly Permission[] {
  return roles.find((role) => role.roleId === roleId)?.permissions ?? [];
}

export function hasAccess({ day }: ModelCompany, { endsOn }: ModelPerson): boolean {
  return endsOn === undefined || endsOn > day;
}

/** Finds a caller's permissions in a room; undefined if they cannot view it. */
function findRights(
  company: ModelCompany,
  room: ModelRoom,
  caller: ModelUser,
): readonly Permission[] | undefined {
  const own = room.people.find(({ userId }) => userId === caller.userId);
  if (own !== undefined && hasAccess(company, own)) return listPermissions(company, own.roleId);
  // All callers have the access level of the company, or are from outside.
  const rights = listPermissions(company, caller.roleId);
  return caller.isMember && rights.includes('autoAccessToRooms') ? rights : undefined;
}

/** Returns the error if a caller has none of the permissions that an action in a room requires. */
function refuseInRoom(
  company: ModelCompany,
  room: ModelRoom,
  caller: ModelUser,
  anyOf: readonly Permission[],
): Refused {
  if (caller.isLocked) return notAllowed;
  const rights = findRights(company, room, caller);
  if (rights === undefined) return notFound;
  return anyOf.some((permission) => rights.includes(permission)) ? undefined : notAllowed;
}

/** Returns the error if a caller cannot give a person a role in a room. */
function refuseRole(
  company: ModelCompany,
  room: ModelRoom,
  caller: ModelUser,
  roleId: number,
  isMember: boolean,
): Refused {
  const role = company.roles.find((one) => one.roleId === roleId);
  if (role === undefined || role.isExternal === isMember) return badBody;
  if (!role.isExternal && !caller.isMember) return badBody;
  const held = findRights(company, room, caller) ?? [];
  const gives = role.permissions.filter((permission) => permission !== 'isHiddenInRoom');
  return gives.every((permission) => held.includes(permission)) ? undefined : badBody;
}

export function refuseInvite(
  company: ModelCompany,
  room: ModelRoom,
  caller: ModelUser,
  { user, roleId, side }: { user: ModelUser; roleId: number; side: ModelPerson['side'] },
): Refused {
  const refused =
    refuseInRoom(company, room, caller, ['canAddUsersToRooms']) ??
    refuseRole(company, room, caller, roleId, user.isMember);
  const own = room.people.find(({ userId }) => userId === user.userId);
  if (refused !== undefined || own === undefined) return refused;
  const isSame = own.roleId === roleId && (side === undefined || side === own.side);
  return isSame && hasAccess(company, own) ? undefined : badBody;
}

export function refuseChange(
  company: ModelCompany,
  room: ModelRoom,
  caller: ModelUser,
  { user, roleId }: { user: ModelUser; roleId: number | undefined },
): Refused {
  const refused = refuseOverPerson(company, room, caller, user, {
    any: 'canEditAnyRoomRole',
    invited: 'canEditInvitedRoomRole',
  });
  const own = room.people.find(({ userId }) => userId === user.userId);
  if (refused !== undefined || roleId === undefined || roleId === own?.roleId) return refused;
  return refuseRole(company, room, caller, roleId, user.isMember);
}

/** Returns the error if a caller cannot revoke the access of a person. */
export function refuseRevoke(
  company: ModelCompany,
  room: ModelRoom,
  caller: ModelUser,
  user: ModelUser,
): Refused {
  return refuseOverPerson(company, room, caller, user, {
    any: 'canManageAnyUserRoomAccess',
    invited: 'canManageInvitedUserRoomAccess',
  });
}

export function refuseRestore(
  company: ModelCompany,
  room: ModelRoom,
  caller: ModelUser,
  user: ModelUser,
): Refused {
  const own = room.people.find(({ userId }) => userId === user.userId);
  return (
    refuseRevoke(company, room, caller, user) ??
    (own?.endsOn === undefined ? 'INVALID_REQUEST_PARAMETERS' : undefined)
  );
}

/** Some permissions are for all people of a room, others for those whom the caller invited. */
function refuseOverPerson(
  company: ModelCompany,
  room: ModelRoom,
  caller: ModelUser,
  { userId }: ModelUser,
  { any, invited }: { any: Permission; invited: Permission },
): Refused {
  const refused = refuseInRoom(company, room, caller, [any, invited]);
  if (refused !== undefined) return refused;
  const person = room.people.find((one) => one.userId === userId);
  if (person === undefined) return notFound;
  const isOwn = person.invitedBy === caller.userId;
  return isOwn || findRights(company, room, caller)?.includes(any) === true
    ? undefined
    : notAllowed;
}

export function refuseDelete(company: ModelCompany, room: ModelRoom, caller: ModelUser): Refused {
  const refused = refuseInRoom(company, room, caller, ['canDeleteRooms', 'canDeleteOwnedRooms']);
  if (refused !== undefined) return refused;
  const rights = findRights(company, room, caller) ?? [];
  const isOwner = room.ownerId === caller.userId;
  return rights.includes('canDeleteRooms') || isOwner ? undefined : notAllowed;
}

/** Returns the error if a caller may not change the roles of the company. */
export function refuseRoleChange(company: ModelCompany, caller: ModelUser): Refused {
  const rights = listPermissions(company, caller.roleId);
  const may = !caller.isLocked && rights.includes('canManageRolesAndPermissions');
  return may ? undefined : notAllowed;
}

export function refuseRoleDelete(
  company: ModelCompany,
  caller: ModelUser,
  { roleId }: ModelRole,
): Refused {
  const isUsed =
    company.users.some((user) => user.isMember && user.roleId === roleId) ||
    company.rooms.some(({ people }) => people.some((person) => person.roleId === roleId));
  return refuseRoleChange(company, caller) ?? (isUsed ? 'ROLE_IN_USE' : undefined);
}

/**
 * The people whom a list shows: those with access whose role does not hide them, the last of the
 * alphabet first.
 */
export function listPeople(company: ModelCompany, room: ModelRoom): ModelPerson[] {
  const lastNames = new Map(company.users.map(({ userId, lastName }) => [userId, lastName]));
  const nameOf = ({ userId }: ModelPerson): string => lastNames.get(userId) ?? '';
  return room.people
    .filter(
      (person) =>
        hasAccess(company, person) &&
        !listPermissions(company, person.roleId).includes('isHiddenInRoom'),
    )
    .toSorted((one, other) => nameOf(other).localeCompare(nameOf(one)));
}

/** The rooms that a caller sees. */
export function listRooms(company: ModelCompany, caller: ModelUser): ModelRoom[] {
  return company.rooms.filter((room) => findRights(company, room, caller) !== undefined);
}
