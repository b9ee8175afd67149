import type { StoredIdentity } from '../../../state/model/account.ts';
import type { OrganizationContext } from '../organization-context.ts';
import { MembershipRefusal } from './membership-refusal.ts';

/**
 * Checks that only administrators of the organization change one of them. With another e-mail
 * address, other rights or a closed membership of such a user, a delegated administrator could take
 * over the organization, or leave it without an administrator.
 * @throws MembershipRefusal account_admin_access_denied
 */
export function requireRank(
  { organization, isOrganizationAdmin }: Ranked,
  { userId, userName }: Pick<StoredIdentity, 'userId' | 'userName'>,
): void {
  if (isOrganizationAdmin) return;
  const listed = organization.administrators?.find((one) => one.userId === userId);
  if (listed === undefined || listed.delegation !== undefined) return;
  throw new MembershipRefusal(
    'account_admin_access_denied',
    `${userName} is an administrator of ${organization.name}. Only another one can change the name, the e-mail address, the permission profile or the status of this user.`,
  );
}

/** The properties of a context that say whether a caller administers the whole organization. */
type Ranked = Pick<OrganizationContext, 'organization' | 'isOrganizationAdmin'>;
