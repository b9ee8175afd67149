// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingPlanPreview } from './billingPlanPreview.js';

/** An account as it was made, with what its first user needs to call the service. */
export interface NewAccountSummary {
    /** The account, by its external number. */
    accountId?: string | undefined;
    /**
     * The account, by its GUID.
     *
     * Format: guid
     */
    accountIdGuid?: string | undefined;
    /** What the account is called, as a rule the company. */
    accountName?: string | undefined;
    /** An encrypted form of the first user's password, for calls to old interfaces. */
    apiPassword?: string | undefined;
    /** The absolute address from which all calls for the account start. */
    baseUrl?: string | undefined;
    /** What the first bill will hold. */
    billingPlanPreview?: BillingPlanPreview | undefined;
    /**
     * The first user, by the GUID that the service gave to them.
     *
     * Format: guid
     */
    userId?: string | undefined;
}
