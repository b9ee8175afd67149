import { defineOperation } from '../../../engine/operation.ts';
import { findSigningGroup } from '../../../signing-groups/find-signing-group.ts';
import { requireSigningGroups } from '../../../signing-groups/require-signing-groups.ts';

export const operation = defineOperation(
  'SigningGroupUsers_list',
  async (state, { path }, context) => {
    requireSigningGroups(context);
    const { users } = await findSigningGroup(state, context, path.signingGroupId);
    return { status: 200, body: { users } };
  },
);
