import { defineOperation } from '../../../engine/operation.js';
import { members } from '../../../model/account.js';
import { presentProfile } from '../../../permission-profiles/present-profile.js';
import { profilesOf } from '../../../permission-profiles/profiles-of.js';
import { readInclude } from '../../../permission-profiles/read-include.js';
import { requireViewOfUsers } from '../../../users/require-view-of-users.js';

export const operation = defineOperation(
  'AccountPermissionProfiles_list',
  async (state, { query }, context) => {
    await requireViewOfUsers(state, context);
    const { account } = context;
    const include = readInclude(query.include);
    const counted = (await state.of(members).list(account.accountId)).filter(
      ({ status }) => status !== 'Closed' || include.has('closed_users'),
    );
    const shown = {
      granular: include.has('account_management'),
      metadata: include.has('metadata'),
    };
    const permissionProfiles = (await profilesOf(state, account)).map((profile) => ({
      ...presentProfile(profile, shown),
      ...(include.has('user_count') && {
        userCount: String(
          counted.filter(({ permissionProfileId: id }) => id === profile.permissionProfileId)
            .length,
        ),
      }),
    }));
    return { status: 200, body: { permissionProfiles } };
  },
);
