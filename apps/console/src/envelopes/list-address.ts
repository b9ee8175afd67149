import { inTenant } from '../api/tenant.ts';

const addresses = new Map<string, string>();

/** Notes the filters of a list that is shown, for the way back to it. */
export function rememberList(what: 'envelopes' | 'templates'): void {
  // It is rendered once more while the next page is loaded, which has its address by then.
  if (location.pathname === `/console/${what}`)
    addresses.set(what, location.pathname + location.search);
}

/** Returns the address of a list, with its last filters. */
export function getListAddress(what: 'envelopes' | 'templates'): string {
  return addresses.get(what) ?? inTenant(`/console/${what}`);
}
