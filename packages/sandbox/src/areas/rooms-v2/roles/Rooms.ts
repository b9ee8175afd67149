import { findRoom, requireInRoom } from '../access/find-room.ts';
import { canAssign } from '../access/permission-names.ts';
import { requireVersion } from '../access/require-version.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { wholeRoomsList } from '../whole-rooms-list.ts';
import { findByEmail } from '../users/find-by-email.ts';
import { filterByName, listRoles } from './company-roles.ts';
import { presentRoleSummary } from './present-role.ts';

export const Rooms_GetAssignableRoles = defineRoomsOperation(
  'Rooms_GetAssignableRoles',
  async (state, { path, query }, rooms) => {
    const found = await findRoom(state, rooms, path.roomId);
    requireInRoom(
      found,
      rooms,
      'canAddUsersToRooms',
      'canEditAnyRoomRole',
      'canEditInvitedRoomRole',
    );
    requireVersion(rooms, 'v6', 'People have no roles in rooms there.');
    const { company, member } = rooms;
    const { assigneeEmail, filter } = query;
    const known =
      assigneeEmail === undefined
        ? undefined
        : await findByEmail(state, company.accountId, assigneeEmail);
    const assignee = known?.isMember === true ? known : undefined;
    const roles = filterByName(await listRoles(state, company), filter).filter(
      (role) =>
        canAssign(found.permissions, role, 'room') &&
        // Members of the company have its internal roles, and only members assign them.
        role.isExternal === (assignee === undefined || !member.isMember),
    );
    const currentRoleId = member.isMember ? assignee?.roleId : undefined;
    const body = {
      ...(currentRoleId !== undefined && { currentRoleId }),
      roles: roles.map(presentRoleSummary),
      ...wholeRoomsList,
    };
    return { status: 200, paged: true, body };
  },
);
