// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingPayment } from './billingPayment.js';

/** The payments that came out of one request, one for each bill that was paid. */
export interface BillingPaymentResponse {
    /** The payments, each with the bill that it went to. */
    billingPayments?: BillingPayment[] | undefined;
}
