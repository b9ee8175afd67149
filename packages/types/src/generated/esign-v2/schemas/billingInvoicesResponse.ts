// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingInvoice } from './billingInvoice.js';

/** The bills to an account in a period. */
export interface BillingInvoicesResponse {
    /** The bills of this chunk. */
    billingInvoices?: BillingInvoice[] | undefined;
    /** The relative address of the next chunk; null on the last one. */
    nextUri?: (string | null) | undefined;
    /** The relative address of the chunk before; null on the first one. */
    previousUri?: (string | null) | undefined;
}
