import { newNumber } from '../../../engine/new-number.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { permissionProfiles } from '../../../model/permission-profiles.ts';
import { mergeRights } from '../../../permission-profiles/merge-rights.ts';
import { presentProfile } from '../../../permission-profiles/present-profile.ts';
import { profilesOf } from '../../../permission-profiles/profiles-of.ts';
import { readInclude } from '../../../permission-profiles/read-include.ts';
import { requireProfileName } from '../../../permission-profiles/require-profile-name.ts';
import { usualRights } from '../../../permission-profiles/standard-profiles.ts';

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
