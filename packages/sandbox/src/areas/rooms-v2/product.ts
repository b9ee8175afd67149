import { isSameAddress } from '../../account/users/person.ts';
import { findConnectedUser } from './find-connected-user.ts';
import { Refusal } from '@countersign/mock/core/answers';
import { splitName } from '../../account/users/split-name.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import { classicKinds } from './access/permissions.ts';
import { newRoomsNumber } from './new-rooms-number.ts';
import { listRoles } from './roles/company-roles.ts';
import { noManagerPermissions } from './users/invite-classic.ts';
import { removeMember } from './users/remove-member.ts';
import { isLastAdministrator } from './users/require-administrator.ts';
import type { StoredAccount, StoredMember } from '../../state/model/account.ts';
import {
  companies,
  roomsUserNumbers,
  roomsUsers,
  type StoredCompany,
  type StoredRole,
  type StoredRoomsUser,
} from '../../state/model/rooms.ts';
import type { State } from '../../state/state.ts';
import type { Product } from '../../engine/product.ts';

/**
 * The product of accounts that have a company on Rooms. Its profiles are the roles of the company for
 * members; on v5, the three kinds of members.
 */
export const rooms: Product = {
  id: '2c8f4a16-93d7-4e50-b1a8-6d0e7b5f9c23',
  name: 'Rooms',
  async listProfiles(state, { accountId }) {
    const company = await state.of(companies).get('', accountId);
    if (company === undefined) return undefined;
    const roles = await listMemberRoles(state, company);
    return roles.map(({ roleId, name }) => ({ id: String(roleId), name }));
  },
  async readProfile(state, account, member) {
    const company = await state.of(companies).get('', account.accountId);
    const user = await findConnectedUser(state, account.accountId, member.userId);
    if (company === undefined || user?.isMember !== true) return undefined;
    const role = (await listMemberRoles(state, company)).find((one) => hasRole(company, user, one));
    return role && String(role.roleId);
  },
  async give(state, admin, account, member, profileId) {
    const { accountId } = account;
    const company = await state.of(companies).get('', accountId);
    if (company === undefined) throw new Error(`${accountId} has no company on Rooms`);
    const role = (await listMemberRoles(state, company)).find(
      ({ roleId }) => String(roleId) === profileId,
    );
    if (role === undefined) throw new Error(`${accountId} has no role ${profileId}`);
    const known = await findRoomsUser(state, account, member);
    if (known?.isMember === true && hasRole(company, known, role)) return;
    if (known !== undefined) await requireOtherAdministrator(state, account, company, known);
    const { firstName, lastName } = splitName(member);
    const user: StoredRoomsUser = {
      ...(known === undefined
        ? {
            userId: await newRoomsNumber(
              admin,
              async (id) => (await state.of(roomsUsers).get(accountId, String(id))) !== undefined,
            ),
            email: member.email,
            firstName,
            lastName,
            status: 'Active',
            isLockedOut: false,
            offices: [],
            regions: [],
            createdAt: state.now,
          }
        : becomeMember(known)),
      isMember: true,
      eSignUserId: member.userId,
      ...readPlace(company, role, known),
    };
    await state.of(roomsUsers).put(accountId, String(user.userId), user);
    await state.of(roomsUserNumbers).put(accountId, member.userId, user.userId);
  },
  async remove(state, _admin, account, member) {
    const company = await state.of(companies).get('', account.accountId);
    const user = await findConnectedUser(state, account.accountId, member.userId);
    if (company === undefined || user === undefined) return;
    await requireOtherAdministrator(state, account, company, user);
    await removeMember(state, { account }, user);
  },
};

/** The roles that a member of a company can have; on v5, one for each kind of member. */
async function listMemberRoles(state: State, company: StoredCompany): Promise<StoredRole[]> {
  const roles = await listRoles(state, company);
  return roles.filter(({ isExternal, legacyRoleId }) =>
    company.version === 'v5' ? classicKinds.has(legacyRoleId) : !isExternal,
  );
}

function hasRole(
  { version }: StoredCompany,
  user: StoredRoomsUser,
  { roleId, legacyRoleId }: StoredRole,
): boolean {
  return version === 'v5'
    ? user.classic !== undefined && user.classic === classicKinds.get(legacyRoleId)
    : user.roleId === roleId;
}

/**
 * Finds the connected user of Rooms, or a person from outside with the same address who is in rooms
 * already.
 */
async function findRoomsUser(
  state: State,
  account: StoredAccount,
  member: StoredMember,
): Promise<StoredRoomsUser | undefined> {
  const connected = await findConnectedUser(state, account.accountId, member.userId);
  if (connected !== undefined) return connected;
  const all = await state.of(roomsUsers).list(account.accountId);
  return all.find(
    (user) => user.eSignUserId === undefined && isSameAddress(user.email, member.email),
  );
}

/** A user as a member of the company: who was invited already still has to accept. */
function becomeMember(user: StoredRoomsUser): StoredRoomsUser {
  if (user.isMember) return user;
  const { companyName: _, ...rest } = user;
  return { ...rest, status: 'Active' };
}

/**
 * Reads the properties of a member that follow from a role, such as the access level. Offices stay
 * as they are.
 */
function readPlace(
  { version }: StoredCompany,
  { roleId, legacyRoleId, isDefaultForAdmin }: StoredRole,
  known: StoredRoomsUser | undefined,
): Pick<StoredRoomsUser, 'accessLevel'> &
  Partial<Pick<StoredRoomsUser, 'classic' | 'classicPermissions' | 'roleId'>> {
  const level = known?.isMember === true ? known.accessLevel : 'Office';
  if (version === 'v6') return { roleId, accessLevel: isDefaultForAdmin ? 'Company' : level };
  const classic = classicKinds.get(legacyRoleId);
  if (classic === 'admin') return { classic, accessLevel: 'Admin' };
  if (classic === 'agent') return { classic, accessLevel: 'Contributor' };
  return {
    ...withoutUndefined({ classic }),
    classicPermissions: known?.classicPermissions ?? noManagerPermissions,
    accessLevel: level === 'Region' || level === 'Company' ? level : 'Office',
  };
}

/** @throws Refusal */
async function requireOtherAdministrator(
  state: State,
  account: StoredAccount,
  company: StoredCompany,
  user: StoredRoomsUser,
): Promise<void> {
  if (await isLastAdministrator(state, { account, company }, user))
    throw new Refusal(
      'badParameter',
      `${user.email} is the last active administrator of ${company.name} on Rooms. Give another user the role of administrators first.`,
    );
}
