// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ActorType } from './ActorType.js';
import type { AssetGroupWorkStatus } from './AssetGroupWorkStatus.js';
import type { AssetGroupWorkType } from './AssetGroupWorkType.js';
import type { SubscriptionProvisionModelAccountCreateCreateAccountDetails } from './SubscriptionProvisionModelAccountCreateCreateAccountDetails.js';
import type { SubscriptionProvisionModelAccountCreateCreateSubAccountDetails } from './SubscriptionProvisionModelAccountCreateCreateSubAccountDetails.js';
import type { SubscriptionProvisionModelChangeEvent } from './SubscriptionProvisionModelChangeEvent.js';
import type { SubscriptionProvisionModelServiceErrorDetails } from './SubscriptionProvisionModelServiceErrorDetails.js';

/** A work on an asset group, in the form that account creation returns. */
export interface SubscriptionProvisionModelAssetGroupWork {
    /**
     * The ID with which the progress of the creation is read.
     *
     * Format: guid
     */
    AssetGroupWorkId?: string | undefined;
    /**
     * The ID of the asset group, which reading the progress requires too.
     *
     * Format: guid
     */
    AssetGroupId?: string | undefined;
    AssetGroupWorkType?: AssetGroupWorkType | undefined;
    Status?: AssetGroupWorkStatus | undefined;
    /**
     * The ID of the order that provides the plan items.
     *
     * Format: guid
     */
    OrderId?: string | undefined;
    /**
     * The ID of the new account. It consists of zeros until the account exists.
     *
     * Format: guid
     */
    TargetAccountId?: string | undefined;
    /**
     * The ID of the account that is cloned.
     *
     * Format: guid
     */
    SourceAccountId?: string | undefined;
    /**
     * The number of the account that is cloned.
     *
     * Format: int64
     */
    SourceAccountExternalId?: number | undefined;
    /** The name of the account that is cloned. */
    SourceAccountName?: string | undefined;
    /** The site of the account that is cloned. */
    SourceAccountSite?: string | undefined;
    /**
     * The ID of the request from which the clone results.
     *
     * Format: guid
     */
    CloneRequestId?: string | undefined;
    CloneAccountDetails?: SubscriptionProvisionModelAccountCreateCreateAccountDetails | undefined;
    CreateSubAccountDetails?: SubscriptionProvisionModelAccountCreateCreateSubAccountDetails | undefined;
    /**
     * The number of times that the service has tried to create the account.
     *
     * Format: int32
     */
    Attempts?: number | undefined;
    /**
     * The date and time of the next attempt after a failed one.
     *
     * Format: date-time
     */
    RetryOn?: string | undefined;
    /** A sentence about the state of the work. */
    Message?: string | undefined;
    /** The name of the actor that requested the work. */
    CreatedByName?: string | undefined;
    /** The e-mail address of the user that requested the work. */
    CreatedByEmail?: string | undefined;
    ErrorDetails?: SubscriptionProvisionModelServiceErrorDetails | undefined;
    /**
     * The subscription of the asset group before a change of the contract.
     *
     * Format: guid
     */
    OldAssetGroupSubscriptionId?: string | undefined;
    /**
     * The subscription of the asset group after a change of the contract. It consists of zeros if
     * there is no change.
     *
     * Format: guid
     */
    NewAssetGroupSubscriptionId?: string | undefined;
    /** The system in which the work was requested. */
    SourceSystem?: string | undefined;
    /** The ID of the work in the system that requested it. */
    SourceId?: string | undefined;
    /** The ID of the user or application that requested the work. */
    CreatedBy?: string | undefined;
    CreatedByType?: ActorType | undefined;
    /**
     * The date and time when the work was requested.
     *
     * Format: date-time
     */
    CreatedDate?: string | undefined;
    /** The ID of the user or application that changed the work last. */
    UpdatedBy?: string | undefined;
    UpdatedByType?: ActorType | undefined;
    /**
     * The date and time of the last change of the work.
     *
     * Format: date-time
     */
    UpdatedDate?: string | undefined;
    /** The changes of the work so far, the oldest first. */
    UpdateHistory?: SubscriptionProvisionModelChangeEvent[] | undefined;
}
