import { inTenant } from '../api/tenant.ts';

/**
 * Returns the address of an e-mail, or of the list.
 * @param query the values of the query; the current filters if left out
 */
export function mailAddress(mailId: string | undefined, query?: Record<string, string>): string {
  const url = new URL(
    mailId === undefined ? '/console/mail' : `/console/mail/${mailId}`,
    location.origin,
  );
  url.search = query === undefined ? location.search : new URLSearchParams(query).toString();
  url.searchParams.delete('view');
  return inTenant(url.pathname + url.search);
}
