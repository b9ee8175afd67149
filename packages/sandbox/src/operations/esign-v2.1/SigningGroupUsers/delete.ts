import { defineOperation } from '../../../engine/operation.ts';
import { perItem } from '../../../engine/per-item.ts';
import { requireItems } from '../../../engine/require-items.ts';
import { findSigningGroup } from '../../../signing-groups/find-signing-group.ts';
import { requireSigningGroups } from '../../../signing-groups/require-signing-groups.ts';
import { saveSigningGroup } from '../../../signing-groups/save-signing-group.ts';
import { removeMember } from '../../../signing-groups/signing-group-members.ts';

export const operation = defineOperation(
  'SigningGroupUsers_delete',
  async (state, { path, body }, context) => {
    requireSigningGroups(context);
    const group = await findSigningGroup(state, context, path.signingGroupId);
    const users = await perItem(
      requireItems(body?.users, 'users'),
      (user) => user,
      async (user) => removeMember(group, user),
    );
    await saveSigningGroup(state, context, group);
    return { status: 200, body: { users } };
  },
);
