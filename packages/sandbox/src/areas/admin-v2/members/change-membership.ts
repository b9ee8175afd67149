import { writeStatus } from '../../../engine/status-in-words.ts';
import { readAdministration, renewRights } from '../../../account/groups/administrators.ts';
import { setGroups } from '../../../account/users/apply-user.ts';
import { closeUser } from '../../../account/users/close-user.ts';
import { saveMember } from '../../../account/users/save-member.ts';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import { members, type StoredAccount, type StoredMember } from '../../../state/model/account.ts';
import type { StoredGroup } from '../../../state/model/groups.ts';
import type { State } from '../../../state/state.ts';
import type { OrganizationContext } from '../organization-context.ts';
import { MembershipRefusal } from './membership-refusal.ts';
import { refuseAdministratorGroup } from './named-in-account.ts';
import { requireRank } from './require-rank.ts';

/** The caller who changes memberships. */
export type Changing = Pick<OrganizationContext, 'caller' | 'organization' | 'isOrganizationAdmin'>;

/** Changes of a membership; missing properties stay as they are. */
export interface MembershipChange {
  permissionProfileId?: string | undefined;
  /** All groups of the account's own in which the member will be. */
  groups?: readonly StoredGroup[] | undefined;
  company?: string | undefined;
  jobTitle?: string | undefined;
}

/**
 * Checks a change, before anything is written.
 * @throws MembershipRefusal where the account would be left without an administrator, or where the
 *   caller cannot change the permission profile of the member
 */
export async function checkChange(
  state: State,
  admin: Changing,
  account: StoredAccount,
  member: StoredMember,
  { permissionProfileId, groups }: MembershipChange,
): Promise<void> {
  refuseAdministratorGroup(groups ?? []);
  const isAdministrator = await readAdministration(state, account);
  const next = { ...member, ...withoutUndefined({ permissionProfileId }) };
  if (!isAdministrator(next, groups)) await requireOtherAdministrator(state, account, member);
  if (permissionProfileId !== undefined && permissionProfileId !== member.permissionProfileId) {
    refuseOwnProfile(admin, member);
    requireRank(admin, member);
  }
}

/**
 * Checks that the caller gives the permission profile to another user.
 * @throws MembershipRefusal permissionset_change_not_allowed
 */
export function refuseOwnProfile({ caller }: Pick<Changing, 'caller'>, member: StoredMember): void {
  if (member.userId === caller.id)
    throw new MembershipRefusal(
      'permissionset_change_not_allowed',
      `${member.userName} cannot change the own permission profile. Another administrator can.`,
    );
}

/** @throws MembershipRefusal as `checkChange` does */
export async function changeMembership(
  state: State,
  admin: Changing,
  account: StoredAccount,
  member: StoredMember,
  change: MembershipChange,
): Promise<void> {
  const { permissionProfileId, groups, company, jobTitle } = change;
  await checkChange(state, admin, account, member, change);
  Object.assign(member, withoutUndefined({ permissionProfileId, company, jobTitle }));
  await saveMember(state, member);
  if (groups !== undefined) {
    const own = groups.filter(({ groupType }) => groupType === 'customGroup');
    await setGroups(state, account, member.userId, own);
  }
  await renewRights(state, account, [member]);
}

/**
 * Ends a membership. The record stays, and the user can come back.
 * @throws MembershipRefusal for the caller's own membership, a closed one, and the last
 *   administrator of the account; for administrators of the organization, unless the caller is one
 */
export async function closeMembership(
  state: State,
  admin: Changing,
  account: StoredAccount,
  member: StoredMember,
): Promise<void> {
  if (member.userId === admin.caller.id)
    throw new MembershipRefusal(
      'cannot_close_own_membership',
      `${member.userName} cannot close the own membership in ${account.name}. Another administrator can.`,
    );
  if (member.status === 'Closed')
    throw new MembershipRefusal(
      'membership_closed',
      `The membership of ${member.userName} in ${account.name} is closed already.`,
    );
  await requireOtherAdministrator(state, account, member);
  requireRank(admin, member);
  await closeUser(state, { account }, member, new Set(['Groups']));
}

/** @throws MembershipRefusal where the membership is closed or disabled */
export async function activateMembership(
  state: State,
  account: StoredAccount,
  member: StoredMember,
): Promise<void> {
  if (member.status === 'Closed' || member.status === 'Disabled')
    throw new MembershipRefusal(
      'membership_closed',
      `The membership of ${member.userName} in ${account.name} is ${writeStatus(member.status)}. Add the user with Users_addUsers.`,
    );
  member.status = 'Active';
  await saveMember(state, member);
}

async function requireOtherAdministrator(
  state: State,
  { accountId, name }: StoredAccount,
  { userId, isAdmin }: StoredMember,
): Promise<void> {
  if (!isAdmin) return;
  const others = await state.of(members).list(accountId);
  if (others.some((one) => one.userId !== userId && one.isAdmin && one.status === 'Active')) return;
  throw new MembershipRefusal(
    'cannot_close_last_active_admin',
    `${name} would have no active administrator. Make another user an administrator first.`,
  );
}
