import { defineOperation } from '../../../engine/operation.js';
import { perItem } from '../../../engine/per-item.js';
import { requireItems } from '../../../engine/require-items.js';
import { findSigningGroup } from '../../../signing-groups/find-signing-group.js';
import { presentSigningGroup } from '../../../signing-groups/present-signing-group.js';
import { requireSigningGroupName } from '../../../signing-groups/require-name.js';
import { requireSigningGroups } from '../../../signing-groups/require-signing-groups.js';
import { saveSigningGroup } from '../../../signing-groups/save-signing-group.js';

export const operation = defineOperation(
  'SigningGroups_updateList',
  async (state, { body }, context) => {
    requireSigningGroups(context);
    const groups = await perItem(
      requireItems(body?.groups, 'groups'),
      ({ signingGroupId = '' }) => ({ signingGroupId }),
      async ({ signingGroupId = '', groupName = '' }) => {
        const group = await findSigningGroup(state, context, signingGroupId);
        requireSigningGroupName(groupName);
        group.name = groupName;
        await saveSigningGroup(state, context, group);
        return presentSigningGroup(group, { users: false });
      },
    );
    return { status: 200, body: { groups } };
  },
);
