// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingPlanPreview } from './billingPlanPreview.js';

/** An account that was created, with the data that its first user needs to call the service. */
export interface NewAccountSummary {
    /** The external number of the account. */
    accountId?: string | undefined;
    /**
     * The GUID of the new account, which requests use in their path.
     *
     * Format: guid
     */
    accountIdGuid?: string | undefined;
    /** The name of the account, usually the name of the company. */
    accountName?: string | undefined;
    /** The first user's password in encrypted form, for requests to older interfaces. */
    apiPassword?: string | undefined;
    /** The absolute URL with which all requests for the account start. */
    baseUrl?: string | undefined;
    /** A preview of the first bill. */
    billingPlanPreview?: BillingPlanPreview | undefined;
    /**
     * The ID (GUID) of the first user. It is set by the service.
     *
     * Format: guid
     */
    userId?: string | undefined;
}
