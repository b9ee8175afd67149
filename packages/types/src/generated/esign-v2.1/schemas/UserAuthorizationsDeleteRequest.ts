// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The authorizations to delete. */
export interface UserAuthorizationsDeleteRequest {
    /** The IDs of the authorizations. */
    authorizations?: string[] | undefined;
}
