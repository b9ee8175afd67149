import { defineOperation } from '../../../engine/operation.ts';
import { perItem } from '../../../engine/per-item.ts';
import { requireItems } from '../../../engine/require-items.ts';
import { signingGroups } from '../../../model/groups.ts';
import { findSigningGroup } from '../../../signing-groups/find-signing-group.ts';
import { requireSigningGroups } from '../../../signing-groups/require-signing-groups.ts';

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
