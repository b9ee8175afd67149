import { defineOperation } from '../../../engine/operation.ts';
import { wholeList } from '../../../engine/whole-list.ts';
import { success } from '../../../envelope-parts/success.ts';
import { idsIn } from '../../../shared-access/ids-in.ts';
import { listSharing } from '../../../shared-access/list-sharing.ts';

export const operation = defineOperation(
  'Accounts_listSharedAccess',
  async (state, { query }, context) => {
    const sharedAccess = await listSharing(state, context, {
      itemType: query.item_type,
      userIds: idsIn(query.user_ids),
      folderIds: idsIn(query.folder_ids),
      statuses: idsIn(query.shared),
      userStatus: query.envelopes_not_shared_user_status,
      searchText: query.search_text,
    });
    const { accountId } = context.account;
    return {
      status: 200,
      paged: true,
      body: { accountId, ...wholeList, sharedAccess, errorDetails: success },
    };
  },
);
