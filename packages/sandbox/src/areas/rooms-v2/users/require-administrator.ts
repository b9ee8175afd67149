import { roomsRoles, roomsUsers, type StoredRoomsUser } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/**
 * Refuses to remove or lock the last administrator who can work: without one, the company could not
 * be managed any more.
 * @throws RoomsRefusal
 */
export async function requireOtherAdministrator(
  state: State,
  rooms: RoomsContext,
  user: StoredRoomsUser,
): Promise<void> {
  if (await isLastAdministrator(state, rooms, user))
    throw new RoomsRefusal(
      'INVALID_REQUEST_PARAMETERS',
      `Invalid path parameter userId: ${user.email} is the last active administrator of ${rooms.company.name}. Invite another administrator first, who must accept the invitation.`,
    );
}

/** Checks whether no other user could manage the company. */
export async function isLastAdministrator(
  state: State,
  { account: { accountId }, company }: Pick<RoomsContext, 'account' | 'company'>,
  user: StoredRoomsUser,
): Promise<boolean> {
  const roles = await state.of(roomsRoles).list(accountId);
  const usual = roles.find(({ isDefaultForAdmin }) => isDefaultForAdmin)?.roleId;
  const isAdministrator = ({ status, isLockedOut, isMember, classic, roleId }: StoredRoomsUser) =>
    isMember &&
    status === 'Active' &&
    !isLockedOut &&
    (company.version === 'v5' ? classic === 'admin' : roleId !== undefined && roleId === usual);
  if (!isAdministrator(user)) return false;
  const users = await state.of(roomsUsers).list(accountId);
  return !users.some((one) => one.userId !== user.userId && isAdministrator(one));
}
