// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PaymentOption } from './paymentOption.js';

/** The values that a signer selected for a payment. */
export interface PaymentSignerValues {
    /**
     * Specifies whether the signer paid (`authorize`), saved a payment method for later (`save`), or
     * both (`save_and_authorize`).
     */
    paymentOption?: PaymentOption | undefined;
}
