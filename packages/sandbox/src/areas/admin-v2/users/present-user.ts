import type {
  OrganizationUserResponse,
  UserDrilldownResponse,
  UsersGetUsersQueryParams,
  DSGroupResponse,
} from '@countersign/types/admin-v2';
import { listMemberships, type Membership } from '../../../account/users/memberships.ts';
import { shortLocalDateTime } from '../../../engine/date-time.ts';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import { identities, type ProviderIdentity } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import type { Person } from '../members/find-person.ts';
import { membershipId } from '../../../account/users/membership-id.ts';
import { findSite } from '../members/sites.ts';
import type { OrganizationContext } from '../organization-context.ts';
import { presentNames } from './names.ts';
import { presentLicense, presentMembership } from './present-membership.ts';
import type { FoundUser } from './select-users.ts';
import { presentStatus, summarizeStatuses } from './statuses.ts';
import { isInGroup, listGroups } from '../../../account/groups/account-groups.ts';
import { presentDsGroup } from '../ds-groups/group-in-account.ts';

/** A user as the list has them, with the membership that was found. */
export async function presentFound(
  state: State,
  { userId, membership }: FoundUser,
  query: UsersGetUsersQueryParams,
): Promise<OrganizationUserResponse> {
  const identity = await state.of(identities).get('', userId);
  const memberships = identity === undefined ? [] : await listMemberships(state, identity);
  const status = summarizeStatuses(memberships.map(({ member }) => member.status));
  const member = membership?.member;
  // A membership whose data was deleted shows none, also while the person has other memberships.
  const person = member?.redactedAt === undefined ? (identity ?? member) : member;
  return {
    id: userId,
    ...(person !== undefined && { ...presentNames(person, member), email: person.email }),
    user_status: status,
    ...(member !== undefined && { membership_status: presentStatus(member.status) }),
    ...withoutUndefined({
      created_on: optionalMoment(person?.createdAt),
      closed_on:
        status === 'closed'
          ? optionalMoment(
              Math.max(
                ...memberships.map(({ member: { closedAt, createdAt } }) => closedAt ?? createdAt),
              ),
            )
          : undefined,
    }),
    ...(member !== undefined && {
      membership_created_on: shortLocalDateTime(member.createdAt),
      ...(member.status === 'Closed' && {
        membership_closed_on: shortLocalDateTime(member.closedAt ?? member.createdAt),
      }),
      membership_id: membershipId(member),
      is_membership_managed_by_scim: false,
    }),
    is_managed_by_scim: false,
    ...(membership !== undefined && {
      ...(String(query.include_license) === 'true' && presentLicense(membership.account)),
      ...(String(query.include_ds_groups) === 'true' && {
        ds_groups: await listDsGroups(state, membership),
      }),
    }),
  };
}

/** The profile of a person: memberships, identities and the rules for logging in. */
export async function presentPerson(
  state: State,
  admin: OrganizationContext,
  { identity, memberships, own }: Person,
  includeLicense: boolean,
): Promise<UserDrilldownResponse> {
  const shown = admin.isOrganizationAdmin ? memberships : own;
  const [first] = memberships;
  const site = findSite(memberships);
  const listed = admin.organization.administrators?.find((one) => one.userId === identity.userId);
  const presented = [];
  for (const one of shown)
    presented.push(await presentMembership(state, admin, one, includeLicense));
  return {
    id: identity.userId,
    site_id: site.siteId,
    site_name: site.siteName,
    ...presentNames(identity, first?.member),
    user_status: summarizeStatuses(memberships.map(({ member }) => member.status)),
    ...(first !== undefined && {
      default_account_id: first.account.accountId,
      default_account_name: first.account.name,
    }),
    language_culture: identity.languageCulture ?? 'en',
    ...withoutUndefined({
      selected_languages: identity.selectedLanguages,
      federated_status: identity.federatedStatus,
    }),
    is_organization_admin: listed !== undefined && listed.delegation === undefined,
    created_on: shortLocalDateTime(identity.createdAt),
    ...withoutUndefined({ last_login: optionalMoment(identity.lastLoginAt) }),
    memberships: presented,
    identities: (identity.providerIdentities ?? []).map((one) =>
      presentIdentity(identity.userId, one),
    ),
    device_verification_enabled: identity.isDeviceVerified ?? true,
    is_managed_by_scim: false,
  };
}

/** A link to a user of an identity provider. */
export function presentIdentity(
  userId: string,
  { id, providerId, immutableId }: ProviderIdentity,
): { id: string; provider_id: string; user_id: string; immutable_id: string } {
  return { id, provider_id: providerId, user_id: userId, immutable_id: immutableId };
}

function optionalMoment(time: number | undefined): string | undefined {
  return time === undefined ? undefined : shortLocalDateTime(time);
}

/** The groups over all products that a member is in. */
async function listDsGroups(
  state: State,
  { account, member }: Membership,
): Promise<DSGroupResponse[]> {
  return (await listGroups(state, account))
    .filter((group) => isInGroup(group, member))
    .map((group) => presentDsGroup(account, group));
}
