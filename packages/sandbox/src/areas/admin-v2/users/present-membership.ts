import type {
  MemberGroupResponse,
  MembershipResponse,
  PermissionProfileResponse,
} from '@countersign/types/admin-v2';
import { isInGroup, listGroups } from '../../../account/groups/account-groups.ts';
import { listProfiles } from '../../../account/permission-profiles/account-profiles.ts';
import type { Membership } from '../../../account/users/memberships.ts';
import { shortLocalDateTime } from '../../../engine/date-time.ts';
import type { StoredAccount, StoredMember } from '../../../state/model/account.ts';
import type { StoredGroup, StoredPermissionProfile } from '../../../state/model/groups.ts';
import type { State } from '../../../state/state.ts';
import type { OrganizationContext } from '../organization-context.ts';
import { membershipId } from '../../../account/users/membership-id.ts';
import { presentStatus } from './statuses.ts';

/** The rights of a member in an account. */
interface PresentedRights {
  permission_profile?: PermissionProfileResponse;
  groups: MemberGroupResponse[];
}

/** A group in the fields of Admin. */
export function presentGroup({ groupId, groupName, groupType }: StoredGroup): MemberGroupResponse {
  return { id: Number(groupId), name: groupName, type: presentGroupType(groupType) };
}

function presentGroupType(type: StoredGroup['groupType']): MemberGroupResponse['type'] {
  switch (type) {
    case 'adminstrators':
      return 'admin_group';
    case 'everyone':
      return 'everyone_group';
    case 'customGroup':
      return 'custom_group';
    default:
      return 'invalid';
  }
}

/** A permission profile in the fields of Admin. */
export function presentProfile({
  permissionProfileId,
  permissionProfileName,
}: Pick<
  StoredPermissionProfile,
  'permissionProfileId' | 'permissionProfileName'
>): PermissionProfileResponse {
  return { id: Number(permissionProfileId), name: permissionProfileName };
}

/** Reads the permission profile and the groups of a member. */
export async function presentRights(
  state: State,
  account: StoredAccount,
  member: StoredMember,
): Promise<PresentedRights> {
  const profile = (await listProfiles(state, account)).find(
    (one) => one.permissionProfileId === member.permissionProfileId,
  );
  // A closed membership is in no group any more.
  const groups =
    member.status === 'Closed'
      ? []
      : (await listGroups(state, account)).filter((group) => isInGroup(group, member));
  return {
    ...(profile !== undefined && { permission_profile: presentProfile(profile) }),
    groups: groups.map(presentGroup),
  };
}

/** The licence of a member: every user of a plan has one of the plan. */
export function presentLicense({ planName }: StoredAccount): {
  license_type: string;
  plan_name: string;
} {
  return { license_type: planName, plan_name: planName };
}

/** Presents a membership with its rights; outside of the organization, only its account. */
export async function presentMembership(
  state: State,
  { organization }: Pick<OrganizationContext, 'organization'>,
  { account, member }: Membership,
  includeLicense: boolean,
): Promise<MembershipResponse> {
  const isExternal = account.organizationId !== organization.organizationId;
  return {
    id: membershipId(member),
    email: member.email,
    account_id: account.accountId,
    external_account_id: account.number,
    account_name: account.name,
    is_external_account: isExternal,
    status: presentStatus(member.status),
    created_on: shortLocalDateTime(member.createdAt),
    ...(member.status === 'Closed' && {
      closed_on: shortLocalDateTime(member.closedAt ?? member.createdAt),
    }),
    ...(!isExternal && {
      ...(await presentRights(state, account, member)),
      is_admin: member.isAdmin,
      ...(includeLicense && presentLicense(account)),
    }),
  };
}
