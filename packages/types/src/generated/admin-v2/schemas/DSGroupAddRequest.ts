// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A new group. */
export interface DSGroupAddRequest {
    /** The name of the group. Another group of the account must not have it. */
    group_name: string;
    /** The purpose of the group, as administrators see it. */
    description?: string | undefined;
}
