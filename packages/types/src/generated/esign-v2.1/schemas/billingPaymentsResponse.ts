// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingPaymentItem } from './billingPaymentItem.js';

/** The payments of an account in a period. */
export interface BillingPaymentsResponse {
    /** The payments on this page. */
    billingPayments?: BillingPaymentItem[] | undefined;
    /** The relative URI of the next page of the list; null on the last page. */
    nextUri?: (string | null) | undefined;
    /** The relative URI of the previous page of the list; null on the first page. */
    previousUri?: (string | null) | undefined;
}
