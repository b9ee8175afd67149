import { defineOperation } from '../../../engine/operation.js';
import { perItem } from '../../../engine/per-item.js';
import { requireItems } from '../../../engine/require-items.js';
import { findSigningGroup } from '../../../signing-groups/find-signing-group.js';
import { requireSigningGroups } from '../../../signing-groups/require-signing-groups.js';
import { saveSigningGroup } from '../../../signing-groups/save-signing-group.js';
import { removeMember } from '../../../signing-groups/signing-group-members.js';

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
