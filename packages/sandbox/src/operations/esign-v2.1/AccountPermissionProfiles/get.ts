import { defineOperation } from '../../../engine/operation.ts';
import { members } from '../../../model/account.ts';
import { presentProfile } from '../../../permission-profiles/present-profile.ts';
import { findProfile } from '../../../permission-profiles/profiles-of.ts';
import { readInclude } from '../../../permission-profiles/read-include.ts';
import { presentMember } from '../../../users/present-member.ts';
import { requireViewOfUsers } from '../../../users/require-view-of-users.ts';

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
