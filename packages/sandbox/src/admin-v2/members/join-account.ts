import { addUser, type Roster, readRoster } from '../../account/users/add-user.ts';
import { isEmailAddress, isSamePerson } from '../../account/users/person.ts';
import { saveMember } from '../../account/users/save-member.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import type { StoredAccount, StoredMember } from '../../state/model/account.ts';
import type { StoredGroup } from '../../state/model/groups.ts';
import { domains } from '../../state/model/organization.ts';
import type { State } from '../../state/state.ts';
import type { OrganizationContext } from '../organization-context.ts';
import { MembershipRefusal } from './membership-refusal.ts';

/** Somebody who becomes a member of an account. */
export interface Joining {
  userName: string;
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  company?: string | undefined;
  jobTitle?: string | undefined;
  accessCode?: string | undefined;
  /** A profile of the account; that of senders where it is left out. */
  permissionProfileId?: string | undefined;
  groups?: readonly StoredGroup[] | undefined;
  /** Whether the membership is active at once, also where nobody has claimed the domain. */
  activate: boolean;
}

/** Who adds members, and for which organization. */
export type Adding = Pick<OrganizationContext, 'caller' | 'newId' | 'organization'>;

/**
 * Makes a person a member of an account: a user who is known, or a new one. The membership waits
 * for the user to answer an e-mail, unless the organization has claimed the domain of the address.
 * @param roster who is known already, where several are added one after the other
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
  if (!isEmailAddress(email))
    throw new MembershipRefusal(
      'invalid_useremail_address',
      `${email} is not an e-mail address. The new user ${userName} requires one.`,
    );
  const known = roster ?? (await readRoster(state, account));
  const there = known.members.find((one) => isSamePerson(one, joining));
  if (there !== undefined && there.status !== 'Closed')
    throw new MembershipRefusal(
      'no_action_taken_user_exists',
      `${account.name} has ${userName} <${email}> as a user already, with the ID ${there.userId}.`,
    );
  const isActive = activate || (await isDomainClaimed(state, admin, email));
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

/** Whether an organization has claimed the domain of an address. */
export async function isDomainClaimed(
  state: State,
  { organization }: Pick<Adding, 'organization'>,
  email: string,
): Promise<boolean> {
  const hostName = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return (await state.of(domains).list(organization.organizationId)).some(
    (one) => one.status === 'active' && one.hostName.toLowerCase() === hostName,
  );
}
