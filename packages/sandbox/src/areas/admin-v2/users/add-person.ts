import type {
  FederatedStatus,
  GroupRequest,
  NewUserResponse,
  NewUserResponseAccountProperties,
  PermissionProfileRequest,
} from '@countersign/types/admin-v2';
import { readRoster, type Roster } from '../../../account/users/add-user.ts';
import { isSameAddress } from '../../../account/users/person.ts';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import type { StoredAccount, StoredIdentity, StoredMember } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { getSite } from '../files/site.ts';
import { createAddressBook } from '../members/address-book.ts';
import { type PersonChange, prepareChange } from '../members/change-person.ts';
import { findPerson } from '../members/find-person.ts';
import { joinAccount } from '../members/join-account.ts';
import { findNamedGroups, findNamedProfile } from '../members/named-in-account.ts';
import { findSite } from '../members/sites.ts';
import type { OrganizationContext } from '../organization-context.ts';
import { presentNames } from './names.ts';
import { presentRights } from './present-membership.ts';

/** An account that a person is added to, and the rights there. */
export interface NewMembership {
  account: StoredAccount;
  permission_profile?: PermissionProfileRequest | undefined;
  groups?: readonly GroupRequest[] | undefined;
  company_name?: string | undefined;
  job_title?: string | undefined;
}

/** The properties of a person in a request that adds one. */
export interface NewPerson {
  email: string;
  user_name?: string | undefined;
  first_name?: string | undefined;
  last_name?: string | undefined;
  default_account_id?: string | undefined;
  language_culture?: string | undefined;
  selected_languages?: string | undefined;
  federated_status?: FederatedStatus | undefined;
  access_code?: string | undefined;
  auto_activate_memberships?: boolean | undefined;
}

/**
 * Adds a person to accounts: a new user, or an existing one with the name and address. An existing
 * user keeps languages, login rule and names; only the default account can change.
 * @throws AdminRefusal, also if one of the accounts cannot have the person
 */
export async function addPerson(
  state: State,
  admin: OrganizationContext,
  person: NewPerson,
  memberships: readonly NewMembership[],
): Promise<NewUserResponse> {
  const email = person.email.trim();
  const added: { account: StoredAccount; member: StoredMember }[] = [];
  let known: StoredIdentity | undefined;
  for (const { account, permission_profile: profile, groups = [], ...position } of memberships) {
    const roster = await readRoster(state, account);
    const userName = readName(person, email, roster);
    if (added.length === 0)
      known = roster.identities.find(
        (one) => one.userName === userName && isSameAddress(one.email, email),
      );
    const member = await joinAccount(
      state,
      admin,
      account,
      {
        userName,
        email,
        firstName: person.first_name,
        lastName: person.last_name,
        company: position.company_name,
        jobTitle: position.job_title,
        accessCode: person.access_code,
        permissionProfileId: await findProfileId(state, admin, account, profile),
        groups: await findNamedGroups(state, account, groups),
        activate: person.auto_activate_memberships === true,
      },
      roster,
    );
    added.push({ account, member });
  }
  const [first] = added;
  if (first === undefined)
    throw new AdminRefusal(
      'invalid_request',
      'The body does not fit at /accounts: a user needs at least one account.',
    );
  const { userId } = first.member;
  await applySettings(state, admin, userId, person, known === undefined);
  return presentNewUser(state, admin, userId, added);
}

/** The full name; where a request has none, that of the user with the address, or of its parts. */
function readName(
  { user_name: userName = '', first_name: first = '', last_name: last = '' }: NewPerson,
  email: string,
  { identities }: Roster,
): string {
  if (userName.trim() !== '') return userName.trim();
  const joined = `${first} ${last}`.trim();
  const [only, ...others] = identities.filter((one) => isSameAddress(one.email, email));
  return joined === '' && only !== undefined && others.length === 0 ? only.userName : joined;
}

/** Finds the named profile; else that of the organization for new users, if the account has it. */
async function findProfileId(
  state: State,
  { organization }: OrganizationContext,
  account: StoredAccount,
  named: PermissionProfileRequest | undefined,
): Promise<string | undefined> {
  if (named !== undefined)
    return (await findNamedProfile(state, account, named)).permissionProfileId;
  const { defaultAccountId, defaultPermissionProfileId } = organization;
  return account.accountId === defaultAccountId ? defaultPermissionProfileId : undefined;
}

async function applySettings(
  state: State,
  admin: OrganizationContext,
  userId: string,
  person: NewPerson,
  isNew: boolean,
): Promise<void> {
  const found = await findPerson(state, admin, userId);
  const change: PersonChange = {
    defaultAccountId: person.default_account_id,
    ...(isNew && {
      userName: found.identity.userName,
      firstName: person.first_name,
      lastName: person.last_name,
      languageCulture: person.language_culture,
      selectedLanguages: person.selected_languages,
      federatedStatus: person.federated_status,
    }),
  };
  const apply = await prepareChange(state, admin, found, change, createAddressBook(state));
  await apply();
}

async function presentNewUser(
  state: State,
  admin: OrganizationContext,
  userId: string,
  added: readonly { account: StoredAccount; member: StoredMember }[],
): Promise<NewUserResponse> {
  const { identity, memberships } = await findPerson(state, admin, userId);
  const accounts: NewUserResponseAccountProperties[] = [];
  for (const { account, member } of added)
    accounts.push({
      id: account.accountId,
      site_id: getSite(account),
      ...(await presentRights(state, account, member)),
      ...withoutUndefined({ company_name: member.company, job_title: member.jobTitle }),
    });
  return {
    id: userId,
    site_id: findSite(memberships).siteId,
    ...presentNames(identity, memberships[0]?.member),
    email: identity.email,
    language_culture: identity.languageCulture ?? 'en',
    ...withoutUndefined({ federated_status: identity.federatedStatus }),
    accounts,
  };
}
