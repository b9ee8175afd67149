// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingPayment } from './billingPayment.js';

/** The payments created by one request, one for each paid invoice. */
export interface BillingPaymentResponse {
    /** The payments, each with its invoice. */
    billingPayments?: BillingPayment[] | undefined;
}
