// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddOn } from './addOn.js';
import type { FeatureSet } from './featureSet.js';
import type { RecipientDomain } from './recipientDomain.js';

/** The plan of an account, with what is added to it. */
export interface PlanInformation {
    /** What the account has beyond its plan. */
    addOns?: AddOn[] | undefined;
    /** The currency, by its code of three letters. */
    currencyCode?: string | undefined;
    /**
     * How many days the trial lasts in place of the usual number.
     *
     * Format: integer-string
     */
    freeTrialDaysOverride?: string | undefined;
    /** The bundles of features that the plan brings. */
    planFeatureSets?: FeatureSet[] | undefined;
    /** The plan, by the ID that the service gave to it. */
    planId?: string | undefined;
    /** The domains to whose recipients the account may send. */
    recipientDomains?: RecipientDomain[] | undefined;
}
