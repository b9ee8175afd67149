import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { members, type StoredAccount, type StoredMember } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { findProfile } from '../permission-profiles/account-profiles.ts';

/**
 * The users who may use an operation on a user's data: the user and administrators, the user alone,
 * or everyone.
 */
type Whose = 'ownOrAdmin' | 'own' | 'any';

/**
 * The member with a user ID, for a caller who may do what the operation does.
 * @throws ServiceRefusal USER_LACKS_PERMISSIONS; USER_NOT_FOUND where the account has no such user
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
    throw new ServiceRefusal(
      'USER_LACKS_PERMISSIONS',
      whose === 'own'
        ? `${operationId} accesses the data of the calling user only. ${caller.userName} cannot call it for the user ${userId}.`
        : `${operationId} for another user requires an administrator of ${account.name}. ${caller.userName} is not an administrator.`,
    );
  const member = await state.of(members).get(account.accountId, id);
  if (member !== undefined) return member;
  throw new ServiceRefusal(
    'USER_NOT_FOUND',
    `${account.name} has no user ${userId}. Users_list returns them.`,
  );
}

/**
 * Finds the member that an item of a batch names.
 * @throws ServiceRefusal INVALID_USERID, which is reported in the item
 */
export async function findListedUser(
  state: State,
  account: StoredAccount,
  userId = '',
): Promise<StoredMember> {
  const member = await state.of(members).get(account.accountId, userId.toLowerCase());
  if (member !== undefined) return member;
  throw new ServiceRefusal(
    'INVALID_USERID',
    `${account.name} has no user ${userId}. Users_list returns them.`,
  );
}

/**
 * Refuses a caller who may not see the users and groups of the account: administrators may, and
 * those whose permission profile says so.
 * @throws ServiceRefusal USER_LACKS_PERMISSIONS
 */
export async function requireViewOfUsers(
  state: State,
  { account, caller, operationId }: Context,
): Promise<void> {
  if (caller.isAdmin) return;
  const { settings, permissionProfileName } = await findProfile(
    state,
    account,
    caller.permissionProfileId,
    'USER_LACKS_PERMISSIONS',
  );
  if (settings.accountManagementGranular?.allowViewUsers === 'true') return;
  throw new ServiceRefusal(
    'USER_LACKS_PERMISSIONS',
    `${operationId} requires the permission to view the users of ${account.name}. The permission profile ${permissionProfileName} of ${caller.userName} does not grant it.`,
  );
}
