import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { renewRights } from '../../../groups/renew-rights.ts';
import { members } from '../../../model/account.ts';
import { permissionProfiles } from '../../../model/permission-profiles.ts';
import { mergeRights } from '../../../permission-profiles/merge-rights.ts';
import { presentProfile } from '../../../permission-profiles/present-profile.ts';
import { findProfile, profilesOf } from '../../../permission-profiles/profiles-of.ts';
import { readInclude } from '../../../permission-profiles/read-include.ts';
import { requireProfileName } from '../../../permission-profiles/require-profile-name.ts';

export const operation = defineOperation(
  'AccountPermissionProfiles_update',
  async (state, { path, query, body }, context) => {
    requireAdmin(context);
    const { account, caller } = context;
    const metadata = readInclude(query.include).has('metadata');
    const before = await findProfile(state, account, path.permissionProfileId);
    const { permissionProfileId } = before;
    const profile = {
      ...before,
      permissionProfileName:
        body?.permissionProfileName === undefined
          ? before.permissionProfileName
          : requireProfileName(
              await profilesOf(state, account),
              body.permissionProfileName,
              permissionProfileId,
            ),
      settings: mergeRights(before.settings, body?.settings),
      modifiedAt: state.now,
      modifiedByUsername: caller.userName,
    };
    await state.of(permissionProfiles).put(account.accountId, permissionProfileId, profile);
    await renewRights(state, account, await state.of(members).list(account.accountId));
    return { status: 200, body: presentProfile(profile, { metadata }) };
  },
);
