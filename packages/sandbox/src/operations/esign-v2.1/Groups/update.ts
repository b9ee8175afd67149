import { defineOperation } from '../../../engine/operation.ts';
import { perItem } from '../../../engine/per-item.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { requireItems } from '../../../engine/require-items.ts';
import { changeGroup } from '../../../groups/change-group.ts';
import { presentGroup } from '../../../groups/present-group.ts';

export const operation = defineOperation('Groups_update', async (state, { body }, context) => {
  requireAdmin(context);
  const groups = await perItem(
    requireItems(body?.groups, 'groups'),
    ({ groupId }) => (groupId === undefined ? {} : { groupId }),
    async (one) => presentGroup(await changeGroup(state, context, one)),
  );
  return { status: 200, body: { groups } };
});
