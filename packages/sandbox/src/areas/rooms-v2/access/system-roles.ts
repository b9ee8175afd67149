import type { Permissions } from '@countersign/types/rooms-v2';
import {
  type Permission,
  roomsRoles,
  type StoredCompany,
  type StoredRole,
} from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { newRoomsNumber } from '../new-rooms-number.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { listClassicPermissions } from './classic-permissions.ts';
import { permissionNames } from './permission-names.ts';

/** Permissions that the default role of administrators lacks, as they would hide them in rooms. */
const notOfAdministrators: ReadonlySet<Permission> = new Set(['isHiddenInRoom']);

/** Permissions that managers of a new company have and agents do not. */
const ofManagers: ReadonlySet<Permission> = new Set<Permission>([
  'canReopenRooms',
  'autoAccessToRooms',
  'canExportRoomActivityDetailsPeople',
  'canEditAnyRoomRole',
  'canEditRoomSide',
  'canManageAnyUserRoomAccess',
  'canManageRoomOwners',
  'canCloseRooms',
  'canAddTasksToAnyTaskLists',
  'canEditAnyTasks',
  'canDeleteAnyTasks',
  'canRemoveAnyTaskList',
  'canReviewTaskList',
  'canReviewAnyTask',
  'canManageDocsOnAnyTask',
  'canAddMemberAndSetRoleLowerAccessLevel',
  'canChangeMemberRoleLowerAccessLevel',
  'canManageMemberLowerAccessLevel',
  'canRemoveCompanyMemberLowerAccessLevel',
]);

/** The names of the roles that every company has: on v6, and on v5. */
const systemRoles = [
  { legacyRoleId: 'Admin', name: 'Default Admin' },
  { legacyRoleId: 'Manager', name: 'Default Manager' },
  { legacyRoleId: 'Agent', name: 'Default Agent' },
] as const;

/**
 * Creates the roles that every company begins with: for administrators, managers and agents.
 * @returns the role of administrators
 */
export async function createSystemRoles(
  state: State,
  { accountId, version, createdAt }: Pick<StoredCompany, 'accountId' | 'version' | 'createdAt'>,
  context: Pick<RoomsContext, 'newId'>,
): Promise<StoredRole> {
  const made: StoredRole[] = [];
  for (const { legacyRoleId, name } of systemRoles) {
    const role: StoredRole = {
      roleId: await newRoleId(state, accountId, context),
      legacyRoleId,
      name: version === 'v5' ? legacyRoleId : name,
      isDefaultForAdmin: legacyRoleId === 'Admin',
      isExternal: false,
      createdAt,
      permissions: version === 'v5' ? {} : listUsualPermissions(legacyRoleId),
    };
    await state.of(roomsRoles).put(accountId, String(role.roleId), role);
    made.push(role);
  }
  const [administrator] = made;
  if (administrator === undefined) throw new Error('a company needs a role for administrators');
  return administrator;
}

/** An ID that no role of the company has. */
export function newRoleId(
  state: State,
  accountId: string,
  context: Pick<RoomsContext, 'newId'>,
): Promise<number> {
  return newRoomsNumber(
    context,
    async (id) => (await state.of(roomsRoles).get(accountId, String(id))) !== undefined,
  );
}

/** Checks whether a role is one that every company has. */
export function isSystemRole({
  legacyRoleId,
  isDefaultForAdmin,
}: Pick<StoredRole, 'legacyRoleId' | 'isDefaultForAdmin'>): boolean {
  return legacyRoleId !== undefined || isDefaultForAdmin;
}

/** Lists the initial permissions of a built-in role. */
function listUsualPermissions(kind: (typeof systemRoles)[number]['legacyRoleId']): Permissions {
  const ofAgents = listClassicPermissions({ classic: 'agent' });
  return Object.fromEntries(
    permissionNames
      .filter((name) => {
        if (kind === 'Admin') return !notOfAdministrators.has(name);
        return ofAgents.has(name) || (kind === 'Manager' && ofManagers.has(name));
      })
      .map((name) => [name, true]),
  );
}
