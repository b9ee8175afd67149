// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SubscriptionPlanItemResponse } from './SubscriptionPlanItemResponse.js';

/** A subscription of an organization, with the plan and the modules that new accounts can have. */
export interface OrganizationSubscriptionResponse {
    /**
     * The ID of the eSignature plan, which account creation requires.
     *
     * Format: guid
     */
    plan_id?: string | undefined;
    /** The name of the plan, as the accounts show it. */
    plan_name?: string | undefined;
    /**
     * The number of accounts that belong to the asset group.
     *
     * Format: int32
     */
    associated_accounts_count?: number | undefined;
    /** The name of the asset group of the subscription. */
    asset_group_name?: string | undefined;
    /**
     * The ID of the asset group, to which the new accounts belong.
     *
     * Format: guid
     */
    asset_group_id?: string | undefined;
    /** The name of the contract. */
    subscription_name?: string | undefined;
    /** The ID of the contract, which account creation requires. */
    subscription_id?: string | undefined;
    /** The optional modules that new accounts can have. */
    modules?: SubscriptionPlanItemResponse[] | undefined;
}
