import { defineOperation } from '../../../engine/operation.ts';
import { perItem } from '../../../engine/per-item.ts';
import { requireItems } from '../../../engine/require-items.ts';
import { addSigningGroup } from '../../../signing-groups/add-signing-group.ts';
import { presentSigningGroup } from '../../../signing-groups/present-signing-group.ts';
import { requireSigningGroups } from '../../../signing-groups/require-signing-groups.ts';

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
