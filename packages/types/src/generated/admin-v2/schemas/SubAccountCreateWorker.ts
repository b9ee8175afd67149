// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AssetGroupWorkStatus } from './AssetGroupWorkStatus.js';
import type { AssetGroupWorkType } from './AssetGroupWorkType.js';
import type { SubAccountCreateSubscriptionDetails } from './SubAccountCreateSubscriptionDetails.js';
import type { SubAccountCreateTargetAccount } from './SubAccountCreateTargetAccount.js';
import type { SubAccountErrorDetails } from './SubAccountErrorDetails.js';

/** The creation of an account, with its progress. */
export interface SubAccountCreateWorker {
    /**
     * The ID of the work. Use it to get the progress.
     *
     * Format: guid
     */
    readonly assetGroupWorkId?: string | undefined;
    /**
     * The ID of the asset group in which the account is created.
     *
     * Format: guid
     */
    readonly assetGroupId?: string | undefined;
    readonly assetGroupWorkType?: AssetGroupWorkType | undefined;
    readonly status?: AssetGroupWorkStatus | undefined;
    /**
     * The ID of the order with which the plan items are provided.
     *
     * Format: guid
     */
    readonly orderId?: string | undefined;
    /**
     * The number of attempts so far.
     *
     * Format: int32
     */
    readonly attempts?: number | undefined;
    /**
     * The date and time when the account was requested, in ISO 8601 format (UTC).
     *
     * Format: date-time
     */
    readonly createdDate?: string | undefined;
    /**
     * The name of the user or application that requested the account. It is present with
     * `include_details`.
     */
    readonly createdByName?: string | undefined;
    /**
     * The e-mail address of the user who requested the account. It is present with
     * `include_details`.
     */
    readonly createdByEmail?: string | undefined;
    /** A sentence about the progress, or about the last error. */
    readonly message?: string | undefined;
    targetAccount: SubAccountCreateTargetAccount;
    subscriptionDetails: SubAccountCreateSubscriptionDetails;
    /** The reason why the last attempt failed. It is absent if none has failed since the last success. */
    readonly createAccountProcessingFailureDetails?: SubAccountErrorDetails | undefined;
}
