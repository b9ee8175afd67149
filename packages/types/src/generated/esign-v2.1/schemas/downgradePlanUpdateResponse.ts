// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A scheduled change of an account to a smaller plan. */
export interface DowngradePlanUpdateResponse {
    /** The payment method of the account after the change. */
    accountPaymentMethod?: string | undefined;
    /** The discount that applies to the smaller plan. */
    discountApplied?: string | undefined;
    /**
     * The date and time when the account changes to the smaller plan.
     *
     * Format: date-time
     */
    readonly downgradeEffectiveDate?: string | undefined;
    /** The billing period of the smaller plan, such as `Monthly`. */
    readonly downgradePaymentCycle?: string | undefined;
    /** The ID of the smaller plan. */
    readonly downgradePlanId?: string | undefined;
    /** The name of the smaller plan. */
    readonly downgradePlanName?: string | undefined;
    /** The status of the change: `Requested` until it takes place. */
    readonly downgradeRequestStatus?: string | undefined;
    /** A sentence about the change. */
    readonly message?: string | undefined;
    /** The ID of the product in the shop of the service. */
    productId?: string | undefined;
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
