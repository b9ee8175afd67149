import type { Context } from '../engine/context.ts';
import { ServiceRefusal } from '../engine/service-refusal.ts';
import { members } from '../state/model/account.ts';
import type { State } from '../state/state.ts';

/** The account and the user whose rights decide the content of a response. */
export type Reader = Pick<Context, 'account' | 'caller'>;

/**
 * The user whom `user_id` names, or the caller.
 * @throws ServiceRefusal USER_LACKS_PERMISSIONS, INVALID_REQUEST_PARAMETER for an unknown user
 */
export async function readAs(
  state: State,
  { account, caller }: Reader,
  userId: string | undefined,
): Promise<Reader> {
  if (userId === undefined || userId.toLowerCase() === caller.userId) return { account, caller };
  if (!caller.isAdmin)
    throw new ServiceRefusal(
      'USER_LACKS_PERMISSIONS',
      'Only an administrator may read an envelope as another user. Omit user_id.',
    );
  const user = await state.of(members).get(account.accountId, userId.toLowerCase());
  if (user !== undefined) return { account, caller: user };
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `user_id: ${account.name} has no user ${userId}. Users_list returns them.`,
  );
}
