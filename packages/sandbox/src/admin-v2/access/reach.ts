import type { Administrators } from '@countersign/mock/extend';
import { isActive, listMemberships, type Membership } from '../../account/users/memberships.ts';
import { identities, type StoredAccount } from '../../state/model/account.ts';
import type {
  OrganizationAdministrator,
  StoredOrganization,
} from '../../state/model/organization.ts';
import type { State } from '../../state/state.ts';
import type { AdminCaller } from '../admin-context.ts';

/** What a caller administers in an organization. */
interface Reach {
  /** Whether the caller administers all of it. */
  isOrganizationAdmin: boolean;
  /** Whether the caller may use an operation with this rule for an account. */
  allows(account: StoredAccount, rule: Administrators): boolean;
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
      allows: () => false,
    };
  const memberships = await listActiveMemberships(state, caller.id);
  const administered = memberships.flatMap(({ account, member }) =>
    member.isAdmin ? [account] : [],
  );
  // Who is closed in all accounts administers nothing any more.
  const listed =
    memberships.length === 0 ? undefined : administrators?.find((one) => one.userId === caller.id);
  return {
    isOrganizationAdmin:
      administrators === undefined
        ? administered.some((account) => account.organizationId === organizationId)
        : listed !== undefined && listed.delegation === undefined,
    allows: ({ accountId }, rule) =>
      isDelegated(listed, accountId, rule) ||
      (rule.account === true && administered.some((one) => one.accountId === accountId)),
  };
}

function isDelegated(
  listed: OrganizationAdministrator | undefined,
  accountId: string,
  { delegated }: Administrators,
): boolean {
  const delegation = listed?.delegation;
  return (
    delegation !== undefined &&
    delegation.rights.some((right) => right === delegated) &&
    delegation.accountIds?.includes(accountId) !== false
  );
}

async function listActiveMemberships(state: State, userId: string): Promise<Membership[]> {
  const identity = await state.of(identities).get('', userId);
  return identity === undefined ? [] : (await listMemberships(state, identity)).filter(isActive);
}
