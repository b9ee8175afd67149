import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { removeProfile } from '../../../permission-profiles/remove-profile.ts';

export const operation = defineOperation(
  'AccountPermissionProfiles_delete',
  async (state, { path, query }, context) => {
    requireAdmin(context);
    await removeProfile(state, context, path.permissionProfileId, query.move_users_to);
    return { status: 200 };
  },
);
