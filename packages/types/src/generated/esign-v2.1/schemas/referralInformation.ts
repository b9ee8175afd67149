// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Through whom a customer came to the service, and at which discount. */
export interface ReferralInformation {
    /** The advertisement that the customer followed. */
    advertisementId?: string | undefined;
    /**
     * Whether the account gets help from the support team.
     *
     * Format: boolean-string
     */
    enableSupport?: ("true" | "false") | undefined;
    /** The customer, by the ID that the reseller gave to it. */
    externalOrgId?: string | undefined;
    /** The customer as a member of an association, by its number there. */
    groupMemberId?: string | undefined;
    /** Of which kind the other IDs are. */
    idType?: string | undefined;
    /**
     * How many seats are included in the price.
     *
     * Format: integer-string
     */
    includedSeats?: string | undefined;
    /** The line of business of the customer. */
    industry?: string | undefined;
    /** The month with which the plan begins. */
    planStartMonth?: string | undefined;
    /** The code of a promotion that gives a discount. */
    promoCode?: string | undefined;
    /** The publisher on whose pages the advertisement stood. */
    publisherId?: string | undefined;
    /** The code that names whoever referred the customer. */
    referralCode?: string | undefined;
    /** The name of whoever referred the customer. */
    referrerName?: string | undefined;
    /** The discount on each seat and period, as a decimal number. */
    saleDiscountAmount?: string | undefined;
    /** The discount on each bill as a whole, as a decimal number. */
    saleDiscountFixedAmount?: string | undefined;
    /** The discount in per cent, as a decimal number. */
    saleDiscountPercent?: string | undefined;
    /**
     * For how many billing periods the discount holds.
     *
     * Format: integer-string
     */
    saleDiscountPeriods?: string | undefined;
    /** The price of a seat in place of the usual one, as a decimal number. */
    saleDiscountSeatPriceOverride?: string | undefined;
    /** The customer, by the ID that an online shop gave to it. */
    shopperId?: string | undefined;
}
