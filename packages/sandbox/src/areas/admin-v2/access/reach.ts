import type { Administrators } from '@countersign/mock/core/contract';
import { isActive, listMemberships, type Membership } from '../../../account/users/memberships.ts';
import { identities, type StoredAccount } from '../../../state/model/account.ts';
import type { Delegation, StoredOrganization } from '../../../state/model/organization.ts';
import type { State } from '../../../state/state.ts';
import type { AdminCaller } from '../admin-context.ts';

/** The accounts and rights of a caller in an organization. */
export interface Reach {
  /** True if the caller administers the whole organization. */
  isOrganizationAdmin: boolean;
  /** Rights that an administrator of the organization has delegated to the caller. */
  delegation?: Delegation;
  /** The accounts, also of other organizations, of which the caller is an active administrator. */
  administers: ReadonlySet<string>;
  /** The accounts of which the caller is an active member. */
  memberOf: ReadonlySet<string>;
}

/** Reads what a caller administers: a user by the list of the organization and by memberships. */
export async function readReach(
  state: State,
  organization: StoredOrganization,
  caller: AdminCaller,
): Promise<Reach> {
  const { organizationId, administrators } = organization;
  if (caller.type === 'client_app')
    return {
      isOrganizationAdmin: caller.organizationId === organizationId,
      administers: new Set(),
      memberOf: new Set(),
    };
  const memberships = await listActiveMemberships(state, caller.id);
  const administered = memberships.flatMap(({ account, member }) =>
    member.isAdmin ? [account] : [],
  );
  // A user whose memberships are all closed no longer administers anything.
  const listed =
    memberships.length === 0 ? undefined : administrators?.find((one) => one.userId === caller.id);
  return {
    isOrganizationAdmin:
      administrators === undefined
        ? administered.some((account) => account.organizationId === organizationId)
        : listed !== undefined && listed.delegation === undefined,
    ...(listed?.delegation !== undefined && { delegation: listed.delegation }),
    administers: new Set(administered.map(({ accountId }) => accountId)),
    memberOf: new Set(memberships.map(({ account }) => account.accountId)),
  };
}

/** Checks whether a delegation includes the right that an operation requires, in any account. */
export function hasRight(
  delegation: Delegation | undefined,
  { delegated }: Administrators,
): boolean {
  return delegation?.rights.some((right) => right === delegated) === true;
}

/** Checks whether a delegation applies to an account. */
export function isDelegatedFor(delegation: Delegation | undefined, accountId: string): boolean {
  return delegation !== undefined && delegation.accountIds?.includes(accountId) !== false;
}

/**
 * Checks whether a caller may use an operation with this rule for an account of the organization.
 */
export function mayUseFor(
  { isOrganizationAdmin, delegation, administers }: Reach,
  { accountId }: Pick<StoredAccount, 'accountId'>,
  rule: Administrators,
): boolean {
  return (
    isOrganizationAdmin ||
    (hasRight(delegation, rule) && isDelegatedFor(delegation, accountId)) ||
    (rule.account === true && administers.has(accountId))
  );
}

async function listActiveMemberships(state: State, userId: string): Promise<Membership[]> {
  const identity = await state.of(identities).get('', userId);
  return identity === undefined ? [] : (await listMemberships(state, identity)).filter(isActive);
}
