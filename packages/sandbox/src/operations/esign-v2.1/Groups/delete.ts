import { defineOperation } from '../../../engine/operation.ts';
import { perItem } from '../../../engine/per-item.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { requireItems } from '../../../engine/require-items.ts';
import { removeGroup } from '../../../groups/remove-group.ts';

export const operation = defineOperation('Groups_delete', async (state, { body }, context) => {
  requireAdmin(context);
  const groups = await perItem(
    requireItems(body?.groups, 'groups'),
    ({ groupId }) => (groupId === undefined ? {} : { groupId }),
    async ({ groupId = '' }) => {
      const { groupName } = await removeGroup(state, context, groupId);
      return { groupId, groupName };
    },
  );
  return { status: 200, body: { groups } };
});
