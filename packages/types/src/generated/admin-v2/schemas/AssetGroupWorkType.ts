// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The kind of a work on an asset group. The service creates accounts with works of the types
 * `AccountAssetCreate` and `AccountAssetClone`.
 */
export type AssetGroupWorkType = "Undefined" | "GroupAssetFulfillment" | "AccountAssetFulfillment" | "AccountAssetClone" | "AccountAssetCreate" | "SubscriptionSync" | (string & {});
