import type { Permission, PermissionSet, StoredRole } from '../../../state/model/rooms.ts';

/**
 * The scope of each permission: rooms, where the role in the room decides, or the company. The
 * compiler rejects the list if it lacks a permission of the contract.
 */
const scopes: Readonly<Record<Permission, 'room' | 'company'>> = {
  canAddUsersToRooms: 'room',
  canCreateRooms: 'room',
  canSubmitRoomsForReview: 'room',
  canCloseRooms: 'room',
  canReopenRooms: 'room',
  canDeleteOwnedRooms: 'room',
  autoAccessToRooms: 'room',
  canExportRoomActivityDetailsPeople: 'room',
  canCopyRoomDetails: 'room',
  canEditAnyRoomRole: 'room',
  canEditInvitedRoomRole: 'room',
  canEditRoomSide: 'room',
  canManageAnyUserRoomAccess: 'room',
  canManageInvitedUserRoomAccess: 'room',
  isHiddenInRoom: 'room',
  canManageRoomOwners: 'room',
  canDeleteRooms: 'room',
  canConnectToMortgageCadence: 'room',
  autoAccessToRoomsInOfficeOnly: 'room',
  canViewRoomDetails: 'room',
  canViewAndEditRoomDetails: 'room',
  canSendRoomDetailsToLoneWolf: 'room',
  canAddDocuments: 'room',
  canAddDocumentsFromFormGroups: 'room',
  canAddDocumentsFromFormLibraries: 'room',
  documentsViewableByOthersInRoomFromOffice: 'room',
  documentsAutoOwnedByPeers: 'room',
  canDeleteOwnedDocuments: 'room',
  canDeleteSignedDocuments: 'room',
  canDeleteUnsignedDocuments: 'room',
  canManageSharedDocs: 'room',
  canManageFormGroups: 'company',
  canShareDocsNotOwned: 'room',
  canCreateFormTemplates: 'room',
  canManageFormPackets: 'room',
  canAddTasksToAnyTaskLists: 'room',
  canEditEditableTasks: 'room',
  canEditAnyTasks: 'room',
  canDeleteDeletableTasks: 'room',
  canDeleteAnyTasks: 'room',
  canApplyTaskList: 'room',
  canRemoveAnyTaskList: 'room',
  canSubmitTaskList: 'room',
  canAutoSubmitTaskList: 'room',
  canReviewTaskList: 'room',
  canAutoApproveTaskList: 'room',
  canManageTaskTemplatesForAllRegionsAllOffices: 'company',
  canApplyRoomTemplates: 'room',
  canAddTasksToRooms: 'room',
  canReviewAnyTask: 'room',
  canManageDocsOnAnyTask: 'room',
  canAddMemberAndSetRoleLowerAccessLevel: 'company',
  canAddMemberAndSetRoleSameAccessLevel: 'company',
  canChangeMemberRoleLowerAccessLevel: 'company',
  canChangeMemberRoleSameAccessLevel: 'company',
  canManageMemberLowerAccessLevel: 'company',
  canManageMemberSameAccessLevel: 'company',
  canRemoveCompanyMemberLowerAccessLevel: 'company',
  canRemoveCompanyMemberSameAccessLevel: 'company',
  canManageAccount: 'company',
  canManageLogo: 'company',
  canManageRolesAndPermissions: 'company',
  canManageRoomDetails: 'company',
  canManageRoomTemplates: 'company',
  canManageIntegrationSettings: 'company',
  canExportCompanyUsageReport: 'company',
};

/** The permissions that are compared: all, or those of one scope. */
export type PermissionScope = 'all' | 'room' | 'company';

function isPermission(name: string): name is Permission {
  return Object.hasOwn(scopes, name);
}

/** The names of the permissions, in the order of the contract. */
export const permissionNames: readonly Permission[] = Object.keys(scopes).filter(isPermission);

/** Keeps only the permissions that apply in rooms, for a person from outside. */
export function keepThoseInRooms(held: PermissionSet): ReadonlySet<Permission> {
  return new Set(permissionNames.filter((name) => scopes[name] === 'room' && held.has(name)));
}

/** Permissions that reduce what a member sees or is seen in, and so give nothing. */
const withoutPower: ReadonlySet<Permission> = new Set(['isHiddenInRoom']);

/**
 * Checks whether a user can give a role to others: it has no permission that the user lacks.
 * @param scope the permissions to compare
 */
export function canAssign(
  held: PermissionSet,
  { permissions }: Pick<StoredRole, 'permissions'>,
  scope: PermissionScope,
): boolean {
  return permissionNames.every(
    (name) =>
      permissions[name] !== true ||
      (scope !== 'all' && scopes[name] !== scope) ||
      canGive(held, name),
  );
}

/** Checks whether a user can give a permission to others. */
export function canGive(held: PermissionSet, name: Permission): boolean {
  return withoutPower.has(name) || held.has(name);
}
