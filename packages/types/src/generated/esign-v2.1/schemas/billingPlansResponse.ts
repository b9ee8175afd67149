// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingPlan } from './billingPlan.js';

/** The plans that the service sells. */
export interface BillingPlansResponse {
    /** The catalogue, without plans that are no longer sold. */
    billingPlans?: BillingPlan[] | undefined;
}
