// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The users who leave a group, by their IDs, their e-mail addresses, or both. At least one user is
 * required.
 */
export interface DSGroupUsersRemoveRequest {
    /** The GUIDs of users of the group. */
    user_ids?: string[] | undefined;
    /** The e-mail addresses of users of the group. */
    user_emails?: string[] | undefined;
}
