import { roomsRoles, roomsUsers, type StoredRoomsUser } from '../../state/model/rooms.ts';
import type { State } from '../../state/state.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/**
 * Refuses to remove or lock the last administrator who can work: without one, the company could not
 * be managed any more.
 * @throws RoomsRefusal
 */
export async function requireOtherAdministrator(
  state: State,
  { account: { accountId }, company }: RoomsContext,
  user: StoredRoomsUser,
): Promise<void> {
  const roles = await state.of(roomsRoles).list(accountId);
  const usual = roles.find(({ isDefaultForAdmin }) => isDefaultForAdmin)?.roleId;
  const isAdministrator = ({ status, isLockedOut, isMember, classic, roleId }: StoredRoomsUser) =>
    isMember &&
    status === 'Active' &&
    !isLockedOut &&
    (company.version === 'v5' ? classic === 'admin' : roleId !== undefined && roleId === usual);
  if (!isAdministrator(user)) return;
  const users = await state.of(roomsUsers).list(accountId);
  if (users.some((one) => one.userId !== user.userId && isAdministrator(one))) return;
  throw new RoomsRefusal(
    'INVALID_REQUEST_PARAMETER',
    `Invalid path parameter userId: ${user.email} is the last active administrator of ${company.name}. Invite another administrator first, who must accept the invitation.`,
  );
}
