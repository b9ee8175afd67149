// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The brand to set. */
export interface UpdateWorkspaceBrandBody {
    /**
     * The ID of a brand of the account. With `null`, the workspace gets the default brand of the
     * account.
     *
     * Format: guid
     */
    brand_id?: (string | null) | undefined;
}
