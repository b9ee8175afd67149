import type { StoredAccount, StoredMember } from '../../state/model/account.ts';
import { members } from '../../state/model/account.ts';
import { profilesOf } from '../permission-profiles/profiles-of.ts';
import type { State } from '../../state/state.ts';
import { groupsOf } from './groups-of.ts';
import { isActiveAdmin, requireAdministrator } from './require-administrator.ts';

/**
 * Works out which members are administrators, by their own profile or by that of one of their
 * groups, and keeps what is different from before. To be called after whatever changes profiles
 * or who is in a group, or who is closed.
 * @throws ServiceError for the request as a whole, where it leaves the account without administrator
 */
export async function renewRights(
  state: State,
  account: StoredAccount,
  changed: readonly StoredMember[],
): Promise<void> {
  const adminProfiles = new Set(
    (await profilesOf(state, account)).flatMap(({ permissionProfileId, settings }) =>
      settings.allowAccountManagement === 'true' ? [permissionProfileId] : [],
    ),
  );
  const adminGroups = (await groupsOf(state, account)).filter(
    ({ groupType, permissionProfileId }) =>
      groupType === 'customGroup' && adminProfiles.has(permissionProfileId ?? ''),
  );
  let lost = false;
  for (const member of changed) {
    const isAdmin =
      adminProfiles.has(member.permissionProfileId) ||
      adminGroups.some(({ users }) => users.includes(member.userId));
    const wasAdmin = member.isAdmin;
    if (isAdmin !== wasAdmin) {
      member.isAdmin = isAdmin;
      await state.of(members).put(account.accountId, member.userId, member);
    }
    lost ||= wasAdmin && !isActiveAdmin(member);
  }
  if (lost) await requireAdministrator(state, account, { whole: true });
}
