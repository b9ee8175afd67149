import type { ClickwrapTransferRequest } from '@countersign/types/click';
import { members } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { refusal } from '../refusal.ts';
import type { StoredClickwrap } from './stored-clickwrap.ts';

/**
 * Gives a clickwrap to another user of the account, if a request asks for that. The clickwrap is
 * not saved.
 * @returns true if it has another owner now
 * @throws Refusal INVALID_REQUEST_BODY where one of the two users is wrong
 */
export async function transferClickwrap(
  { of }: Pick<State, 'of'>,
  clickwrap: StoredClickwrap,
  {
    transferFromUserId,
    transferToUserId,
  }: Pick<ClickwrapTransferRequest, 'transferFromUserId' | 'transferToUserId'>,
): Promise<boolean> {
  if (transferFromUserId === undefined && transferToUserId === undefined) return false;
  if (transferFromUserId?.toLowerCase() !== clickwrap.ownerUserId)
    throw refusal(
      'INVALID_REQUEST_BODY',
      `/transferFromUserId must be the owner of the clickwrap, ${clickwrap.ownerUserId}.`,
    );
  const userId = transferToUserId?.toLowerCase() ?? '';
  const owner = await of(members).get(clickwrap.accountId, userId);
  if (owner?.status !== 'Active')
    throw refusal(
      'INVALID_REQUEST_BODY',
      '/transferToUserId must be an active user of the account.',
    );
  clickwrap.ownerUserId = userId;
  return true;
}
