// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A workspace to create. */
export interface CreateWorkspaceBody {
    /** The name of the new workspace. */
    name: string;
    /**
     * The ID of a brand of the account, whose logos and colors the pages get.
     *
     * Format: guid
     */
    brand_id?: (string | null) | undefined;
}
