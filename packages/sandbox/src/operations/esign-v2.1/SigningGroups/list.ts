import { defineOperation } from '../../../engine/operation.ts';
import { requireFeature } from '../../../engine/require-feature.ts';
import { signingGroups } from '../../../model/groups.ts';
import { presentSigningGroup } from '../../../signing-groups/present-signing-group.ts';
import { requireViewOfUsers } from '../../../users/require-view-of-users.ts';

export const operation = defineOperation(
  'SigningGroups_list',
  async (state, { query }, context) => {
    requireFeature(context, ['allowSigningGroups'], 'Signing groups are');
    await requireViewOfUsers(state, context);
    const kind = query.group_type;
    const groups = (await state.of(signingGroups).list(context.account.accountId))
      .filter(({ groupType }) => kind === undefined || kind === groupType)
      .map((group) => presentSigningGroup(group, { users: query.include_users === 'true' }));
    return { status: 200, body: { groups } };
  },
);
