import { administratorProfile } from '../../../account/permission-profiles/rights.ts';
import { renewRights } from '../../../account/groups/administrators.ts';
import { addUser } from '../../../account/users/add-user.ts';
import { isSameAddress } from '../../../account/users/person.ts';
import { saveMember } from '../../../account/users/save-member.ts';
import {
  identities,
  members,
  type StoredAccount,
  type StoredMember,
} from '../../../state/model/account.ts';
import { roomsUserNumbers, type StoredRoomsUser } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/**
 * Connects an invited member with the user of the e-signature account who has the same address. If
 * there is none, a user is added, who becomes active by accepting the invitation.
 * @returns the user ID in the e-signature service
 * @throws RoomsRefusal
 */
export async function connectSigningUser(
  state: State,
  rooms: RoomsContext,
  user: StoredRoomsUser,
): Promise<string> {
  const { accountId } = rooms.account;
  const open = (await state.of(members).list(accountId)).filter(
    ({ status }) => status !== 'Closed',
  );
  const known =
    open.find(({ userId }) => userId === user.eSignUserId) ??
    open.find(({ email }) => isSameAddress(email, user.email));
  const { userId } = known ?? (await addSigningUser(state, rooms, user));
  await state.of(roomsUserNumbers).put(accountId, userId, user.userId);
  return userId;
}

async function addSigningUser(
  state: State,
  { account, caller, member, newId }: RoomsContext,
  { email, firstName, lastName, eSignUserId = '', eSignPermissionProfileId }: StoredRoomsUser,
): Promise<StoredMember> {
  if (caller === undefined)
    throw new RoomsRefusal(
      'USER_LACKS_PERMISSIONS',
      `${member.email} is not a user of ${account.name}, and cannot add users to it.`,
    );
  // A person from outside keeps the log-in, also under another name.
  const login = await state.of(identities).get('', eSignUserId);
  const added = await addUser(
    state,
    { account, caller, newId },
    {
      userName: login?.userName ?? `${firstName} ${lastName}`,
      firstName,
      lastName,
      email: login?.email ?? email,
      ...(eSignPermissionProfileId !== undefined && {
        permissionProfileId: eSignPermissionProfileId,
      }),
      // The invitation of Rooms is the only e-mail.
      sendActivationEmail: 'false',
    },
  );
  const invited: StoredMember = { ...added, status: 'ActivationSent' };
  await saveMember(state, invited);
  return invited;
}

/** Activates the user of the e-signature account when the invitation is accepted. */
export async function activateSigningUser(
  state: State,
  account: StoredAccount,
  { eSignUserId = '', eSignPermissionProfileId, classic }: StoredRoomsUser,
): Promise<void> {
  const member = await state.of(members).get(account.accountId, eSignUserId);
  if (member === undefined) return;
  const isNew = member.status === 'ActivationSent' || member.status === 'ActivationRequired';
  const profile = classic === 'admin' ? administratorProfile : eSignPermissionProfileId;
  const takesProfile = isNew || classic === 'admin';
  const changed: StoredMember = {
    ...member,
    ...(isNew && { status: 'Active' }),
    ...(takesProfile && profile !== undefined && { permissionProfileId: profile }),
  };
  await saveMember(state, changed);
  await renewRights(state, account, [changed]);
}
