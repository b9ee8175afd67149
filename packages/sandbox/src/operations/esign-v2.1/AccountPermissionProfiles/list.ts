import { defineOperation } from '../../../engine/operation.ts';
import { members } from '../../../model/account.ts';
import { presentProfile } from '../../../permission-profiles/present-profile.ts';
import { profilesOf } from '../../../permission-profiles/profiles-of.ts';
import { readInclude } from '../../../permission-profiles/read-include.ts';
import { requireViewOfUsers } from '../../../users/require-view-of-users.ts';

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
