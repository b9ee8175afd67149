// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OrganizationAccountRequest } from './OrganizationAccountRequest.js';

/** The accounts whose settings are exported. */
export interface OrganizationAccountsRequest {
    /** The accounts to export. At most 40 accounts are allowed. */
    accounts: OrganizationAccountRequest[];
}
