import type { StoredAccount } from '../../../state/model/account.ts';

/** The site of accounts for which nothing else is said. */
const usualSite = 3;

/** The number of the site of the service that keeps an account. */
export function getSite({ siteId = usualSite }: Pick<StoredAccount, 'siteId'>): number {
  return siteId;
}
