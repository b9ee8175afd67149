// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A module of a subscription: an add-on that a new account can have. */
export interface SubscriptionPlanItemResponse {
    /**
     * The ID of the module, as `modules` of account creation takes it.
     *
     * Format: guid
     */
    plan_item_id?: string | undefined;
    /** The name of the module. */
    plan_item_name?: string | undefined;
    /** The features that the module adds to an account. */
    plan_item_description?: string | undefined;
    /** The ID of the module in the billing of the service. */
    plan_item_internal_id?: string | undefined;
}
