// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The information that a client needs to create accounts for its distributor. */
export interface ProvisioningInformation {
    /** The ID of the default Connect configuration of new accounts. */
    defaultConnectionId?: string | undefined;
    /** The ID of the default plan of new accounts. */
    defaultPlanId?: string | undefined;
    /** The code that identifies the reseller in requests that create accounts. */
    distributorCode?: string | undefined;
    /** The password of the reseller in requests that create accounts. */
    distributorPassword?: string | undefined;
    /** The password rules for the first user, as readable text. */
    passwordRuleText?: string | undefined;
    /** The text of the promotion that applies to new accounts. */
    planPromotionText?: string | undefined;
    /**
     * Specifies whether new accounts can be paid for by purchase order or promotion.
     *
     * Format: boolean-string
     */
    purchaseOrderOrPromAllowed?: ("true" | "false") | undefined;
}
