// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A group of users of an account that holds for all its products. */
export interface DSGroupResponse {
    /**
     * The GUID of the group.
     *
     * Format: guid
     */
    ds_group_id?: string | undefined;
    /**
     * The account that the group belongs to, by its GUID.
     *
     * Format: guid
     */
    account_id?: string | undefined;
    /** The product in which the group was made. */
    source_product_name?: string | undefined;
    /** The group as the product that made it numbers it. */
    group_id?: string | undefined;
    /** What the account calls this group. */
    group_name?: string | undefined;
    /** What the account says the group is for. */
    description?: string | undefined;
    /** Whether the members of the group are administrators of the account. */
    is_admin?: boolean | undefined;
    /**
     * When the group was last changed.
     *
     * Format: date-time
     */
    last_modified_on?: string | undefined;
    /**
     * How many users are in the group.
     *
     * Format: int32
     */
    user_count?: number | undefined;
    /**
     * The account that the group belongs to, by its external number.
     *
     * Format: int64
     */
    external_account_id?: number | undefined;
    /** What the customer calls the account of the group. */
    account_name?: string | undefined;
    /** Whether the identity provider of the organization keeps the group up to date by SCIM. */
    is_managed_by_scim?: boolean | undefined;
}
