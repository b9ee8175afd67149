import type { UserStatus } from '@countersign/types/admin-v2';
import type { UsersGetUsersQueryParams } from '@countersign/types/admin-v2';
import { requireDateTime } from '../../../engine/date-time.ts';
import {
  identities,
  members,
  type StoredAccount,
  type StoredMember,
} from '../../../state/model/account.ts';
import { domains } from '../../../state/model/organization.ts';
import type { State } from '../../../state/state.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { listOwnDomains, readHostName } from '../members/claimed-domains.ts';
import { findAccount, type OrganizationContext } from '../organization-context.ts';
import { presentStatus, summarizeStatuses } from './statuses.ts';

/** A membership that the list of users has, or a person who has none in the organization. */
export interface FoundUser {
  userId: string;
  membership?: { account: StoredAccount; member: StoredMember };
}

/**
 * Selects what the list of users has, in the order of the accounts, and of joining them.
 * @throws AdminRefusal
 */
export async function selectUsers(
  state: State,
  admin: OrganizationContext,
  query: UsersGetUsersQueryParams,
): Promise<FoundUser[]> {
  requireScope(query);
  const { account_id: accountId, membership_status: membershipStatus } = query;
  const searched = accountId === undefined ? admin.accounts : [findAccount(admin, accountId)];
  const isWanted = await createFilter(state, admin, query);
  const found: FoundUser[] = [];
  for (const account of searched)
    for (const member of await state.of(members).list(account.accountId))
      if (
        isWanted(member) &&
        (membershipStatus === undefined || presentStatus(member.status) === membershipStatus)
      )
        found.push({ userId: member.userId, membership: { account, member } });
  if (accountId === undefined && membershipStatus === undefined)
    found.push(...(await listWithoutMembership(state, admin, isWanted)));
  const status = readStatus(query.status);
  return status === undefined ? found : withStatus(state, found, status);
}

/** The record that filters check: a membership, or a person without one. */
type Filtered = Pick<StoredMember, 'email' | 'userName' | 'createdAt' | 'modifiedAt'>;

async function createFilter(
  state: State,
  { organization }: OrganizationContext,
  query: UsersGetUsersQueryParams,
): Promise<(one: Filtered) => boolean> {
  const email = query.email?.trim().toLowerCase();
  const like = query.email_user_name_like?.toLowerCase();
  const since = readSince(query.last_modified_since);
  const domainId = query.organization_reserved_domain_id?.toLowerCase();
  const domain =
    domainId === undefined
      ? undefined
      : await state.of(domains).get(organization.organizationId, domainId);
  if (domainId !== undefined && domain === undefined)
    throw new AdminRefusal(
      'not_found',
      `${organization.name} has no reserved domain ${domainId}. ReservedDomains_getReservedDomains returns them.`,
    );
  const hostName = domain?.hostName.toLowerCase();
  return (one) => {
    const address = one.email.toLowerCase();
    return (
      (email === undefined || address === email) &&
      (hostName === undefined || readHostName(address) === hostName) &&
      (like === undefined || address.includes(like) || one.userName.toLowerCase().includes(like)) &&
      (since === undefined || (one.modifiedAt ?? one.createdAt) >= since)
    );
  };
}

/** The users of the domains that the organization has claimed who are in none of its accounts. */
async function listWithoutMembership(
  state: State,
  admin: OrganizationContext,
  isWanted: (one: Filtered) => boolean,
): Promise<FoundUser[]> {
  if (!admin.isOrganizationAdmin) return [];
  const claimed = await listOwnDomains(state, admin.organization);
  if (claimed.size === 0) return [];
  const own = new Set(admin.accounts.map(({ accountId }) => accountId));
  return (await state.of(identities).list('')).flatMap((one) =>
    claimed.has(readHostName(one.email)) && !one.accounts.some((id) => own.has(id)) && isWanted(one)
      ? [{ userId: one.userId }]
      : [],
  );
}

/**
 * Selects the people with a status across all their memberships, also those of other organizations.
 */
async function withStatus(
  state: State,
  found: readonly FoundUser[],
  status: UserStatus,
): Promise<FoundUser[]> {
  const statuses = new Map<string, StoredMember['status'][]>();
  for (const { record } of await state.of(members).everywhere()) {
    const known = statuses.get(record.userId);
    if (known === undefined) statuses.set(record.userId, [record.status]);
    else known.push(record.status);
  }
  return found.filter(({ userId }) => summarizeStatuses(statuses.get(userId) ?? []) === status);
}

/**
 * @throws AdminRefusal where the request says too little of whom it wants
 * @evidence public
 */
function requireScope(query: UsersGetUsersQueryParams): void {
  const isScoped =
    query.account_id !== undefined || query.organization_reserved_domain_id !== undefined;
  if (!isScoped && query.email === undefined)
    throw new AdminRefusal(
      'invalid_request',
      'The query needs an email, an account_id or an organization_reserved_domain_id.',
    );
  if (!isScoped && query.last_modified_since !== undefined)
    throw new AdminRefusal(
      'invalid_request',
      'last_modified_since needs an account_id or an organization_reserved_domain_id.',
    );
}

function readSince(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return requireDateTime(
    'last_modified_since',
    text,
    (sentence) => new AdminRefusal('invalid_request', sentence),
  );
}

const statusWords: readonly UserStatus[] = ['active', 'created', 'closed'];

function readStatus(text: string | undefined): UserStatus | undefined {
  if (text === undefined) return undefined;
  const status = statusWords.find((one) => one === text.trim().toLowerCase());
  if (status !== undefined) return status;
  throw new AdminRefusal(
    'invalid_request',
    `status must be one of ${statusWords.join(', ')}; it is ${JSON.stringify(text)}.`,
  );
}
