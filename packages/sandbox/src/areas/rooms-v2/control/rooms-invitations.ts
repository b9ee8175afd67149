import { acceptInvitation } from '../users/accept-invitation.ts';
import { accounts } from '../../../state/model/account.ts';
import { roomsUsers } from '../../../state/model/rooms.ts';
import { type ControlHandlers, write } from '../../../frame/control/control-call.ts';
import { invalid, notFound } from '../../../frame/control/control-problem.ts';
import { readAccountId } from './find-room-of-path.ts';

/** Accepts invitations, which people do in the web pages of Rooms only. */
export const roomsInvitations: ControlHandlers<'acceptRoomsInvitation'> = {
  acceptRoomsInvitation(parts, call) {
    const accountId = readAccountId(call);
    const userId = call.path.userId ?? '';
    return write(parts, call, async (state) => {
      const account = await state.of(accounts).get('', accountId);
      const user = await state.of(roomsUsers).get(accountId, userId);
      if (account === undefined || user === undefined)
        throw notFound(
          `The account ${accountId} has no user ${userId} in Rooms. Users_GetUsers and Rooms_GetRoomUsers return the numbers.`,
          'userId',
        );
      if (user.status !== 'Pending')
        throw invalid(`${user.email} has already accepted the invitation.`, 'userId');
      if (user.isLockedOut)
        throw invalid(
          `${user.email} is locked out. Unlock the user with Users_UnlockUser.`,
          'userId',
        );
      const { email, eSignUserId, status } = await acceptInvitation(state, account, user);
      const redirectUrl = user.invitation?.redirectUrl;
      return {
        userId: user.userId,
        email,
        status,
        ...(eSignUserId !== undefined && { eSignUserId }),
        ...(redirectUrl !== undefined && { redirectUrl }),
      };
    });
  },
};
