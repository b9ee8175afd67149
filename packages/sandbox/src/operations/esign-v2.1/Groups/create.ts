import { defineOperation } from '../../../engine/operation.ts';
import { perItem } from '../../../engine/per-item.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { requireItems } from '../../../engine/require-items.ts';
import { ServiceError } from '../../../engine/service-error.ts';
import { addGroup } from '../../../groups/add-group.ts';
import { presentGroup } from '../../../groups/present-group.ts';

export const operation = defineOperation('Groups_create', async (state, { body }, context) => {
  requireAdmin(context);
  const asked = requireItems(body?.groups, 'groups');
  const nameless = asked.findIndex(({ groupName = '' }) => groupName.trim() === '');
  if (nameless >= 0)
    throw new ServiceError(
      'INVALID_REQUEST_BODY',
      `The body does not fit at /groups/${nameless}: a group needs a groupName.`,
    );
  const groups = await perItem(
    asked,
    ({ groupName }) => (groupName === undefined ? {} : { groupName }),
    async (one) => {
      const group = await addGroup(state, context, one);
      return { ...presentGroup(group), usersCount: String(group.users.length) };
    },
  );
  return { status: 201, body: { groups } };
});
