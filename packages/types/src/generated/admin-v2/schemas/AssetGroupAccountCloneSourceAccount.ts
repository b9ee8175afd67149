// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The account that is cloned. */
export interface AssetGroupAccountCloneSourceAccount {
    /**
     * The ID of an account of the organization that belongs to an asset group and is compliant.
     *
     * Format: guid
     */
    id: string;
    /**
     * The number of the source account. It is present with `include_details`.
     *
     * Format: int64
     */
    readonly externalAccountId?: number | undefined;
    /** The site of the source account. It is present with `include_details`. */
    readonly site?: string | undefined;
    /** The name of the source account. It is present with `include_details`. */
    readonly name?: string | undefined;
}
