// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SubAccountCreateRequestSubAccountCreationSubscription } from './SubAccountCreateRequestSubAccountCreationSubscription.js';
import type { SubAccountCreateRequestSubAccountCreationTargetAccountDetails } from './SubAccountCreateRequestSubAccountCreationTargetAccountDetails.js';

/** A new account of an organization, with its subscription. */
export interface SubAccountCreateRequest {
    subscriptionDetails?: SubAccountCreateRequestSubAccountCreationSubscription | undefined;
    targetAccount?: SubAccountCreateRequestSubAccountCreationTargetAccountDetails | undefined;
}
