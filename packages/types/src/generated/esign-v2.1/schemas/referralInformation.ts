// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The referral of a customer to the service and the resulting discount. */
export interface ReferralInformation {
    /** The ID of the advertisement that the customer followed. */
    advertisementId?: string | undefined;
    /**
     * Specifies whether the account has access to the support team.
     *
     * Format: boolean-string
     */
    enableSupport?: ("true" | "false") | undefined;
    /** The ID of the customer at the distributor. */
    externalOrgId?: string | undefined;
    /** The customer's member number in an association. */
    groupMemberId?: string | undefined;
    /** The type of the other IDs. */
    idType?: string | undefined;
    /**
     * The number of seats that are included in the price.
     *
     * Format: integer-string
     */
    includedSeats?: string | undefined;
    /** The industry of the customer. */
    industry?: string | undefined;
    /** The month in which the plan starts. */
    planStartMonth?: string | undefined;
    /** The promotion code, which grants a discount. */
    promoCode?: string | undefined;
    /** The ID of the publisher of the advertisement. */
    publisherId?: string | undefined;
    /** The code that identifies the referrer of the customer. */
    referralCode?: string | undefined;
    /** The name of the referrer of the customer. */
    referrerName?: string | undefined;
    /** The discount for each seat and billing period, as a decimal number. */
    saleDiscountAmount?: string | undefined;
    /** The discount on the whole bill, as a decimal number. */
    saleDiscountFixedAmount?: string | undefined;
    /** The discount in percent, as a decimal number. */
    saleDiscountPercent?: string | undefined;
    /**
     * The number of billing periods for which the discount applies.
     *
     * Format: integer-string
     */
    saleDiscountPeriods?: string | undefined;
    /** The price of a seat that replaces the regular price, as a decimal number. */
    saleDiscountSeatPriceOverride?: string | undefined;
    /** The ID of the customer in an online shop. */
    shopperId?: string | undefined;
}
