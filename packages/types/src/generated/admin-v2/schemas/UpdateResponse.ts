// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The result of an activation. */
export interface UpdateResponse {
    /** The status of the activation. */
    status?: string | undefined;
}
