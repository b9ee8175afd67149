import { defineOperation } from '../../../engine/operation.js';
import { success } from '../../../envelope-parts/success.js';
import { idsIn } from '../../../shared-access/ids-in.js';
import { setSharing } from '../../../shared-access/set-sharing.js';
import { wholeListOf } from '../../../shared-access/whole-list-of.js';

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
