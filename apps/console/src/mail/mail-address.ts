import { inTenant } from '../api/tenant.ts';

/**
 * The address of an e-mail, or of the list.
 * @param query what is in the query; the filters of now if left out
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
