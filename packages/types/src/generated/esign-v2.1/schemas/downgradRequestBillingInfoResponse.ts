// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DowngradePlanUpdateResponse } from './downgradePlanUpdateResponse.js';
import type { PaymentMethod } from './paymentMethod.js';

/** The smaller plan that an account requested, and how it pays. */
export interface DowngradRequestBillingInfoResponse {
    /** The smaller plan; absent if none was requested. */
    downgradePlanInformation?: DowngradePlanUpdateResponse | undefined;
    /** The payment method of the account. */
    paymentMethod?: PaymentMethod | undefined;
}
