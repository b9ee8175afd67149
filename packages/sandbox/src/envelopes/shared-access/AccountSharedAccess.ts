import { defineOperation } from '../../engine/operation.ts';
import { success } from '../../engine/success.ts';
import { wholeList } from '../../engine/whole-list.ts';
import { idsIn, listSharing } from './list-sharing.ts';
import { setSharing } from './set-sharing.ts';
import { presentPaging } from './present-sharing.ts';

export const Accounts_listSharedAccess = defineOperation(
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
      body: {
        accountId,
        ...wholeList,
        nextUri: null,
        previousUri: null,
        sharedAccess,
        errorDetails: success,
      },
    };
  },
);

export const Accounts_updateSharedAccess = defineOperation(
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
        ...presentPaging(sharedAccess),
        nextUri: null,
        previousUri: null,
        sharedAccess,
        errorDetails: success,
      },
    };
  },
);
