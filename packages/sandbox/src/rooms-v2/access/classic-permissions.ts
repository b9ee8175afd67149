import type { ClassicManagerPermissions } from '@countersign/types/rooms-v2';
import type { Permission, PermissionSet, StoredRoomsUser } from '../../state/model/rooms.ts';

/** What each right of a manager on v5 stands for. */
const ofManagers: Readonly<
  Partial<Record<keyof ClassicManagerPermissions, readonly Permission[]>>
> = {
  canDeleteCompanyRooms: ['canDeleteRooms', 'canDeleteOwnedRooms'],
  canDeleteCompanyDocuments: ['canDeleteSignedDocuments', 'canDeleteUnsignedDocuments'],
  canManageCompanyRooms: [
    'canViewAndEditRoomDetails',
    'canAddUsersToRooms',
    'canEditAnyRoomRole',
    'canEditRoomSide',
    'canManageAnyUserRoomAccess',
    'canManageRoomOwners',
    'canApplyTaskList',
    'canRemoveAnyTaskList',
  ],
  canManageCompanyAccount: ['canManageAccount', 'canManageRoomDetails', 'canManageRoomTemplates'],
  canManageCompanySharedLibrary: ['canManageFormGroups', 'canManageSharedDocs'],
  canManageCompanyMembers: [
    'canAddMemberAndSetRoleLowerAccessLevel',
    'canAddMemberAndSetRoleSameAccessLevel',
    'canManageMemberLowerAccessLevel',
    'canManageMemberSameAccessLevel',
    'canRemoveCompanyMemberLowerAccessLevel',
    'canRemoveCompanyMemberSameAccessLevel',
  ],
  canCloseCompanyRooms: ['canCloseRooms', 'canReopenRooms'],
  canApproveCompanyChecklists: ['canReviewTaskList', 'canReviewAnyTask'],
  autoAccessToCompanyRooms: ['autoAccessToRooms'],
};

/** What every member of a company on v5 may do in the rooms that they have access to. */
const ofAgents: readonly Permission[] = [
  'canCreateRooms',
  'canApplyRoomTemplates',
  'canAddUsersToRooms',
  'canSubmitRoomsForReview',
  'canViewRoomDetails',
  'canViewAndEditRoomDetails',
  'canDeleteOwnedRooms',
  'canAddDocuments',
  'canAddDocumentsFromFormGroups',
  'canAddDocumentsFromFormLibraries',
  'canDeleteOwnedDocuments',
  'canEditInvitedRoomRole',
  'canManageInvitedUserRoomAccess',
  'canApplyTaskList',
  'canSubmitTaskList',
];

/** The rights of a member of a company on v5, as the permissions that v6 knows. */
export function listClassicPermissions({
  classic,
  classicPermissions = {},
}: Pick<StoredRoomsUser, 'classic' | 'classicPermissions'>): PermissionSet {
  const managed = Object.entries(ofManagers).flatMap(([right, permissions]) =>
    classic === 'admin' || Reflect.get(classicPermissions, right) === true ? permissions : [],
  );
  return new Set([...ofAgents, ...(classic === 'agent' ? [] : managed), ...ofAdmins(classic)]);
}

/** What only administrators may do. */
function ofAdmins(classic: StoredRoomsUser['classic']): readonly Permission[] {
  return classic === 'admin' ? ['canManageRolesAndPermissions', 'canExportCompanyUsageReport'] : [];
}
