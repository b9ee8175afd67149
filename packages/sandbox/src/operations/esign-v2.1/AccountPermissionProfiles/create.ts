import { newNumber } from '../../../engine/new-number.js';
import { defineOperation } from '../../../engine/operation.js';
import { requireAdmin } from '../../../engine/require-admin.js';
import { permissionProfiles } from '../../../model/permission-profiles.js';
import { mergeRights } from '../../../permission-profiles/merge-rights.js';
import { presentProfile } from '../../../permission-profiles/present-profile.js';
import { profilesOf } from '../../../permission-profiles/profiles-of.js';
import { readInclude } from '../../../permission-profiles/read-include.js';
import { requireProfileName } from '../../../permission-profiles/require-profile-name.js';
import { usualRights } from '../../../permission-profiles/standard-profiles.js';

export const operation = defineOperation(
  'AccountPermissionProfiles_create',
  async (state, { query, body }, context) => {
    requireAdmin(context);
    const { account, caller } = context;
    const metadata = readInclude(query.include).has('metadata');
    const known = await profilesOf(state, account);
    const permissionProfileName = requireProfileName(known, body?.permissionProfileName);
    const profile = {
      permissionProfileId: newNumber(
        context,
        known.map(({ permissionProfileId }) => permissionProfileId),
      ),
      permissionProfileName,
      settings: mergeRights(usualRights, body?.settings),
      modifiedAt: state.now,
      modifiedByUsername: caller.userName,
    };
    await state.of(permissionProfiles).put(account.accountId, profile.permissionProfileId, profile);
    return { status: 201, body: { ...presentProfile(profile, { metadata }), users: [] } };
  },
);
