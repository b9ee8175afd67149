// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingPlan } from './billingPlan.js';

/** A plan of the catalogue, and those to which its accounts can change. */
export interface BillingPlanResponse {
    /** The requested entry of the catalogue. */
    billingPlan?: BillingPlan | undefined;
    /** The plans to which an account on this plan can change. */
    successorPlans?: BillingPlan[] | undefined;
}
