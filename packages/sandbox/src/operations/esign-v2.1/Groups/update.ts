import { defineOperation } from '../../../engine/operation.js';
import { perItem } from '../../../engine/per-item.js';
import { requireAdmin } from '../../../engine/require-admin.js';
import { requireItems } from '../../../engine/require-items.js';
import { changeGroup } from '../../../groups/change-group.js';
import { presentGroup } from '../../../groups/present-group.js';

export const operation = defineOperation('Groups_update', async (state, { body }, context) => {
  requireAdmin(context);
  const groups = await perItem(
    requireItems(body?.groups, 'groups'),
    ({ groupId }) => (groupId === undefined ? {} : { groupId }),
    async (one) => presentGroup(await changeGroup(state, context, one)),
  );
  return { status: 200, body: { groups } };
});
