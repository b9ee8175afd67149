import type {
  ClassicAdminToInvite,
  ClassicAgentToInvite,
  ClassicManagerPermissions,
  ClassicManagerToInvite,
} from '@countersign/types/rooms-v2';
import { administratorProfile } from '../../../account/permission-profiles/rights.ts';
import type { StoredRoomsUser } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { inviteMember } from './invite-member.ts';
import { requireProfile } from './read-invited.ts';
import { readPlaces, requireOffice } from './read-places.ts';

/** Invites an Admin to a company on v5. @throws RoomsRefusal */
export function inviteAdmin(
  state: State,
  rooms: RoomsContext,
  body: ClassicAdminToInvite,
): Promise<StoredRoomsUser> {
  return inviteMember(state, rooms, body, {
    classic: 'admin',
    accessLevel: 'Admin',
    offices: [],
    regions: [],
    eSignPermissionProfileId: administratorProfile,
  });
}

/** Invites a Manager to a company on v5. @throws RoomsRefusal */
export async function inviteManager(
  state: State,
  rooms: RoomsContext,
  body: ClassicManagerToInvite,
): Promise<StoredRoomsUser> {
  const { accessLevel, titleId } = body;
  if (accessLevel === 'Admin' || accessLevel === 'Contributor')
    throw new RoomsRefusal(
      'PROPERTY_VALIDATION_FAILURE',
      'Invalid body at /accessLevel: a Manager has the access level Office, Region or Company.',
    );
  return inviteMember(state, rooms, body, {
    classic: 'manager',
    classicPermissions: { ...noManagerPermissions, ...body.permissions },
    accessLevel,
    titleId,
    ...(await readPlaces(state, rooms, body)),
    eSignPermissionProfileId: await requireProfile(state, rooms, body.eSignPermissionProfileId),
  });
}

/** Invites an Agent to a company on v5. @throws RoomsRefusal */
export async function inviteAgent(
  state: State,
  rooms: RoomsContext,
  body: ClassicAgentToInvite,
): Promise<StoredRoomsUser> {
  const officeId = await requireOffice(state, rooms, body.officeId, '/officeId');
  if (body.companyTypeId !== undefined)
    rooms.warn({
      code: 'field-ignored',
      at: '/companyTypeId',
      message: '`companyTypeId` has no effect.',
    });
  return inviteMember(state, rooms, body, {
    classic: 'agent',
    accessLevel: 'Contributor',
    defaultOfficeId: officeId,
    offices: [officeId],
    regions: [],
    eSignPermissionProfileId: await requireProfile(state, rooms, body.eSignPermissionProfileId),
  });
}

/** The permissions of a manager who gets none. */
export const noManagerPermissions: Required<ClassicManagerPermissions> = {
  isVisibleInTransactionRooms: false,
  canDeleteCompanyRooms: false,
  canDeleteCompanyDocuments: false,
  canManageCompanyRooms: false,
  canManageCompanyAccount: false,
  canManageCompanySharedLibrary: false,
  canManageCompanyMembers: false,
  canCloseCompanyRooms: false,
  canApproveCompanyChecklists: false,
  isCompanySystemAdmin: false,
  isRegionManager: false,
  isOfficeManager: false,
  autoAccessToCompanyRooms: false,
};
