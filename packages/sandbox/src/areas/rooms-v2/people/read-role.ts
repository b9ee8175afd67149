import { roomsRoles, type StoredRole } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import type { FoundRoom } from '../access/find-room.ts';
import { canAssign } from '../access/permission-names.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/**
 * Reads the role that a person gets in a room: an internal one for members of the company, an
 * external one for other people, and none that allows more in the room than the caller may do there.
 * @throws RoomsRefusal
 */
export async function readRoomRole(
  state: State,
  { member }: RoomsContext,
  { room, permissions }: FoundRoom,
  roleId: number,
  { email, isMember }: { email: string; isMember: boolean },
): Promise<StoredRole> {
  const role = await state.of(roomsRoles).get(room.accountId, String(roleId));
  if (role === undefined) throw refuseRole(`there is no role ${roleId}`);
  const kind = role.isExternal ? 'external' : 'internal';
  if (role.isExternal === isMember)
    throw refuseRole(
      `${email} ${isMember ? 'belongs' : 'does not belong'} to the company, and role ${roleId} (${role.name}) is ${kind}`,
    );
  if (!role.isExternal && !member.isMember)
    throw refuseRole(`only members of the company can assign role ${roleId} (${role.name})`);
  if (!canAssign(permissions, role, 'room'))
    throw refuseRole(
      `role ${roleId} (${role.name}) allows more in room ${room.roomId} than the role of ${member.email} does`,
    );
  return role;
}

function refuseRole(why: string): RoomsRefusal {
  return new RoomsRefusal(
    'PROPERTY_VALIDATION_FAILURE',
    `Invalid body at /roleId: ${why}. Get the suitable roles with Rooms_GetAssignableRoles and assigneeEmail.`,
  );
}
