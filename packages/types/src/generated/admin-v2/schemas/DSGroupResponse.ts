// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A group of users of an account that applies to all its products. */
export interface DSGroupResponse {
    /**
     * The GUID of the group.
     *
     * Format: guid
     */
    ds_group_id?: string | undefined;
    /**
     * The GUID of the account that the group belongs to.
     *
     * Format: guid
     */
    account_id?: string | undefined;
    /** The product in which the group was created. */
    source_product_name?: string | undefined;
    /** The ID of the group in the product that created it. */
    group_id?: string | undefined;
    /** The name of the group, as displayed to administrators. */
    group_name?: string | undefined;
    /** The description of the group. */
    description?: string | undefined;
    /** Indicates whether the members of the group are administrators of the account. */
    is_admin?: boolean | undefined;
    /**
     * The date and time when the group was last changed, in ISO 8601 format (UTC).
     *
     * Format: date-time
     */
    last_modified_on?: string | undefined;
    /**
     * The number of users in the group.
     *
     * Format: int32
     */
    user_count?: number | undefined;
    /**
     * The external number of the account that the group belongs to.
     *
     * Format: int64
     */
    external_account_id?: number | undefined;
    /** The name of the account that the group belongs to. */
    account_name?: string | undefined;
    /** Indicates whether the identity provider of the organization manages the group through SCIM. */
    is_managed_by_scim?: boolean | undefined;
}
