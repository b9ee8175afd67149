// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OrganizationAccountRequest } from './OrganizationAccountRequest.js';

/** The accounts whose settings are to be exported. */
export interface OrganizationAccountsRequest {
    /** The accounts, no more than 40. */
    accounts: OrganizationAccountRequest[];
}
