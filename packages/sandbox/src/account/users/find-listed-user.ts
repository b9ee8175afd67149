import { ServiceError } from '../../engine/service-error.ts';
import { members, type StoredAccount, type StoredMember } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';

/** The member that an item of a batch names. @throws ServiceError INVALID_USERID, which stands in the item */
export async function findListedUser(
  state: State,
  account: StoredAccount,
  userId = '',
): Promise<StoredMember> {
  const member = await state.of(members).get(account.accountId, userId.toLowerCase());
  if (member !== undefined) return member;
  throw new ServiceError(
    'INVALID_USERID',
    `${account.name} has no user ${userId}; Users_list has them.`,
  );
}
