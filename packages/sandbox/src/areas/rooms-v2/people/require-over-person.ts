import type { Permission } from '../../../state/model/rooms.ts';
import { type FoundRoom, requireInRoom } from '../access/find-room.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { isInvitedBy, type PersonInRoom } from './room-people.ts';

/** A permission for all people of a room, and the one for those whom the caller invited. */
export interface OverPeople {
  any: Permission;
  invited: Permission;
}

/** Permissions for changing the roles of people. */
export const overRoles: OverPeople = {
  any: 'canEditAnyRoomRole',
  invited: 'canEditInvitedRoomRole',
};

/** Permissions for revoking and restoring the access of people. */
export const overAccess: OverPeople = {
  any: 'canManageAnyUserRoomAccess',
  invited: 'canManageInvitedUserRoomAccess',
};

/**
 * Refuses a call that is about a person whom the caller may not manage.
 * @throws RoomsRefusal
 */
export function requireOverPerson(
  found: FoundRoom,
  rooms: RoomsContext,
  { any, invited }: OverPeople,
  { person }: PersonInRoom,
): void {
  requireInRoom(found, rooms, any, invited);
  if (found.permissions.has(any) || isInvitedBy(person, rooms)) return;
  throw new RoomsRefusal(
    'USER_LACKS_PERMISSIONS',
    `${rooms.operationId} requires the permission ${any} for user ${person.userId}. With ${invited}, ${rooms.member.email} can manage only people whom they invited.`,
  );
}
