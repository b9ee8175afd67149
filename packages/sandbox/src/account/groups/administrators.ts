import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { members, type StoredAccount, type StoredMember } from '../../state/model/account.ts';
import type { StoredGroup } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';
import { listProfiles } from '../permission-profiles/account-profiles.ts';
import { saveMember } from '../users/save-member.ts';
import { listGroups } from './account-groups.ts';

/**
 * Determines the administrators, by their own profile or by that of one of their groups, and stores
 * the changes. Must be called after any change of profiles, of the members of groups, or of closed
 * members.
 * @throws ServiceRefusal for the request as a whole, if the account would have no administrator
 */
export async function renewRights(
  state: State,
  account: StoredAccount,
  changed: readonly StoredMember[],
): Promise<void> {
  const isAdministrator = await readAdministration(state, account);
  let lost = false;
  for (const member of changed) {
    const isAdmin = isAdministrator(member);
    const wasAdmin = member.isAdmin;
    if (isAdmin !== wasAdmin) {
      member.isAdmin = isAdmin;
      await saveMember(state, member);
    }
    lost ||= wasAdmin && !isActiveAdmin(member);
  }
  if (lost) await requireAdministrator(state, account, { whole: true });
}

/**
 * Reads what makes administrators of an account.
 * @returns tells whether a member is one; the groups that it will be in can be given
 */
export async function readAdministration(
  state: State,
  account: StoredAccount,
): Promise<(member: StoredMember, groups?: readonly StoredGroup[]) => boolean> {
  const adminProfiles = new Set(
    (await listProfiles(state, account)).flatMap(({ permissionProfileId, settings }) =>
      settings.allowAccountManagement === 'true' ? [permissionProfileId] : [],
    ),
  );
  const adminGroups = (await listGroups(state, account)).filter(
    ({ groupType, permissionProfileId }) =>
      groupType === 'customGroup' && adminProfiles.has(permissionProfileId ?? ''),
  );
  return ({ permissionProfileId, userId }, groups) =>
    adminProfiles.has(permissionProfileId) ||
    adminGroups.some(
      ({ groupId, users }) =>
        groups?.some((one) => one.groupId === groupId) ?? users.includes(userId),
    );
}

/** Checks whether a member can administer the account now. */
function isActiveAdmin({ isAdmin, status }: StoredMember): boolean {
  return isAdmin && status === 'Active';
}

/**
 * Sees that an account keeps an administrator: without one nobody could ever make another.
 * @param without somebody who is about to go
 * @param whole true if the request as a whole is refused, since something was written already
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
export async function requireAdministrator(
  state: State,
  { accountId, name }: StoredAccount,
  { without, whole = false }: { without?: string; whole?: boolean },
): Promise<void> {
  const all = await state.of(members).list(accountId);
  if (all.some((member) => member.userId !== without && isActiveAdmin(member))) return;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `${name} would have no active administrator. Make another user an administrator first.`,
    { whole },
  );
}
