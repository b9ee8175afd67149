import type { StoredAccount } from '../../../state/model/account.ts';
import { organizations, type StoredOrganization } from '../../../state/model/organization.ts';
import type { State } from '../../../state/state.ts';
import { isDelegatedFor, readReach } from '../access/reach.ts';
import type { AdminCaller } from '../admin-context.ts';
import { listOrganizationAccounts } from '../organization-context.ts';

/** An organization, with as much of it as a caller sees. */
export interface VisibleOrganization {
  organization: StoredOrganization;
  accounts: readonly StoredAccount[];
  /** True if the caller administers the organization, or a delegated part of it. */
  isAdministered: boolean;
}

/**
 * The filter of organizations: those that the caller administers, or those of the caller's
 * accounts.
 */
export type OrganizationsMode = 'org_admin' | 'account_membership';

/** Lists the organizations of a caller, the oldest first. */
export async function listOrganizations(
  state: State,
  caller: AdminCaller,
  mode: OrganizationsMode,
): Promise<VisibleOrganization[]> {
  const all = await state.of(organizations).list('');
  const found: VisibleOrganization[] = [];
  for (const organization of all.toSorted(compareAge)) {
    const reach = await readReach(state, organization, caller);
    const { isOrganizationAdmin, delegation, memberOf } = reach;
    const inside = await listOrganizationAccounts(state, organization);
    const isMember = inside.some(({ accountId }) => memberOf.has(accountId));
    const isAdministered = isOrganizationAdmin || delegation !== undefined;
    // An application has no memberships: it gets its organization in both modes.
    const isListed =
      mode === 'org_admin' || caller.type === 'client_app' ? isAdministered : isMember;
    if (!isListed) continue;
    const accounts = inside.filter(
      ({ accountId }) =>
        isOrganizationAdmin || memberOf.has(accountId) || isDelegatedFor(delegation, accountId),
    );
    found.push({ organization, accounts, isAdministered });
  }
  return found;
}

function compareAge({ createdAt = 0 }: StoredOrganization, other: StoredOrganization): number {
  return createdAt - (other.createdAt ?? 0);
}
