import type { ClassicManagerPermissions } from '@countersign/types/rooms-v2';
import type { Permission, StoredRoomsUser } from '../../../state/model/rooms.ts';

/** The permissions that each right of a manager on v5 implies. */
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

/** Permissions of managers and agents on v5 in the rooms that they have access to. */
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

/** The rights of managers that administrators always have: those for the company and its members. */
const ofManagersAndAdmins: readonly (keyof ClassicManagerPermissions)[] = [
  'canManageCompanyAccount',
  'canManageCompanySharedLibrary',
  'canManageCompanyMembers',
  'autoAccessToCompanyRooms',
];

/**
 * Permissions of administrators on v5 only. They see every room and change none: rooms are the work
 * of managers and agents.
 */
const ofAdmins: readonly Permission[] = [
  'canViewRoomDetails',
  'canExportRoomActivityDetailsPeople',
  'canChangeMemberRoleLowerAccessLevel',
  'canChangeMemberRoleSameAccessLevel',
  'canManageLogo',
  'canManageIntegrationSettings',
  'canManageTaskTemplatesForAllRegionsAllOffices',
  'canExportCompanyUsageReport',
];

/** The rights of a member of a company on v5, as the permissions that v6 knows. */
export function listClassicPermissions({
  classic,
  classicPermissions = {},
}: Pick<StoredRoomsUser, 'classic' | 'classicPermissions'>): ReadonlySet<Permission> {
  switch (classic) {
    case 'admin':
      return new Set([
        ...ofManagersAndAdmins.flatMap((right) => ofManagers[right] ?? []),
        ...ofAdmins,
      ]);
    case 'manager':
      return new Set([...ofAgents, ...listManaged(classicPermissions)]);
    default:
      return new Set(ofAgents);
  }
}

/**
 * Lists the permissions that the rights of a manager imply; a manager with administrative rights
 * also has those of administrators.
 */
function listManaged(rights: ClassicManagerPermissions): Permission[] {
  const managed = Object.entries(ofManagers).flatMap(([right, permissions]) =>
    Reflect.get(rights, right) === true ? permissions : [],
  );
  const hidden: Permission[] =
    rights.isVisibleInTransactionRooms === false ? ['isHiddenInRoom'] : [];
  const administered: Iterable<Permission> =
    rights.isCompanySystemAdmin === true ? listClassicPermissions({ classic: 'admin' }) : [];
  return [...managed, ...hidden, ...administered];
}
