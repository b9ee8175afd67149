// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingPaymentItem } from './billingPaymentItem.js';

/** The payments of an account in a period. */
export interface BillingPaymentsResponse {
    /** The payments of this chunk. */
    billingPayments?: BillingPaymentItem[] | undefined;
    /** The relative address of the next chunk; null on the last one. */
    nextUri?: (string | null) | undefined;
    /** The relative address of the chunk before; null on the first one. */
    previousUri?: (string | null) | undefined;
}
