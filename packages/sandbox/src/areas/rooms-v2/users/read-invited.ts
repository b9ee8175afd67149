import { roomsRoles, type StoredRoomsUser } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { canAssign } from '../access/permission-names.ts';
import { listAssignableProfiles } from '../roles/assignable-profiles.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { findByEmail } from './find-by-email.ts';
import { type InvitedPerson, requirePerson } from './require-person.ts';

/**
 * Checks the name and the address of an invited person.
 * @returns the person from outside the company with this address, if Rooms knows one
 * @throws RoomsRefusal MEMBER_ALREADY_EXISTS; PROPERTY_VALIDATION_FAILURE
 */
export async function readInvited(
  state: State,
  { account, company }: RoomsContext,
  person: InvitedPerson,
): Promise<StoredRoomsUser | undefined> {
  requirePerson(person);
  const known = await findByEmail(state, account.accountId, person.email);
  if (known?.isMember === true)
    throw new RoomsRefusal(
      'MEMBER_ALREADY_EXISTS',
      known.status === 'Pending'
        ? `${known.email} was already invited to ${company.name}, as the user ${known.userId}. Send the invitation again with Users_ReinviteUser.`
        : `${known.email} is already a member of ${company.name}, the user ${known.userId}.`,
    );
  return known;
}

/**
 * Checks the role of an invited person: one of the company, for members, that allows no more in the
 * company than the caller may do.
 * @throws RoomsRefusal PROPERTY_VALIDATION_FAILURE
 */
export async function requireInternalRole(
  state: State,
  { account, company, member, permissions }: RoomsContext,
  roleId: number,
): Promise<number> {
  const role = await state.of(roomsRoles).get(account.accountId, String(roleId));
  if (role !== undefined && !role.isExternal) {
    if (canAssign(permissions, role, 'company')) return roleId;
    throw new RoomsRefusal(
      'PROPERTY_VALIDATION_FAILURE',
      `Invalid body at /roleId: ${role.name} allows more in ${company.name} than the role of ${member.email} does. Get the suitable roles with Roles_GetRoles and onlyAssignable.`,
    );
  }
  throw new RoomsRefusal(
    'PROPERTY_VALIDATION_FAILURE',
    role === undefined
      ? `Invalid body at /roleId: ${company.name} has no role ${roleId}. Get the IDs with Roles_GetRoles.`
      : `Invalid body at /roleId: ${role.name} is a role for people from outside. Members of the company need an internal role.`,
  );
}

/**
 * Checks the permission profile of an invited person in the e-signature account.
 * @throws RoomsRefusal PROPERTY_VALIDATION_FAILURE
 */
export async function requireProfile(
  state: State,
  rooms: RoomsContext,
  profileId: string,
): Promise<string> {
  const profiles = await listAssignableProfiles(state, rooms);
  if (profiles.some(({ permissionProfileId }) => permissionProfileId === profileId))
    return profileId;
  throw new RoomsRefusal(
    'PROPERTY_VALIDATION_FAILURE',
    `Invalid body at /eSignPermissionProfileId: ${rooms.account.name} has no permission profile ${JSON.stringify(profileId.slice(0, 100))} that ${rooms.member.email} can assign. Get the IDs with ESignPermissionProfiles_GetESignPermissionProfiles.`,
  );
}

/**
 * Checks where the browser goes after an invitation: a page on the web.
 * @throws RoomsRefusal PROPERTY_VALIDATION_FAILURE
 */
export function requireWebAddress(redirectUrl: string | undefined): string | undefined {
  if (redirectUrl === undefined || /^https?:\/\/[^\s/]/i.test(redirectUrl)) return redirectUrl;
  throw new RoomsRefusal(
    'PROPERTY_VALIDATION_FAILURE',
    'Invalid body at /redirectUrl: it must be a URL that begins with https:// or http://.',
  );
}
