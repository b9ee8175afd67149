import type { RoomForCreate } from '@countersign/types/rooms-v2';
import { canAssign } from '../access/permission-names.ts';
import { requirePermission } from '../access/permissions.ts';
import { requireMember } from '../company/require-member.ts';
import { listOfficesInReach } from '../access/offices-in-reach.ts';
import {
  offices,
  roomsRoles,
  roomsUsers,
  type StoredOffice,
  type StoredRoomsUser,
} from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import {
  isForOffice,
  roomTemplates,
  type StoredRoomTemplate,
} from '../room-templates/stored-room-template.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/**
 * The owner of a new room: the caller, or another active member of the company.
 * @throws RoomsRefusal where the caller cannot create rooms for the user
 */
export async function findOwner(
  state: State,
  rooms: RoomsContext,
  ownerId: number | undefined,
): Promise<StoredRoomsUser> {
  const { member, account, company } = rooms;
  requireMember(rooms);
  if (ownerId === undefined || ownerId === member.userId) return member;
  requirePermission(rooms, 'canManageRoomOwners');
  const owner = await state.of(roomsUsers).get(account.accountId, String(ownerId));
  if (owner?.isMember === true) return owner;
  throw refuse(
    'ownerId',
    `must be a member of ${company.name}; ${ownerId} is not. Get the IDs with Users_GetUsers`,
  );
}

/**
 * Refuses a role that the owner of a room cannot have: an external one, and one that allows more in
 * the room than the caller may do, except that of the owner in the company.
 * @throws RoomsRefusal
 */
export async function requireRole(
  state: State,
  { account, company, member, permissions }: RoomsContext,
  owner: StoredRoomsUser,
  roleId: number,
): Promise<void> {
  // A company on v5 has no roles of its own.
  if (company.version === 'v5') return;
  const role = await state.of(roomsRoles).get(account.accountId, String(roleId));
  if (role === undefined)
    throw refuse(
      'roleId',
      `must be a role of ${company.name}; ${roleId} is not. Get the IDs with Roles_GetRoles`,
    );
  if (role.isExternal)
    throw refuse(
      'roleId',
      `must be an internal role, since the owner belongs to ${company.name}; ${role.name} is for people from outside`,
    );
  if (roleId !== owner.roleId && !canAssign(permissions, role, 'room'))
    throw refuse(
      'roleId',
      `must be a role that ${member.email} can assign; ${role.name} allows more in rooms than the role of the caller does`,
    );
}

/**
 * Finds the office of a new room: the requested one, or the default one of the owner.
 * @throws RoomsRefusal if there is none, or the caller does not belong to it
 */
export async function findOffice(
  state: State,
  { account, company, member }: RoomsContext,
  owner: StoredRoomsUser,
  officeId: number | undefined,
): Promise<StoredOffice> {
  const { accountId } = account;
  const usual = owner.defaultOfficeId ?? owner.offices[0];
  const requested = officeId ?? usual;
  if (requested === undefined) {
    const [first] = await state.of(offices).list(accountId);
    if (first !== undefined) return first;
    throw refuse('officeId', `cannot be found: ${company.name} has no office. Create one first`);
  }
  const office = await state.of(offices).get(accountId, String(requested));
  if (office === undefined)
    throw refuse(
      'officeId',
      `must be an office of ${company.name}; ${requested} is not. Get the IDs with Offices_GetOffices`,
    );
  const reach = await listOfficesInReach(state, accountId, member);
  const own = [usual, member.defaultOfficeId, ...member.offices];
  if (reach === 'all' || reach.includes(requested) || own.includes(requested)) return office;
  throw refuse(
    'officeId',
    `must be an office that ${member.email} belongs to; ${office.name} is not one`,
  );
}

/**
 * The template of a new room.
 * @throws RoomsRefusal where the caller cannot use it for the office
 */
export async function findTemplate(
  state: State,
  rooms: RoomsContext,
  office: StoredOffice,
  templateId: number | undefined,
): Promise<StoredRoomTemplate | undefined> {
  if (templateId === undefined) return undefined;
  requirePermission(rooms, 'canApplyRoomTemplates');
  const { account, company } = rooms;
  const template = await state.of(roomTemplates).get(account.accountId, String(templateId));
  if (template === undefined)
    throw refuse(
      'templateId',
      `must be a room template of ${company.name}; ${templateId} is not. Get the IDs with RoomTemplates_GetRoomTemplates`,
    );
  if (!template.isEnabled)
    throw refuse('templateId', `must be an enabled template; ${template.name} is disabled`);
  if (!isForOffice(template, office))
    throw refuse('templateId', `must be a template for ${office.name}; ${template.name} is not`);
  return template;
}

/** Refuses a field of a new room. */
export function refuse(field: keyof RoomForCreate, rule: string): RoomsRefusal {
  return new RoomsRefusal('PROPERTY_VALIDATION_FAILURE', `/${field} ${rule}.`);
}
