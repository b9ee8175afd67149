import { defineOperation } from '../../../engine/operation.ts';
import { perItem } from '../../../engine/per-item.ts';
import { requireItems } from '../../../engine/require-items.ts';
import { findSigningGroup } from '../../../signing-groups/find-signing-group.ts';
import { presentSigningGroup } from '../../../signing-groups/present-signing-group.ts';
import { requireSigningGroupName } from '../../../signing-groups/require-name.ts';
import { requireSigningGroups } from '../../../signing-groups/require-signing-groups.ts';
import { saveSigningGroup } from '../../../signing-groups/save-signing-group.ts';

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
