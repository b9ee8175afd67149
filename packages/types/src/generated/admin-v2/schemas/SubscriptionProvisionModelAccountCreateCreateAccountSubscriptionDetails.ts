// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The subscription, the plan and the modules that were requested for an account. */
export interface SubscriptionProvisionModelAccountCreateCreateAccountSubscriptionDetails {
    /** The ID of the requested subscription. */
    SubscriptionId?: string | undefined;
    /**
     * The ID of the requested plan.
     *
     * Format: guid
     */
    PlanId?: string | undefined;
    /** The IDs of the requested modules. */
    Modules?: string[] | undefined;
}
