import { defineOperation } from '../../../engine/operation.ts';
import { success } from '../../../envelope-parts/success.ts';
import { idsIn } from '../../../shared-access/ids-in.ts';
import { setSharing } from '../../../shared-access/set-sharing.ts';
import { wholeListOf } from '../../../shared-access/whole-list-of.ts';

export const operation = defineOperation(
  'Accounts_updateSharedAccess',
  async (state, { query, body }, context) => {
    const sharedAccess = await setSharing(state, context, body, {
      itemType: query.item_type,
      keep: query.preserve_existing_shared_access === 'true',
      userIds: idsIn(query.user_ids),
    });
    return {
      status: 200,
      body: {
        accountId: context.account.accountId,
        ...wholeListOf(sharedAccess),
        nextUri: null,
        previousUri: null,
        sharedAccess,
        errorDetails: success,
      },
    };
  },
);
