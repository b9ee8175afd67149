// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddOn } from './addOn.js';
import type { FeatureSet } from './featureSet.js';
import type { RecipientDomain } from './recipientDomain.js';

/** The plan of an account, with its add-ons. */
export interface PlanInformation {
    /** The add-ons that extend the plan of the account. */
    addOns?: AddOn[] | undefined;
    /** The three-letter code of the currency, such as `USD`. */
    currencyCode?: string | undefined;
    /**
     * The number of days of the trial, if it differs from the default.
     *
     * Format: integer-string
     */
    freeTrialDaysOverride?: string | undefined;
    /**
     * The groups of features that come with the plan, each with its price and whether it is
     * switched on.
     */
    planFeatureSets?: FeatureSet[] | undefined;
    /** The ID of the plan. It is set by the service. */
    planId?: string | undefined;
    /** The e-mail domains of the recipients to whom the account can send. */
    recipientDomains?: RecipientDomain[] | undefined;
}
