import { requirePermission } from '../access/permissions.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { allowsAccountManagement, listAssignableProfiles } from './assignable-profiles.ts';

export const ESignPermissionProfiles_GetESignPermissionProfiles = defineRoomsOperation(
  'ESignPermissionProfiles_GetESignPermissionProfiles',
  async (state, _request, rooms) => {
    requirePermission(
      rooms,
      'canAddMemberAndSetRoleLowerAccessLevel',
      'canAddMemberAndSetRoleSameAccessLevel',
      'canManageMemberLowerAccessLevel',
      'canManageMemberSameAccessLevel',
    );
    const profiles = await listAssignableProfiles(state, rooms);
    const permissionProfiles = profiles.map((profile) => ({
      eSignPermissionProfileId: profile.permissionProfileId,
      name: profile.permissionProfileName,
      settings: { allowAccountManagement: allowsAccountManagement(profile) },
    }));
    return { status: 200, body: { permissionProfiles } };
  },
);
