import type { UserToInvite } from '@countersign/types/rooms-v2';
import type { StoredRoomsUser } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { inviteMember } from './invite-member.ts';
import { requireInternalRole, requireProfile, requireWebAddress } from './read-invited.ts';
import { readPlaces } from './read-places.ts';

/** Invites a person to a company on v6. @throws RoomsRefusal */
export async function inviteByRole(
  state: State,
  rooms: RoomsContext,
  body: UserToInvite,
): Promise<StoredRoomsUser> {
  const { accessLevel } = body;
  if (accessLevel === 'Admin')
    throw new RoomsRefusal(
      'PROPERTY_VALIDATION_FAILURE',
      'Invalid body at /accessLevel: Admin is an access level of Rooms v5. Use Company, Region, Office or Contributor.',
    );
  return inviteMember(
    state,
    rooms,
    body,
    {
      accessLevel,
      roleId: await requireInternalRole(state, rooms, body.roleId),
      ...(await readPlaces(state, rooms, body)),
      eSignPermissionProfileId: await requireProfile(state, rooms, body.eSignPermissionProfileId),
      wantsActivityMails: body.subscribeToRoomsActivityNotifications === true,
    },
    requireWebAddress(body.redirectUrl),
  );
}
