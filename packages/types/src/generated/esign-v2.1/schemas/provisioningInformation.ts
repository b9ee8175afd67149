// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What a client needs to make accounts under its reseller. */
export interface ProvisioningInformation {
    /** The Connect configuration that new accounts start with. */
    defaultConnectionId?: string | undefined;
    /** The plan that new accounts start with. */
    defaultPlanId?: string | undefined;
    /** The code of the reseller. */
    distributorCode?: string | undefined;
    /** The password of the reseller. */
    distributorPassword?: string | undefined;
    /** What the password of the first user must look like, in words. */
    passwordRuleText?: string | undefined;
    /** The words of the promotion that applies to new accounts. */
    planPromotionText?: string | undefined;
    /**
     * Whether new accounts may be paid by purchase order or promotion.
     *
     * Format: boolean-string
     */
    purchaseOrderOrPromAllowed?: ("true" | "false") | undefined;
}
