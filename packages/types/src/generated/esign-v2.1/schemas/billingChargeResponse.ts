// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingCharge } from './billingCharge.js';

/** The charges of an account. */
export interface BillingChargeResponse {
    /** The charges, one for each type of unit. */
    billingChargeItems?: BillingCharge[] | undefined;
}
