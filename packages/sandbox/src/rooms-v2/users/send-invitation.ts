import { day } from '../../engine/day.ts';
import { roomsInvitationPath } from '../../pages/paths.ts';
import { secret } from '../../envelopes/views/access/stored-view.ts';
import { invitationLinks, roomsUsers, type StoredRoomsUser } from '../../state/model/rooms.ts';
import type { State } from '../../state/state.ts';
import type { RoomsContext } from '../rooms-context.ts';

/** How long the link of an invitation works. */
const lifetime = 30 * day;
/** How long the page still says that it no longer does. */
const remembered = 90 * day;

/** Sends a person the invitation to a company, with a new link. Earlier links no longer work. */
export async function sendInvitation(
  state: State,
  { account: { accountId }, company, member }: Pick<RoomsContext, 'account' | 'company' | 'member'>,
  user: StoredRoomsUser,
  redirectUrl: string | undefined,
): Promise<StoredRoomsUser> {
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
  const sender = `${member.firstName} ${member.lastName}`;
  await state.mail(accountId, {
    to: { name: `${user.firstName} ${user.lastName}`, email: user.email },
    cc: [],
    bcc: [],
    subject: `${sender} invites you to ${company.name} on Rooms`,
    text: [
      `${sender} has invited you to work in the rooms of ${company.name}.`,
      'Your membership starts when you accept the invitation. The link is valid for 30 days.',
    ],
    reason: 'rooms-invitation',
    link: roomsInvitationPath(state, token),
  });
  return invited;
}
