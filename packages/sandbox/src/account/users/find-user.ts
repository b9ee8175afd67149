import type { Context } from '../../engine/context.ts';
import { ServiceError } from '../../engine/service-error.ts';
import { members, type StoredMember } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';

/** Whose data an operation is for: the user's own and administrators', the user's alone, or everybody's. */
export type Whose = 'ownOrAdmin' | 'own' | 'any';

/**
 * The member with a user ID, for a caller who may do what the operation does.
 * @throws ServiceError USER_LACKS_PERMISSIONS; USER_NOT_FOUND where the account has no such user
 */
export async function findUser(
  state: State,
  { account, caller, operationId }: Context,
  userId: string,
  whose: Whose,
): Promise<StoredMember> {
  const id = userId.toLowerCase();
  const own = id === caller.userId;
  if (whose !== 'any' && !own && !(whose === 'ownOrAdmin' && caller.isAdmin))
    throw new ServiceError(
      'USER_LACKS_PERMISSIONS',
      whose === 'own'
        ? `${operationId} is for the user's own data; ${caller.userName} cannot call it for the user ${userId}.`
        : `${operationId} for another user is for administrators of ${account.name}, which ${caller.userName} is not.`,
    );
  const member = await state.of(members).get(account.accountId, id);
  if (member !== undefined) return member;
  throw new ServiceError(
    'USER_NOT_FOUND',
    `${account.name} has no user ${userId}; Users_list has them.`,
  );
}
