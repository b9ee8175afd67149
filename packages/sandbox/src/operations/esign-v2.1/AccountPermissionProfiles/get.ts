import { defineOperation } from '../../../engine/operation.js';
import { members } from '../../../model/account.js';
import { presentProfile } from '../../../permission-profiles/present-profile.js';
import { findProfile } from '../../../permission-profiles/profiles-of.js';
import { readInclude } from '../../../permission-profiles/read-include.js';
import { presentMember } from '../../../users/present-member.js';
import { requireViewOfUsers } from '../../../users/require-view-of-users.js';

export const operation = defineOperation(
  'AccountPermissionProfiles_get',
  async (state, { path, query }, context) => {
    await requireViewOfUsers(state, context);
    const { account } = context;
    const metadata = readInclude(query.include).has('metadata');
    const profile = await findProfile(state, account, path.permissionProfileId);
    const users = (await state.of(members).list(account.accountId))
      .filter(
        ({ permissionProfileId: id, status }) =>
          id === profile.permissionProfileId && status !== 'Closed',
      )
      .map(presentMember);
    return { status: 200, body: { ...presentProfile(profile, { metadata }), users } };
  },
);
