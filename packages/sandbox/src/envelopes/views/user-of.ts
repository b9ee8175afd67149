import type { Context } from '../../engine/context.ts';
import { ServiceError } from '../../engine/service-error.ts';
import { accounts, members } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import type { StoredGrant } from './access/stored-view.ts';

/**
 * The user with whose rights a session was opened, in the account.
 * @throws ServiceError USER_LACKS_MEMBERSHIP where the user is no longer active there
 */
export async function userOf(
  state: State,
  { accountId, userId = '' }: StoredGrant,
): Promise<Pick<Context, 'account' | 'caller'>> {
  const account = await state.of(accounts).get('', accountId);
  const caller = await state.of(members).get(accountId, userId);
  if (account === undefined || caller?.status !== 'Active')
    throw new ServiceError(
      'USER_LACKS_MEMBERSHIP',
      'The user who opened this page is no longer an active member of the account.',
    );
  return { account, caller };
}
