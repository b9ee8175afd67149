// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An account that belongs to an asset group. */
export interface AssetGroupAccountResponse {
    /**
     * The ID of the asset group of the account.
     *
     * Format: guid
     */
    readonly assetGroupId?: string | undefined;
    /** The name of the asset group of the account. */
    readonly assetGroupName?: string | undefined;
    /**
     * The GUID of the account, which cloning requires.
     *
     * Format: guid
     */
    readonly accountId?: string | undefined;
    /** The name of the account in the asset group. */
    readonly accountName?: string | undefined;
    /**
     * The external number of the account.
     *
     * Format: int64
     */
    readonly externalAccountId?: number | undefined;
    /**
     * Indicates whether the account has only plan items that its asset group includes. Only
     * compliant accounts can be cloned.
     */
    readonly compliant?: boolean | undefined;
    /**
     * The number of the site on which the account is.
     *
     * Format: int32
     */
    readonly siteId?: number | undefined;
    /** The name of the site on which the account is. */
    readonly siteName?: string | undefined;
}
