// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A group that the user joins. */
export interface DSGroupRequest {
    /**
     * The GUID of the group in the account.
     *
     * Format: guid
     */
    ds_group_id: string;
}
