// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SubscriptionProvisionModelAssetGroupWork } from './SubscriptionProvisionModelAssetGroupWork.js';

/** The result of a request to create an account. */
export interface SubscriptionProvisionModelAssetGroupWorkResult {
    AssetGroupWork?: SubscriptionProvisionModelAssetGroupWork | undefined;
    /** An explanation if the request was not accepted, otherwise empty. */
    readonly Message?: string | undefined;
    /** Indicates whether the request was accepted. */
    readonly Success?: boolean | undefined;
}
