import type { UpdateMembershipRequest, UpdateUserRequest } from '@countersign/types/admin-v2';
import { invite } from '../../../account/users/change-status.ts';
import { saveMember } from '../../../account/users/save-member.ts';
import type { Membership } from '../../../account/users/memberships.ts';
import type { State } from '../../../state/state.ts';
import type { AddressBook } from '../members/address-book.ts';
import {
  changeMembership,
  checkChange,
  type MembershipChange,
} from '../members/change-membership.ts';
import { prepareChange } from '../members/change-person.ts';
import { findPerson, type Person } from '../members/find-person.ts';
import { requireKept } from '../members/require-kept.ts';
import { requireDomain } from '../members/join-account.ts';
import { MembershipRefusal } from '../members/membership-refusal.ts';
import { findNamedGroups, findNamedProfile } from '../members/named-in-account.ts';
import { requireSite } from '../members/sites.ts';
import type { OrganizationContext } from '../organization-context.ts';

/** Options and data that the users of a request share. */
interface Updating {
  addresses: AddressBook;
  /** Makes a closed membership active at once when it is opened again. */
  activateReopened: boolean;
}

/** A change of a membership that was checked. */
interface PreparedMembership {
  membership: Membership;
  change: MembershipChange;
  requested: UpdateMembershipRequest;
}

/**
 * Changes a user and the memberships. Everything is checked before anything changes.
 * @returns the address of the user afterwards
 * @throws AdminRefusal
 */
export async function updateUser(
  state: State,
  admin: OrganizationContext,
  request: UpdateUserRequest,
  updating: Updating,
): Promise<string> {
  const person = await findPerson(state, admin, request.id);
  requireSite(person.identity, person.memberships, request.site_id);
  const prepared: PreparedMembership[] = [];
  for (const one of request.memberships ?? [])
    prepared.push(await prepareMembership(state, admin, person, one, updating));
  const changePerson = await prepareChange(
    state,
    admin,
    person,
    {
      userName: request.user_name,
      firstName: request.first_name,
      lastName: request.last_name,
      email: request.email,
      languageCulture: request.language_culture,
      selectedLanguages: request.selected_languages,
      federatedStatus: request.federated_status,
      defaultAccountId: request.default_account_id,
      mustChangePassword: request.force_password_change,
      isDeviceVerified: request.device_verification_enabled,
    },
    updating.addresses,
  );
  await changePerson();
  for (const one of prepared) await applyMembership(state, admin, one, updating);
  return request.email?.trim() ?? person.identity.email;
}

async function prepareMembership(
  state: State,
  admin: OrganizationContext,
  { identity, own }: Person,
  requested: UpdateMembershipRequest,
  { addresses, activateReopened }: Updating,
): Promise<PreparedMembership> {
  const accountId = requested.account_id.toLowerCase();
  const membership = own.find(({ account }) => account.accountId === accountId);
  if (membership === undefined)
    throw new MembershipRefusal(
      'membership_not_in_account',
      `${identity.userName} is not a user of the account ${requested.account_id}. Users_addUsers adds users to accounts.`,
    );
  const { account, member } = membership;
  requireKept(account, member);
  const reopens = activateReopened || requested.send_activation === true;
  if (member.status === 'Closed' && !reopens)
    throw new MembershipRefusal(
      'membership_closed',
      `The membership of ${member.userName} in ${account.name} is closed. Send send_activation to open it again.`,
    );
  if (member.status === 'Closed') {
    await addresses.requireFree(member.email, member.userId);
    await requireDomain(state, admin, member.email, activateReopened);
  }
  const { permission_profile: profile, groups } = requested;
  const change: MembershipChange = {
    permissionProfileId:
      profile && (await findNamedProfile(state, account, profile)).permissionProfileId,
    groups: groups && (await findNamedGroups(state, account, groups)),
    company: requested.company_name,
    jobTitle: requested.job_title,
  };
  await checkChange(state, admin, account, member, change);
  return { membership, change, requested };
}

async function applyMembership(
  state: State,
  admin: OrganizationContext,
  { membership: { account, member }, change, requested }: PreparedMembership,
  { activateReopened }: Updating,
): Promise<void> {
  if (requested.access_code !== undefined)
    member.details = { ...member.details, activationAccessCode: requested.access_code };
  const isActive = member.status === 'Active' || member.status === 'Disabled';
  if (member.status === 'Closed' && activateReopened) member.status = 'Active';
  else if (!isActive && requested.send_activation === true)
    await invite(state, { account, caller: { userName: admin.caller.name } }, member);
  await saveMember(state, member);
  await changeMembership(state, admin, account, member, change);
}
