import type { Claims } from '../../engine/caller.ts';
import { findMember } from '../../engine/resolve-context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { showName } from '../../engine/show-name.ts';
import { members, type StoredMember } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { isSameAddress } from '../users/person.ts';
import { readUserSettings } from '../users/user-settings.ts';

/** The settings that together allow a user to authenticate for others. */
const rights = ['apiAccountWideAccess', 'allowSendOnBehalfOf'] as const;

/**
 * Finds the user for whom another user of the account authenticates: the calls are those of the
 * operating user, and the other one only shows a token or a password.
 * @param accountId the account of the path; the default one of the authenticating user if absent
 * @param named the e-mail address or the ID of the operating user
 * @returns the ID of the operating user
 * @throws ServiceRefusal USER_LACKS_PERMISSIONS, USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT
 * @evidence public
 */
export async function findOperatingUser(
  state: State,
  accountId: string | undefined,
  claims: Claims,
  named: string,
): Promise<string> {
  const { account, caller } = await findMember(state, accountId, claims);
  const isNamed = ({ userId, email }: StoredMember) =>
    isSameAddress(email, named) || userId === named.trim().toLowerCase();
  if (isNamed(caller)) return caller.userId;
  const settings = await readUserSettings(state, account, caller);
  const missing = rights.filter((right) => settings[right] !== 'true');
  if (missing.length > 0)
    throw new ServiceRefusal(
      'USER_LACKS_PERMISSIONS',
      `${caller.userName} is not allowed to call for ${showName(named)}: the user settings ${missing.join(' and ')} must be true.`,
    );
  const all = await state.of(members).list(account.accountId);
  const found = all.find((one) => one.status === 'Active' && isNamed(one));
  if (found !== undefined) return found.userId;
  throw new ServiceRefusal(
    'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT',
    `${account.name} has no active user ${showName(named)} for whom ${caller.userName} could call. Users_list returns the users.`,
  );
}
