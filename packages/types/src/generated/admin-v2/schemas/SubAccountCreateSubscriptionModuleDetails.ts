// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A module that a created account has. */
export interface SubAccountCreateSubscriptionModuleDetails {
    /**
     * The ID of the plan item.
     *
     * Format: guid
     */
    moduleId?: string | undefined;
    /** The name under which the plan lists the module. It is present with `include_details`. */
    moduleName?: string | undefined;
}
