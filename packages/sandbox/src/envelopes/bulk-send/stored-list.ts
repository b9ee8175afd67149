import type { BulkSendingCopy } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { kind } from '../../state/records.ts';
import type { State } from '../../state/state.ts';

/** A bulk send list without its copies. Kept under the account, by its ID. */
export interface StoredList {
  listId: string;
  name: string;
  /** The user to whom it belongs. */
  createdBy: string;
  createdAt: number;
}

export const bulkLists = kind<StoredList>('bulk-list');

/** The copies of a list. Kept under the account, by the ID of the list, so that lists are read fast. */
export const bulkListCopies = kind<BulkSendingCopy[]>('bulk-list-copies');

/**
 * The list with an ID, for its owner and administrators of the account.
 * @throws ServiceRefusal BULK_SEND_LIST_NOT_FOUND
 */
export async function findList(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
  listId: string,
): Promise<StoredList> {
  const list = await state.of(bulkLists).get(account.accountId, listId.toLowerCase());
  if (list !== undefined && (caller.isAdmin || list.createdBy === caller.userId)) return list;
  throw new ServiceRefusal(
    'BULK_SEND_LIST_NOT_FOUND',
    `The account has no bulk send list ${listId} that the caller can use. BulkSend_getBulkSendLists returns them.`,
  );
}

/** The copies of a list. */
export async function getCopies(
  state: State,
  accountId: string,
  { listId }: Pick<StoredList, 'listId'>,
): Promise<BulkSendingCopy[]> {
  return (await state.of(bulkListCopies).get(accountId, listId)) ?? [];
}
