import type { UserStatus } from '@countersign/types/admin-v2';
import { isInGroup, listGroups } from '../../../account/groups/account-groups.ts';
import { listProfiles } from '../../../account/permission-profiles/account-profiles.ts';
import { dateTime } from '../../../engine/date-time.ts';
import {
  identities,
  members,
  type StoredAccount,
  type StoredIdentity,
  type StoredMember,
} from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { getSite } from '../files/site.ts';
import { readHostName } from '../members/claimed-domains.ts';
import { clm } from '../products/clm.ts';
import { summarizeStatuses } from '../users/statuses.ts';

/** The columns of an export of users. */
export const columns = [
  'SiteID',
  'AccountID',
  'AccountName',
  'APIUserName',
  'FullName',
  'FirstName',
  'LastName',
  'UserEmail',
  'UserStatus',
  'AddedDate',
  'MembershipStatus',
  'eSignPermissionProfile',
  'CompanyName',
  'JobTitle',
  'AddressLine1',
  // Spelled so by the service.
  'AdressLine2',
  'City',
  'StateRegionProvince',
  'PostalCode',
  'Country',
  'Phone',
  'Groups',
  'EnableCLM',
  'CLMPermissionProfile',
  'IdentityProviderInfo',
  'eSignPermissionProfileID',
  'LicenseType',
] as const;

/** A value for each column. */
type MemberRow = Record<(typeof columns)[number], string>;

/**
 * The rows of the members of an account, in the order in which they joined it.
 * @param domains the domains of e-mail addresses whose users are listed; undefined for all
 */
export async function listMemberRows(
  state: State,
  account: StoredAccount,
  domains: readonly string[] | undefined,
): Promise<string[][]> {
  const all = await state.of(members).list(account.accountId);
  const listed =
    domains === undefined ? all : all.filter(({ email }) => domains.includes(readHostName(email)));
  if (listed.length === 0) return [];
  const people = await readPeople(state, listed);
  const groupNames = await createGroupNames(state, account);
  const profiles = new Map(
    (await listProfiles(state, account)).map((one) => [
      one.permissionProfileId,
      one.permissionProfileName,
    ]),
  );
  const clmProfiles = new Map(
    ((await clm.listProfiles(state, account)) ?? []).map(({ id, name }) => [id, name]),
  );
  const rows: string[][] = [];
  for (const member of listed) {
    const identity = people.get(member.userId);
    const row = writeRow(account, member, {
      identity,
      userStatus: await readUserStatus(state, member, identity),
      groups: groupNames(member),
      profile: profiles.get(member.permissionProfileId) ?? '',
      clmProfile: clmProfiles.get(member.clmProfileId ?? '') ?? '',
    });
    rows.push(columns.map((column) => row[column]));
  }
  return rows;
}

/** Up to this many people are read one by one, and not with all others of the tenant. */
const fewPeople = 500;

async function readPeople(
  state: State,
  listed: readonly StoredMember[],
): Promise<Map<string, StoredIdentity>> {
  const found: StoredIdentity[] = [];
  if (listed.length > fewPeople) found.push(...(await state.of(identities).list('')));
  else
    for (const { userId } of listed) {
      const identity = await state.of(identities).get('', userId);
      if (identity !== undefined) found.push(identity);
    }
  return new Map(found.map((identity) => [identity.userId, identity]));
}

interface MemberFacts {
  identity: StoredIdentity | undefined;
  userStatus: string;
  groups: readonly string[];
  /** The names of the permission profiles, of e-signature and of contract management. */
  profile: string;
  clmProfile: string;
}

function writeRow(
  account: StoredAccount,
  member: StoredMember,
  { identity, userStatus, groups, profile, clmProfile }: MemberFacts,
): MemberRow {
  const { workAddress = {} } = member.details;
  return {
    SiteID: String(getSite(account)),
    AccountID: account.accountId,
    AccountName: account.name,
    APIUserName: member.userId,
    FullName: member.userName,
    FirstName: member.firstName ?? identity?.firstName ?? '',
    LastName: member.lastName ?? identity?.lastName ?? '',
    UserEmail: member.email,
    UserStatus: userStatus,
    AddedDate: dateTime(member.createdAt),
    MembershipStatus: member.status,
    eSignPermissionProfile: profile,
    CompanyName: member.company ?? '',
    JobTitle: member.jobTitle ?? '',
    AddressLine1: workAddress.address1 ?? '',
    AdressLine2: workAddress.address2 ?? '',
    City: workAddress.city ?? '',
    StateRegionProvince: workAddress.stateOrProvince ?? '',
    PostalCode: workAddress.postalCode ?? '',
    Country: workAddress.country ?? '',
    Phone: workAddress.phone ?? '',
    Groups: groups.join(';'),
    EnableCLM: String(member.clmProfileId !== undefined),
    CLMPermissionProfile: clmProfile,
    IdentityProviderInfo: (identity?.providerIdentities ?? [])
      .map(({ providerId, immutableId }) => `${providerId}:${immutableId}`)
      .join(';'),
    eSignPermissionProfileID: member.permissionProfileId,
    LicenseType: account.planName,
  };
}

/** The status of the person over all accounts. */
async function readUserStatus(
  state: State,
  member: StoredMember,
  identity: StoredIdentity | undefined,
): Promise<string> {
  const statuses = [member.status];
  for (const accountId of identity?.accounts ?? []) {
    if (accountId === member.accountId) continue;
    const other = await state.of(members).get(accountId, member.userId);
    if (other !== undefined) statuses.push(other.status);
  }
  return userStatuses.get(summarizeStatuses(statuses)) ?? '';
}

/** The words of exports for the status of a person. */
const userStatuses = new Map<UserStatus, string>([
  ['active', 'Active'],
  ['created', 'Created'],
  ['closed', 'Closed'],
]);

/** Makes what lists the groups of a member. The groups are read once for all members. */
async function createGroupNames(
  state: State,
  account: StoredAccount,
): Promise<(member: StoredMember) => string[]> {
  const groups = (await listGroups(state, account)).map((group) => ({
    group,
    name: group.groupName,
    users: new Set(group.users),
  }));
  return (member) =>
    groups
      .filter(
        ({ group, users }) =>
          users.has(member.userId) || isInGroup({ ...group, users: [] }, member),
      )
      .map(({ name }) => name);
}
