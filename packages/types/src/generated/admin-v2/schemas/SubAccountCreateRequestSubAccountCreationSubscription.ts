// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The subscription, the plan and the modules of a new account. The operation
 * AccountCreation_GetOrganizationPlanItems lists them.
 */
export interface SubAccountCreateRequestSubAccountCreationSubscription {
    /** The ID of the subscription. It is required. */
    id?: string | undefined;
    /**
     * The ID of the plan of the subscription. It is required.
     *
     * Format: guid
     */
    planId?: string | undefined;
    /** The IDs of the modules that the account gets. */
    modules?: string[] | undefined;
}
