import { roomsRoles, type StoredRole } from '../../state/model/rooms.ts';
import type { State } from '../../state/state.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/**
 * Reads the role that a person gets in a room: an internal one for members of the company, an
 * external one for other people.
 * @throws RoomsRefusal
 */
export async function readRoomRole(
  state: State,
  accountId: string,
  roleId: number,
  { email, isMember }: { email: string; isMember: boolean },
): Promise<StoredRole> {
  const role = await state.of(roomsRoles).get(accountId, String(roleId));
  if (role === undefined)
    throw new RoomsRefusal(
      'INVALID_REQUEST_BODY',
      `Invalid body at /roleId: there is no role ${roleId}. Get the IDs with Rooms_GetAssignableRoles.`,
    );
  if (role.isExternal === isMember)
    throw new RoomsRefusal(
      'INVALID_REQUEST_BODY',
      `Invalid body at /roleId: ${email} ${isMember ? 'belongs' : 'does not belong'} to the company, and role ${roleId} (${role.name}) is ${role.isExternal ? 'external' : 'internal'}. Get the suitable roles with Rooms_GetAssignableRoles and assigneeEmail.`,
    );
  return role;
}
