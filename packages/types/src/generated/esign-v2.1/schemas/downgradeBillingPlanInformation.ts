// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PlanInformation } from './planInformation.js';

/** The smaller plan to which an account wants to change. */
export interface DowngradeBillingPlanInformation {
    /** The reason of the change, such as `downgrade`. */
    downgradeEventType?: string | undefined;
    /** The smaller plan. */
    planInformation?: PlanInformation | undefined;
    /** The code of the promotion. */
    promoCode?: string | undefined;
    /** The discount on the smaller plan, as a decimal number. */
    saleDiscount?: string | undefined;
    /**
     * The number of billing periods for which the discount applies.
     *
     * Format: integer-string
     */
    saleDiscountPeriods?: string | undefined;
    /** The type of the discount, such as `percent` or `amount`. */
    saleDiscountType?: string | undefined;
}
