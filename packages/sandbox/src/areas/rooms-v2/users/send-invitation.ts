import { secret } from '../../../engine/secret.ts';
import { day } from '../../../engine/day.ts';
import { roomsInvitationPath } from '../../../pages/paths.ts';
import { invitationLinks, roomsUsers, type StoredRoomsUser } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { mailUser } from '../mail-user.ts';
import type { RoomsContext } from '../rooms-context.ts';

/** The lifetime of the link in an invitation, in milliseconds. */
const lifetime = 30 * day;
/** Time in milliseconds for which the page reports an expired link as expired. */
const remembered = 90 * day;

/** Sends a person the invitation to a company, with a new link. Earlier links no longer work. */
export async function sendInvitation(
  state: State,
  rooms: Pick<RoomsContext, 'account' | 'company' | 'member'>,
  user: StoredRoomsUser,
  redirectUrl: string | undefined,
): Promise<StoredRoomsUser> {
  const { invited, link } = await createInvitationLink(state, rooms, user, redirectUrl);
  const { account, company, member } = rooms;
  const sender = `${member.firstName} ${member.lastName}`;
  await mailUser(state, account.accountId, user, {
    subject: `${sender} invites you to ${company.name} on Rooms`,
    text: [
      `${sender} has invited you to work in the rooms of ${company.name}.`,
      'Your membership starts when you accept the invitation. The link is valid for 30 days.',
    ],
    reason: 'rooms-invitation',
    link,
  });
  return invited;
}

/** Creates the link by which a person accepts an invitation. Earlier links no longer work. */
export async function createInvitationLink(
  state: State,
  { account: { accountId }, member }: Pick<RoomsContext, 'account' | 'member'>,
  user: StoredRoomsUser,
  redirectUrl?: string,
): Promise<{ invited: StoredRoomsUser; link: string }> {
  const token = secret();
  const expiresAt = state.now + lifetime;
  const invited: StoredRoomsUser = {
    ...user,
    invitation: {
      token,
      invitedByUserId: member.userId,
      expiresAt,
      ...(redirectUrl !== undefined && { redirectUrl }),
    },
  };
  await state.of(roomsUsers).put(accountId, String(user.userId), invited);
  await state.of(invitationLinks).put('', token, {
    accountId,
    userId: user.userId,
    forgottenAt: state.now + remembered,
  });
  return { invited, link: roomsInvitationPath(state, token) };
}
