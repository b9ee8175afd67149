// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SubAccountCreateSubscriptionModuleDetails } from './SubAccountCreateSubscriptionModuleDetails.js';

/** The parts that a created account gets from the subscription. */
export interface SubAccountCreateSubscriptionDetails {
    /** The ID of the subscription of the organization. */
    id?: string | undefined;
    /**
     * The ID of the plan that the account has.
     *
     * Format: guid
     */
    planId?: string | undefined;
    /** The name of the plan. It is present with `include_details`. */
    planName?: string | undefined;
    /** The modules that the account has. */
    modules?: SubAccountCreateSubscriptionModuleDetails[] | undefined;
}
