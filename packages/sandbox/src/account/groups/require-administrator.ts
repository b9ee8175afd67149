import { ServiceError } from '../../engine/service-error.ts';
import { members, type StoredAccount, type StoredMember } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';

/** Whether a member can administer the account now. */
export function isActiveAdmin({ isAdmin, status }: StoredMember): boolean {
  return isAdmin && status === 'Active';
}

/**
 * Sees that an account keeps an administrator: without one nobody could ever make another.
 * @param without somebody who is about to go
 * @param whole whether the request as a whole is refused, since something was written already
 * @throws ServiceError INVALID_REQUEST_BODY
 */
export async function requireAdministrator(
  state: State,
  { accountId, name }: StoredAccount,
  { without, whole = false }: { without?: string; whole?: boolean },
): Promise<void> {
  const all = await state.of(members).list(accountId);
  if (all.some((member) => member.userId !== without && isActiveAdmin(member))) return;
  throw new ServiceError(
    'INVALID_REQUEST_BODY',
    `${name} would be left without an active administrator; make another user one first.`,
    { whole },
  );
}
