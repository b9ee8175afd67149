// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What came of an activation. */
export interface UpdateResponse {
    /** How the activation went. */
    status?: string | undefined;
}
