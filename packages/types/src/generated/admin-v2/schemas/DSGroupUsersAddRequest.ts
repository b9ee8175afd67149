// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The users who join a group. */
export interface DSGroupUsersAddRequest {
    /** The GUIDs of users of the account. */
    user_ids: string[];
}
