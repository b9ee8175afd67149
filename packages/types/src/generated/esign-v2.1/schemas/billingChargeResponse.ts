// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingCharge } from './billingCharge.js';

/** What an account is charged for. */
export interface BillingChargeResponse {
    /** The charges, one entry for each kind of unit. */
    billingChargeItems?: BillingCharge[] | undefined;
}
