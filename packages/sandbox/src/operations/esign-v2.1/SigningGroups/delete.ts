import { defineOperation } from '../../../engine/operation.js';
import { perItem } from '../../../engine/per-item.js';
import { requireItems } from '../../../engine/require-items.js';
import { signingGroups } from '../../../model/groups.js';
import { findSigningGroup } from '../../../signing-groups/find-signing-group.js';
import { requireSigningGroups } from '../../../signing-groups/require-signing-groups.js';

export const operation = defineOperation(
  'SigningGroups_delete',
  async (state, { body }, context) => {
    requireSigningGroups(context);
    const groups = await perItem(
      requireItems(body?.groups, 'groups'),
      ({ signingGroupId = '' }) => ({ signingGroupId }),
      async ({ signingGroupId = '' }) => {
        const { name } = await findSigningGroup(state, context, signingGroupId);
        await state.of(signingGroups).remove(context.account.accountId, signingGroupId);
        return { signingGroupId, groupName: name };
      },
    );
    return { status: 200, body: { groups } };
  },
);
