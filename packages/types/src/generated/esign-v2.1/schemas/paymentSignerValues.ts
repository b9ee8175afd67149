// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PaymentOption } from './paymentOption.js';

/** What a signer chose when paying. */
export interface PaymentSignerValues {
    /** Whether the signer paid, left a way to pay for later, or both. */
    paymentOption?: PaymentOption | undefined;
}
