import { roomsUsers, type StoredRoomsUser } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { newRoomsNumber } from '../new-rooms-number.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { readInvited } from './read-invited.ts';
import { addingMembers, requireLevel, requireReach } from './require-over-member.ts';
import type { InvitedPerson } from './require-person.ts';
import { sendInvitation } from './send-invitation.ts';
import { connectSigningUser } from './signing-membership.ts';

/** The membership in the company that an invitation gives. */
type Membership = Pick<StoredRoomsUser, 'accessLevel' | 'offices' | 'regions'> &
  Partial<
    Pick<
      StoredRoomsUser,
      | 'classic'
      | 'classicPermissions'
      | 'defaultOfficeId'
      | 'eSignPermissionProfileId'
      | 'roleId'
      | 'titleId'
      | 'wantsActivityMails'
    >
  >;

/**
 * Invites a person to the company: adds them to its members, connects them with a user of the
 * e-signature account, and sends an e-mail. A person from outside whom Rooms knows keeps their ID, log-in and rooms.
 * @throws RoomsRefusal
 */
export async function inviteMember(
  state: State,
  rooms: RoomsContext,
  person: InvitedPerson,
  membership: Membership,
  redirectUrl?: string,
): Promise<StoredRoomsUser> {
  const { accountId } = rooms.account;
  requireLevel(rooms, addingMembers, membership.accessLevel);
  await requireReach(state, rooms, membership);
  const known = await readInvited(state, rooms, person);
  const { email, firstName, lastName } = person;
  const user: StoredRoomsUser = {
    userId:
      known?.userId ??
      (await newRoomsNumber(
        rooms,
        async (id) => (await state.of(roomsUsers).get(accountId, String(id))) !== undefined,
      )),
    email: known?.email ?? email,
    firstName,
    lastName,
    status: 'Pending',
    isLockedOut: false,
    isMember: true,
    ...(known?.status === 'Active' && { isGuest: true }),
    ...(known?.eSignUserId !== undefined && { eSignUserId: known.eSignUserId }),
    createdAt: known?.createdAt ?? state.now,
    ...membership,
  };
  const eSignUserId = await connectSigningUser(state, rooms, user);
  return sendInvitation(state, rooms, { ...user, eSignUserId }, redirectUrl);
}
