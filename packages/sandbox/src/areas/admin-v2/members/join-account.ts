import { addUser, type Roster, readRoster } from '../../../account/users/add-user.ts';
import { isEmailAddress, isSamePerson, isSameAddress } from '../../../account/users/person.ts';
import { saveMember } from '../../../account/users/save-member.ts';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import type { StoredAccount, StoredMember } from '../../../state/model/account.ts';
import type { StoredGroup } from '../../../state/model/groups.ts';
import type { State } from '../../../state/state.ts';
import type { OrganizationContext } from '../organization-context.ts';
import { findClaimant, listOwnDomains, readHostName } from './claimed-domains.ts';
import { MembershipRefusal } from './membership-refusal.ts';
import { refuseAdministratorGroup } from './named-in-account.ts';

/** Somebody who becomes a member of an account. */
export interface Joining {
  userName: string;
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  company?: string | undefined;
  jobTitle?: string | undefined;
  accessCode?: string | undefined;
  /** A permission profile of the account (that of senders). */
  permissionProfileId?: string | undefined;
  groups?: readonly StoredGroup[] | undefined;
  /** Requires the membership to be active at once, which needs a claimed domain. */
  activate: boolean;
}

/** The caller who adds members, and the organization. */
export type Adding = Pick<OrganizationContext, 'caller' | 'newId' | 'organization'>;

/**
 * Adds a person to an account: an existing user, or a new one. The membership waits for the user to
 * answer an e-mail, unless the organization has claimed the domain of the address.
 * @param roster the existing members, if several are added one after the other
 * @throws MembershipRefusal
 */
export async function joinAccount(
  state: State,
  admin: Adding,
  account: StoredAccount,
  joining: Joining,
  roster?: Roster,
): Promise<StoredMember> {
  const { userName, email, groups = [], permissionProfileId, activate } = joining;
  const { firstName, lastName, company, jobTitle, accessCode } = joining;
  if (userName.trim() === '')
    throw new MembershipRefusal('blank_username', 'A new user requires a name.');
  requireAddress(email, userName);
  refuseAdministratorGroup(groups);
  const isActive = await requireDomain(state, admin, email, activate);
  const known = roster ?? (await readRoster(state, account));
  const there = known.members.find((one) => isSamePerson(one, joining));
  if (there !== undefined && there.status !== 'Closed')
    throw new MembershipRefusal(
      'no_action_taken_user_exists',
      `${account.name} has ${userName} <${email}> as a user already, with the ID ${there.userId}.`,
    );
  const other = isActive
    ? known.identities.find((one) => isSameAddress(one.email, email))
    : undefined;
  if (other !== undefined && other.userName !== userName)
    throw new MembershipRefusal(
      'new_name_with_existing_useremail_not_allowed',
      `${email} belongs to ${other.userName}. An address of a claimed domain has one user only.`,
    );
  const member = await addUser(
    state,
    {
      account,
      newId: admin.newId,
      caller: { userId: admin.caller.id, userName: admin.caller.name },
    },
    {
      userName,
      email,
      ...withoutUndefined({
        firstName,
        lastName,
        company,
        jobTitle,
        permissionProfileId,
        activationAccessCode: accessCode,
      }),
      groupList: groups.map(({ groupId }) => ({ groupId })),
      sendActivationEmail: isActive ? 'false' : 'true',
    },
    known,
  );
  if (isActive) {
    member.status = 'Active';
    await saveMember(state, member);
  }
  return member;
}

/** @throws MembershipRefusal invalid_useremail_address where a text is not an e-mail address */
export function requireAddress(email: string, userName: string): void {
  if (isEmailAddress(email)) return;
  throw new MembershipRefusal(
    'invalid_useremail_address',
    `${email} is not an e-mail address. The user ${userName} requires one.`,
  );
}

/**
 * Checks that an organization can have users of the domain of an address.
 * @param activate true if that requires a domain that the organization has claimed
 * @returns true if it has
 * @throws MembershipRefusal email_domain_is_reserved; autoactivate_not_allowed
 */
export async function requireDomain(
  state: State,
  { organization }: Pick<Adding, 'organization'>,
  email: string,
  activate: boolean,
): Promise<boolean> {
  const claimant = await findClaimant(state, email);
  const isOwn = claimant?.organizationId === organization.organizationId;
  if (claimant !== undefined && !isOwn)
    throw new MembershipRefusal(
      'email_domain_is_reserved',
      `Another organization has claimed the domain of ${email}. Only that organization can have users with such addresses.`,
    );
  if (activate && !isOwn)
    throw new MembershipRefusal(
      'autoactivate_not_allowed',
      `${organization.name} has not claimed the domain of ${email}, so the user must activate the membership. Leave out auto_activate_memberships.`,
    );
  return isOwn;
}

/** Checks whether an organization has claimed the domain of an address. */
export async function isDomainClaimed(
  state: State,
  { organization }: Pick<Adding, 'organization'>,
  email: string,
): Promise<boolean> {
  return (await listOwnDomains(state, organization)).has(readHostName(email));
}
