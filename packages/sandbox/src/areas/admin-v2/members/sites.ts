import type { Membership } from '../../../account/users/memberships.ts';
import type { StoredIdentity } from '../../../state/model/account.ts';
import { getSite } from '../files/site.ts';
import { MembershipRefusal } from './membership-refusal.ts';

const names: Readonly<Record<number, string>> = {
  1: 'NA1',
  2: 'NA2',
  3: 'NA3',
  4: 'NA4',
  11: 'EU',
};

/** The site that keeps a user: that of the default account. */
export function findSite([first]: readonly Membership[]): { siteId: number; siteName: string } {
  const siteId = getSite(first?.account ?? {});
  return { siteId, siteName: names[siteId] ?? `Site ${siteId}` };
}

/**
 * Checks that a request names the site that keeps a user.
 * @throws MembershipRefusal
 */
export function requireSite(
  { userName }: Pick<StoredIdentity, 'userName'>,
  memberships: readonly Membership[],
  requested: number,
): void {
  const { siteId } = findSite(memberships);
  if (siteId === requested) return;
  throw new MembershipRefusal(
    'invalid_row_data',
    `${userName} is on the site ${siteId}, not ${requested}. Users_getUserProfiles returns the site_id of a user.`,
  );
}
