import { defineOperation } from '../../../engine/operation.js';
import { perItem } from '../../../engine/per-item.js';
import { requireItems } from '../../../engine/require-items.js';
import { addSigningGroup } from '../../../signing-groups/add-signing-group.js';
import { presentSigningGroup } from '../../../signing-groups/present-signing-group.js';
import { requireSigningGroups } from '../../../signing-groups/require-signing-groups.js';

export const operation = defineOperation(
  'SigningGroups_create',
  async (state, { body }, context) => {
    requireSigningGroups(context);
    const groups = await perItem(
      requireItems(body?.groups, 'groups'),
      ({ groupName = '' }) => ({ groupName }),
      async (one) => presentSigningGroup(await addSigningGroup(state, context, one)),
    );
    return { status: 201, body: { groups } };
  },
);
