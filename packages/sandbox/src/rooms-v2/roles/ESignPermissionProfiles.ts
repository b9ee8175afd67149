import { listProfiles } from '../../account/permission-profiles/account-profiles.ts';
import type { StoredPermissionProfile } from '../../state/model/groups.ts';
import { requirePermission } from '../access/permissions.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';

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
    const profiles = await listProfiles(state, rooms.account);
    const own = profiles.find(
      ({ permissionProfileId }) => permissionProfileId === rooms.caller?.permissionProfileId,
    );
    const managesAccount = own !== undefined && allowsAccountManagement(own);
    const permissionProfiles = profiles
      .filter((profile) => managesAccount || !allowsAccountManagement(profile))
      .map((profile) => ({
        eSignPermissionProfileId: profile.permissionProfileId,
        name: profile.permissionProfileName,
        settings: { allowAccountManagement: allowsAccountManagement(profile) },
      }));
    return { status: 200, body: { permissionProfiles } };
  },
);

function allowsAccountManagement({ settings }: StoredPermissionProfile): boolean {
  return settings.allowAccountManagement === 'true';
}
