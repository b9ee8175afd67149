import { defineOperation } from '../../../engine/operation.js';
import { requireAdmin } from '../../../engine/require-admin.js';
import { removeProfile } from '../../../permission-profiles/remove-profile.js';

export const operation = defineOperation(
  'AccountPermissionProfiles_delete',
  async (state, { path, query }, context) => {
    requireAdmin(context);
    await removeProfile(state, context, path.permissionProfileId, query.move_users_to);
    return { status: 200 };
  },
);
