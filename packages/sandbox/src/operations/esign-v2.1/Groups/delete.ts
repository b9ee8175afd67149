import { defineOperation } from '../../../engine/operation.js';
import { perItem } from '../../../engine/per-item.js';
import { requireAdmin } from '../../../engine/require-admin.js';
import { requireItems } from '../../../engine/require-items.js';
import { removeGroup } from '../../../groups/remove-group.js';

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
